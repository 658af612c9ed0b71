// Core Animation's names are available beside UIKit's.
@_exported public import UIKitLayout
