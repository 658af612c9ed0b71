public import SwiftUILayout
public import UIKitLayout

extension SwiftUILayout.Color {
    /// A colour of UIKit's, which follows light and dark.
    public init(uiColor: UIColor) {
        let light = uiColor.color(for: UITraitCollection(userInterfaceStyle: .light))
        let dark = uiColor.color(for: UITraitCollection(userInterfaceStyle: .dark))
        self.init(provider: { $0 ? dark : light })
    }

    /// A colour of UIKit's, by an older name.
    @_disfavoredOverload
    public init(_ color: UIColor) {
        self.init(uiColor: color)
    }
}
