// `import SwiftUI` for a target that has it as another name of this module: what joins UIKit and SwiftUI, so that a
// library of UIKit with an entry for SwiftUI compiles. Nothing of SwiftUI is laid out; what a representable makes is shown.
@_exported public import UIKit
