import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The user's editor, as VISUAL or EDITOR names it: words of the shell, as git has it.
struct Editor {
  private let command: String

  /// - Parameter environment: an empty variable counts for none.
  /// - Returns: `nil` where neither names an editor.
  init?(environment: [String: String]) {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty }
    guard let named else { return nil }
    command = named
  }

  /// Opens a file at a line, and waits until the editor is closed. The terminal is the editor's meanwhile.
  ///
  /// - Returns: the error; `nil` if the editor succeeded.
  func open(_ path: String, line: Int) -> String? {
    // The file is one argument, whatever its name.
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
