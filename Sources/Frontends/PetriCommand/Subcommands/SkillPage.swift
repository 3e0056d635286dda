/// The output of `petri skill`. A test runs every command in it, in order, with the files that it shows.
enum SkillPage {
  static let text = #"""
    # Petri for coding agents

    Petri composes an app's screens from YAML on any machine, without a simulator. You write a file, look at the screen as text, tap it, and have a check
    fail when it changes. A command takes part of a second. Results are on standard output, errors and notes on standard error; an error names the file,
    the line, what was expected and the command to try next. Exit codes: 0 done, 1 a check failed, 3 nothing matches, 64 wrong usage, 66 no
    catalogue, 74 a file can't be read or written. With `--json`, commands print JSON by `petri schema --output`, errors too: `failure` has each problem
    with its place, the nearest name and the command to try next.

    ## 1. Ask before you write

    In an empty folder make a catalogue; in an app there is one (the nearest `Catalog.yaml` upwards).

        petri init
        petri manifest

    The manifest has each part, container, screen and key of the app's state with its shortest use. Words find entries, with all of their keys; so do
    `--kind part`, `--kind color`, `--kind symbol`, `--kind string`. Use what is there before you write something new.

        petri manifest store
        petri manifest --kind container --full

    The format's own keys are in tables: `screen`, `kinds-of-view`, `attributes`, `tap`, `walk-step`, `expectation`, `types`, `bar` and others, which `all` lists.
    A key's name prints what it means wherever it can be written.

        petri manifest --format kinds-of-view
        petri manifest --format tap
        petri manifest --format reconcile

    ## 2. Write

    What the whole app knows is `state` in `Catalog.yaml`; every key has a default.

    ```yaml
    # Catalog.yaml
    catalog: Club
    format: 1
    screens: [Screens]
    start: sign-in
    state:
      signedIn: {type: bool, default: false}
      memberName: {type: string, default: ""}
    ```

    A screen is a file below `Screens`, its name in kebab-case; ids and keys of the context, the state and the form are camelCase. `context` is what its opener
    gives, `form` what a person fills in, `${…}` reads them, the state and the element of a list (`item`).

    ```yaml
    # Screens/sign-in.yaml
    screen: sign-in
    title: Sign in
    wrapping: [navigation]
    form:
      mail: {type: string, default: ""}
    content:
      - textField: {id: mail, placeholder: E-mail, text: "${form.mail}"}
      - label: {text: "Hello, ${state.memberName}", when: "${state.signedIn}"}
      - button:
          id: submit
          title: Sign in
          enabled: "${form.mail != ''}"
          tap:
            - set: {signedIn: true, memberName: "${form.mail}"}
            - {open: club-events, with: {events: [Chess, Go]}}
    walks:
      in:
        - type: {into: mail, text: ann@example.com}
        - tap: submit
        - expect: {screen: club-events, text: Chess}
    ```

    ```yaml
    # Screens/club-events.yaml
    screen: club-events
    title: Events
    context:
      events: {type: list, of: string, example: [Chess, Go]}
    content:
      - label: {text: Nothing yet, when: "not ${events}"}
      - list:
          views:
            - row: {each: "${events}", title: "${item}", tap: {emit: chosen}}
      - button: {title: Sign out, tap: [{set: {signedIn: false}}, pop]}
    ```

    - A tap is one action or a list: `{open: SCREEN, with: {…}}`, `{set: {key: value}}`, `{link: URL}`, `{emit: name}`, `{toast: text}`, `dismiss`, `pop`,
      `close`, `{select: TAB}`.
    - `open` pushes where there is a navigation controller (`wrapping: [navigation]` around the first screen), else it presents.
    - A key without a default is required: give it in `with`. Its `example` is used when the screen is launched alone.
    - A screen with `content: {alert: {title, message, actions}}` is an alert: a tap opens it as any other. `links` open a screen from outside, `route` is
      the stack that it is shown on then, `interceptors` is what comes first: `[{require: "${state.signedIn}", show: sign-in}]`.
    - Quote every text with `${`, `: ` or `#` in it. Conditions: `"${a} and not ${b}"`, `"${form.mail != ''}"`, `"${name} in ${state.reserved}"`. A text
      chooses by `"${item in state.reserved ? 'Taken' : 'Free'}"`. A step of a list of actions can have its own: `{set: {failed: true}, when: "${…}"}`.
    - `set` changes lists too: `{reserved: {append: "${name}"}}`.

