import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The user's editor. As in git, VISUAL or EDITOR holds a shell command.
struct Editor {
  private let command: String

  init?(environment: [String: String]) {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty }
    guard let named else { return nil }
    command = named
  }

  /// Opens a file at a line and waits until the editor exits. The editor uses the terminal meanwhile.
  ///
  /// - Returns: an error message; `nil` on success.
  func open(_ path: String, line: Int) -> String? {
    // Passed as `$@`, so that the shell doesn't interpret the file name.
    let arguments = ["sh", "-c", "\(command) \"$@\"", "sh", "+\(line)", path]
    var pointers = arguments.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var status: Int32 = 0
    let problem = petri_run_in_foreground("/bin/sh", &pointers, &status)
    if problem != 0 { return "the editor can't be started: \(String(cString: petri_error_text(-problem)))" }
    switch status {
    case 0: return nil
    case 126, 127: return "the editor '\(command)' can't be run; VISUAL and EDITOR name it"
    case ..<0: return "the editor '\(command)' was ended by signal \(-status)"
    default: return "the editor '\(command)' ended with exit code \(status)"
    }
  }
}
