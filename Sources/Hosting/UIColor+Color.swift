public import SwiftUILayout
public import UIKitLayout

extension UIColor {
    /// A colour of SwiftUI's, which follows light and dark.
    public convenience init(_ color: SwiftUILayout.Color) {
        var surroundings = EnvironmentValues()
        surroundings.colorScheme = .light
        let light = color.neutral(in: surroundings)
        surroundings.colorScheme = .dark
        self.init(light: light, dark: color.neutral(in: surroundings))
    }
}
