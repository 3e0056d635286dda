/// The needs of a documented command beyond the sample catalogue, and its exit code where that is not 0.
///
/// A command that is not here is run in a copy of the sample and has to end with 0.
struct CommandCare {
  /// Why it is here.
  let reason: String
  /// Shell lines that come before it; nothing where it is not run at all.
  var before: String? = ""
  var status: Int32 = 0

  static func notRun(_ reason: String) -> CommandCare { CommandCare(reason: reason, before: nil) }

  private static let oneDiffers =
    "sed -i.old 's/Settings/Preferences/' Screens/Account/settings.yaml && petri snapshot verify settings >/dev/null 2>&1 || true"

  static let byCommand: [String: CommandCare] = [
    "petri validate --watch": .notRun("It goes on until Ctrl-C; ValidateTests has it."),
    "petri launch cart --context 'items[0].name=Tea' --context-file cart.yaml": CommandCare(
      reason: "The file is its reader's own.",
      before: "echo 'items: [{name: Coffee, price: 4, quantity: 1}]' > cart.yaml"
    ),
    "petri graph --format dot | dot -Tsvg > app.svg": CommandCare(
      reason: "Graphviz is not everywhere.",
      before: "dot() { grep -q '^digraph'; }"
    ),
    "petri gallery": .notRun("It takes a build for debugging long; GalleryTests has it."),
    "petri gallery --out site": .notRun("It takes a build for debugging long; GalleryTests has it."),
    "petri gallery --group Shop": .notRun("It takes a build for debugging long; GalleryTests has it."),
    "petri launch sign-in --as png --out sign-in.png": .notRun(
      "It needs a program that not every machine has; PNGTests has it."
    ),
    "petri gallery --watch": .notRun("It goes on until Ctrl-C; GalleryWatchTests has it."),
    "petri gallery --since origin/main": .notRun("It needs a repository; GalleryTests has it."),
    "petri gallery --run kept": .notRun("The folder comes from another run; GalleryTests has it."),
    "petri gallery --source 'https://github.com/me/app/blob/main/{file}#L{line}'": .notRun(
      "It takes a build for debugging long; GalleryTests has it."
    ),
    "petri gallery --run kept-1 --run kept-2": .notRun("It takes a build for debugging long; GalleryTests has it."),
    "petri snapshot merge kept-1 kept-2 --report markdown=changes.md --report junit=snapshots.xml": CommandCare(
      reason: "The folders come from other runs.",
      before: "for i in 1 2; do petri snapshot verify --shard $i/2 --keep kept-$i >/dev/null; done"
    ),
    "petri check navigation": .notRun("It takes a build for debugging long; NavigationMutantTests has it."),
    "petri check navigation cart": .notRun("It takes a build for debugging long; NavigationMutantTests has it."),
    "petri check layout": .notRun("It takes a build for debugging long; LayoutMutantsTests has it."),
    "petri check layout cart checkout": .notRun("It takes a build for debugging long; LayoutMutantsTests has it."),
    "petri check --json": .notRun("It takes a build for debugging long; CheckTests has it."),
    "petri check": .notRun("It takes a build for debugging long; CheckTests has it."),
    "petri check leaks": .notRun("It takes a build for debugging long; CheckTests has it."),
    "petri check --budget 20": .notRun("It takes its time; CheckTests has it."),
    "petri check --accept": .notRun("It takes a build for debugging long; CheckTests has it."),
    "petri check --update-baseline": .notRun("It takes a build for debugging long; CheckTests has it."),
    "petri lsp": .notRun("An editor starts it; NeovimTests has it."),
    "petri snapshot audit": .notRun("It composes the sample thousands of times; AuditTests has it."),
    "petri snapshot audit cart checkout": .notRun("It composes them a thousand times; AuditTests has it."),
    "petri snapshot audit --changed origin/main --min 99": .notRun("It needs a repository; AuditTests has it."),
    "petri snapshot audit --sample 500 --seed 7 --json": .notRun(
      "It takes a build for debugging long; AuditTests has it."
    ),
    "petri snapshot review": CommandCare(reason: "Something has to pend.", before: oneDiffers),
    "petri snapshot verify welcome": CommandCare(
      reason: "It shows what a change looks like.",
      before: """
        mkdir new && cd new && petri init && petri snapshot record && sed -i.old 's/Welcome, /Good morning, /' Screens/welcome.yaml
        """,
      status: 1
    ),
    "petri snapshot accept --from snapshots": CommandCare(
      reason: "The folder comes from CI.",
      before:
        "sed -i.old 's/Settings/Preferences/' Screens/Account/settings.yaml; petri snapshot verify settings --keep snapshots >/dev/null || true"
    ),
    "petri snapshot merge shard-*.json --report junit=snapshots.xml": CommandCare(
      reason: "The reports come from other runs.",
      before: "for i in 1 2; do petri snapshot verify --shard $i/2 --report json=shard-$i.json >/dev/null; done"
    ),
    "petri snapshot merge shard-1.json shard-2.json --report junit=snapshots.xml": CommandCare(
      reason: "The reports come from other runs.",
      before: "for i in 1 2; do petri snapshot verify --shard $i/2 --report json=shard-$i.json >/dev/null; done"
    ),
    "petri snapshot merge kept-1 kept-2 --report html=snapshots.html --report markdown=pull-request.md": CommandCare(
      reason: "The folders come from other runs.",
      before: "for i in 1 2; do petri snapshot verify --shard $i/2 --keep kept-$i >/dev/null; done"
    ),
    "petri snapshot verify --matrix --shard $INDEX/$COUNT --report json=shard-$INDEX.json --keep snapshots":
      CommandCare(
        reason: "CI sets the variables.",
        before: "INDEX=1 COUNT=2"
      ),
    "petri snapshot verify --changed origin/main": CommandCare(
      reason: "It needs a repository.",
      before: """
        git init -q && git add . && git commit -qm one \
        && git update-ref refs/remotes/origin/main HEAD && echo '# seen' >> Screens/Account/settings.yaml
        """
    ),
  ]
}
