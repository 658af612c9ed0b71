// swift-format-ignore-file: AlwaysUseLowerCamelCase

import KeylineGraphics
import KeylineScenes
import KeylineTypesetting
import Testing

@testable import SwiftUILayout

/// The rows of the acceptance table that tests are about.
extension Tag {
    @Tag static var h11: Self
    @Tag static var h12: Self
    @Tag static var h13: Self
    @Tag static var h14: Self
    @Tag static var h15: Self
    @Tag static var h16: Self
    @Tag static var h17: Self
    @Tag static var h18: Self
    @Tag static var h19: Self
    @Tag static var h20: Self
    @Tag static var h21: Self
    @Tag static var h22: Self
    @Tag static var h23: Self
    @Tag static var h24: Self
    @Tag static var h25: Self
    @Tag static var h26: Self
    @Tag static var h27: Self
    @Tag static var h29: Self
    @Tag static var h30: Self
    @Tag static var h31: Self
    @Tag static var h32: Self
    @Tag static var h33: Self
    @Tag static var h34: Self
    @Tag static var h35: Self
    @Tag static var h36: Self
}

/// Lays out views without a window and looks at what came of them.
@MainActor
enum Laboratory {
    static let fonts = Result { try FontCollection.bundled() }

    static func services() throws -> SceneServices {
        SceneServices(typesetter: Typesetter(fonts: try fonts.get()))
    }

    static func environment(
        _ direction: LayoutDirection = .leftToRight, width: CGFloat = 400, height: CGFloat = 400
    ) -> SceneEnvironment {
        var environment = SceneEnvironment(size: CGSize(width: width, height: height), scale: 1)
        environment.layoutDirection = direction
        return environment
    }

    static func measure(
        _ width: CGFloat?, _ height: CGFloat?, _ direction: LayoutDirection = .leftToRight,
        @ViewBuilder _ content: @escaping () -> some View
    ) throws -> ViewMeasurement {
        ViewMeasurement(
            ProposedViewSize(width: width, height: height), environment: environment(direction),
            services: try services(), content: content)
    }

    /// A view of one size.
    static func fixed(_ width: CGFloat, _ height: CGFloat) -> StubView {
        StubView { _ in CGSize(width: width, height: height) }
    }

    /// A view that takes what it is offered, 10 points where that is left open.
    static var color: StubView { StubView { $0.replacingUnspecifiedDimensions() } }

    /// A view like a text of one line: as wide as offered, up to a width.
    static func text(_ width: CGFloat, _ height: CGFloat, atLeast minimum: CGFloat = 0) -> StubView {
        StubView(baseline: { _ in (height - 4, height - 4) }) { proposal in
            CGSize(width: max(min(proposal.width ?? width, width), minimum), height: height)
        }
    }
}

extension ViewMeasurement {
    subscript(name: String) -> CGRect? { frames.first { $0.name == name }?.frame }
}
