// Core Graphics' names are available beside UIKit's.
@_exported public import UIKitLayout
