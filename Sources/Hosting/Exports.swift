// Apple's SwiftUI brings UIKit's names along. A client that compiles with `-module-alias SwiftUI=KeylineHosting` has both, and the bridge
// between them, under one import.
@_exported public import SwiftUILayout
@_exported public import UIKitLayout
