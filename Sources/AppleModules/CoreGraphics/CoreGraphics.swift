// Core Graphics' names stand beside UIKit's.
@_exported public import UIKitLayout