    Check after every edit. A code in brackets is explained.

        petri validate
        petri validate --fix
        petri explain unknown-key

    ## 3. See

        petri tree sign-in --refs

    prints a line for each controller and view, a reference before it, and a hash in the last line. The same view keeps its reference across taps,
    edits of others and processes; one without an `id` changes it with its text. `petri launch SCREEN --as wireframe` draws the screen with the references at the right, `--as accessibility` is what VoiceOver reads, with
    obstacles (`tree` has no `--as`).

        petri launch sign-in --as wireframe --refs
        petri launch sign-in --as accessibility --refs

    A large screen in a few lines; what is left out has the option that prints it:

        petri tree club-events --refs --max-lines 4
        petri tree club-events --in @e48q

    Any context, state, device, appearance and locale:

        petri tree club-events --refs --context 'events=[]' --state signedIn=true
        petri launch sign-in --as wireframe --refs --device iphone-se --content-size accessibility-xl

    ## 4. Act

    Each command begins at the launch and makes the moves of `--then`. References and names both work: `tap:@e2m6`, `tap:submit`, `tap:Sign in`. Moves:
    `tap:`, `type:FIELD=TEXT`, `set:CONTROL=VALUE`, `submit:FIELD`, `swipe:ROW=ACTION`, `select:TAB`, `open:LINK`, `back`, `dismiss`, `wait:SECONDS`.

        petri tree sign-in --refs --effects --then type:@ew6m=ann@example.com --then tap:@e2m6

    A line for each move begins with `>`: state that was set, events, links that were opened, screens that came and went. "changes nothing" means that the tap has
    no effect. With the hash of what you saw before, only the lines that came and went are printed:

        petri tree sign-in --since 8bf36954 --then type:@ew6m=ann@example.com

    A stale reference is an error that lists those that there are. `petri route SCREEN --refs` shows the screen behind a route.

    ## 5. Keep it

    Walks (above) are the app's behaviour; steps are the moves as YAML, and `expect` checks what is shown: `screen`, `text`, `noText`, `event`, `opens`, `refused`.
    Every flow that you are asked for gets a walk. Only `petri walk` finds a control's name in it that nothing has. Examples hide mistakes: a fixed text in place
    of `${…}` looks right as long as the value is the example, so one walk gives another value (a `fixture`, a text that is typed) and expects it to be shown.

        petri walk
        petri walk sign-in in

    Snapshots are its looks. Record when the screens are right, with `--matrix` every fixture, device and language too; `verify` compares, with a diff and exit code 1.

        petri snapshot record
        petri snapshot verify

    Before you are done:

        petri changed --since 1h
        petri graph
        petri coverage
        petri snapshot audit
        petri validate

    `petri coverage` lists views, links and screens that no walk, snapshot or example reaches; `petri snapshot audit` makes small changes and prints those that
    no snapshot notices.

    `petri changed` lists the screens, links, walks and snapshots that an edit touches; without a time it compares with git's last commit. `--as wireframe` prints
    the touched screens. If verify fails and the change is wanted, `petri snapshot accept` takes it; if not, mend the screen.

    ## When something is wrong

    | sign | do |
    |---|---|
    | `can't be done: nothing here is called …` | run the command of the help line, take a name or a reference from it |
    | a tap does nothing, or is refused | the reason is in the `>` line: add `tap:`, or wrap the first screen in `navigation` |
    | a text is missing | its `when` doesn't hold: set `--state` or `--context`, look with `petri show SCREEN` |
    | a walk fails | it prints the step, what was expected and what is shown; run its moves with `--then` |
    | a screen can't be reached | `petri route SCREEN --from START --plan` |

    """#
}
