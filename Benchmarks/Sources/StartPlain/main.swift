import Foundation

// As much of Foundation as a process uses that does something.
exit(FileManager.default.currentDirectoryPath.isEmpty ? 1 : 0)
