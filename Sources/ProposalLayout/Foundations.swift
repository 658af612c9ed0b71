@_exported public import Foundation
public import KeylineScenes

/// The side on which lines and rows start.
public typealias LayoutDirection = KeylineScenes.LayoutDirection
