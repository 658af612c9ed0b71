import Foundation
import KeylineScenes

/// The device that a document shows its scenes on.
struct CanvasDevice: Hashable, Sendable {
    /// The id in the document, such as `retina6_1`.
    let id: String
    let orientation: Orientation
    let appearance: Appearance
    /// The device by its id; nil for an id that is not known.
    let device: Device?

    /// Reads the device of a document that a version of Interface Builder saved.
    init?(_ element: IBElement?, tools: ToolsVersion) {
        guard let element, let id = element.id else { return nil }
        self.id = id
        orientation = element.word("orientation", in: Self.orientations) ?? .portrait
        appearance = element.word("appearance", in: Self.appearances) ?? .light
        device = Device.interfaceBuilder(id: Self.successor(of: id, tools: tools) ?? id)
    }

    /// The device that goes by another one's id from a version on: the large iPhone of 428 points became the one of 430.
    private static func successor(of id: String, tools: ToolsVersion) -> String? {
        id == "retina6_7" && tools >= 23700 ? "retina6_72" : nil
    }

    private static let orientations: [String: Orientation] = ["portrait": .portrait, "landscape": .landscape]
    private static let appearances: [String: Appearance] = ["light": .light, "dark": .dark]

    var idiom: InterfaceIdiom { device?.idiom ?? (id.hasPrefix("ipad") ? .pad : .phone) }

    /// Pixels per point; a phone that is not known is newer than this program.
    var scale: CGFloat { device?.scale ?? (idiom == .pad ? 2 : 3) }

    var size: CGSize? { device?.size(orientation) }
}
