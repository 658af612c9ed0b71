public import Foundation
import KeylineGraphics

/// What lies between a view's content and what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    /// Creates an effect without a look.
    public override init() {
        super.init()
    }
}

/// A blur, which Keyline draws as a veil of the material's colour: nothing behind it is blurred.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The material; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable, CaseIterable {
        /// Lighter than what is behind.
        case extraLight = 0
        /// Light.
        case light
        /// Dark.
        case dark
        /// Light or dark with the appearance.
        case regular = 4
        /// Lighter or darker than `regular`.
        case prominent
        /// The most translucent.
        case systemUltraThinMaterial
        /// Very translucent.
        case systemThinMaterial
        /// The usual one.
        case systemMaterial
        /// Hardly translucent.
        case systemThickMaterial
        /// As the bars of the system.
        case systemChromeMaterial
        /// The most translucent, always light.
        case systemUltraThinMaterialLight
        /// Very translucent, always light.
        case systemThinMaterialLight
        /// The usual one, always light.
        case systemMaterialLight
        /// Hardly translucent, always light.
        case systemThickMaterialLight
        /// As the bars of the system, always light.
        case systemChromeMaterialLight
        /// The most translucent, always dark.
        case systemUltraThinMaterialDark
        /// Very translucent, always dark.
        case systemThinMaterialDark
        /// The usual one, always dark.
        case systemMaterialDark
        /// Hardly translucent, always dark.
        case systemThickMaterialDark
        /// As the bars of the system, always dark.
        case systemChromeMaterialDark
    }

    let style: Style

    /// Creates a blur of a material.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// Glass, which Keyline draws as a veil of a thin material's colour, as SwiftUI's, with its tint over it.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    /// The clearness; raw values are Apple's.
    public enum Style: Int, Hashable, Sendable {
        /// The glass of bars and controls.
        case regular = 0
        /// Clearer, over pictures.
        case clear
    }

    let style: Style
    /// The colour of the glass.
    open var tintColor: UIColor?
    /// Whether it answers touches. Changes no picture.
    open var isInteractive = false

    /// Regular glass.
    public override init() {
        style = .regular
        super.init()
    }

    /// Creates glass of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    fileprivate func draw(in outline: Path, _ canvas: inout ViewCanvas) {
        let veil: UIBlurEffect.Style = style == .regular ? .systemThinMaterial : .systemUltraThinMaterial
        canvas.fill(outline, veil.veil)
        if let tintColor { canvas.fill(outline, tintColor) }
    }
}

/// Holds several views of glass, which melt into one on Apple's systems when they are near; they are drawn apart.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance below which they melt, in points. Changes no picture.
    open var spacing: CGFloat = 0
}

/// An effect that makes content stand out of a blur; the content is drawn as it is.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    /// Creates the effect for a blur.
    public init(blurEffect: UIBlurEffect) {
        super.init()
    }
}

/// Shows an effect behind its content.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The effect.
    open var effect: UIVisualEffect?
    /// The view that content is put into.
    open private(set) var contentView: UIView

    /// Creates a view of an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        contentView = UIView()
        super.init(frame: .zero)
        begin()
    }

    /// Creates a view without an effect, as subclasses without initializers of their own inherit it.
    public override init(frame: CGRect) {
        contentView = UIView()
        super.init(frame: frame)
        begin()
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        contentView = UIView()
        super.init(coder: coder)
        begin()
    }

    /// Takes over a content view that a document made.
    package func adopt(contentView: UIView) {
        self.contentView.removeFromSuperview()
        self.contentView = contentView
        begin()
    }

    private func begin() {
        contentView.frame = bounds
        contentView.translatesAutoresizingMaskIntoConstraints = true
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(contentView, at: 0)
    }

    override func boundsSizeDidChange(from oldSize: CGSize) {
        contentView.frame = bounds
    }

    override func drawContent(in canvas: inout ViewCanvas) {
        let outline = appearance.outline(of: bounds)
        if let blur = effect as? UIBlurEffect { canvas.fill(outline, blur.style.veil) }
        (effect as? UIGlassEffect)?.draw(in: outline, &canvas)
    }
}

extension UIBlurEffect.Style {
    /// The colour of the veil.
    fileprivate var veil: UIColor {
        switch self {
        case .extraLight: Self.light(0.92)
        case .light: Self.light(0.75)
        case .dark: Self.dark(0.75)
        case .regular: Self.dynamic(0.8)
        case .prominent: Self.dynamic(0.9)
        case .systemUltraThinMaterial: Self.dynamic(0.55)
        case .systemThinMaterial: Self.dynamic(0.68)
        case .systemMaterial: Self.dynamic(0.8)
        case .systemThickMaterial: Self.dynamic(0.9)
        case .systemChromeMaterial: Self.dynamic(0.86)
        case .systemUltraThinMaterialLight: Self.light(0.55)
        case .systemThinMaterialLight: Self.light(0.68)
        case .systemMaterialLight: Self.light(0.8)
        case .systemThickMaterialLight: Self.light(0.9)
        case .systemChromeMaterialLight: Self.light(0.86)
        case .systemUltraThinMaterialDark: Self.dark(0.55)
        case .systemThinMaterialDark: Self.dark(0.68)
        case .systemMaterialDark: Self.dark(0.8)
        case .systemThickMaterialDark: Self.dark(0.9)
        case .systemChromeMaterialDark: Self.dark(0.86)
        }
    }

    private static func light(_ opacity: Double) -> UIColor { UIColor(Color(hexadecimal: 0xF6F6F7, alpha: opacity)) }
    private static func dark(_ opacity: Double) -> UIColor { UIColor(Color(hexadecimal: 0x252527, alpha: opacity)) }
    private static func dynamic(_ opacity: Double) -> UIColor {
        UIColor(
            light: Color(hexadecimal: 0xF6F6F7, alpha: opacity), dark: Color(hexadecimal: 0x252527, alpha: opacity))
    }
}
