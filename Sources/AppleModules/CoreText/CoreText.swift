// Fonts of Core Text, which `UIKitLayout` declares here as far as they are there.
@_exported public import UIKitLayout
