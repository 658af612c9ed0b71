import KeylineGraphics
public import SwiftUILayout
public import UIKitLayout

extension SwiftUILayout.Path {
    /// The outline of a path of Core Graphics.
    public init(_ path: CGPath) { self.init(path.path) }

    /// The path for Core Graphics.
    public var cgPath: CGPath { CGPath(neutral) }
}
