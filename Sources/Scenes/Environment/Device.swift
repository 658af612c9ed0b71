public import Foundation
public import KeylineGraphics

/// A device as layout sees it.
///
/// Sizes, scales and insets are the commonly published figures; `DeviceTable.swift` holds them.
public struct Device: Hashable, Sendable {
    /// The measures of a device held one way.
    public struct Metrics: Hashable, Sendable {
        /// The insets of the safe area without any bar of an app, in points.
        public var safeArea: Insets
        /// The horizontal size class.
        public var horizontal: SizeClass
        /// The vertical size class.
        public var vertical: SizeClass
    }

    /// The marketing names of the devices that share these measures.
    public let names: [String]
    /// The id that Interface Builder files use; nil where none was seen.
    public let interfaceBuilderID: String?
    /// The kind of device.
    public let idiom: InterfaceIdiom
    /// The size of the screen held upright, in points.
    public let portraitSize: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    let portrait: Metrics
    let landscape: Metrics

    /// The first of the names.
    public var name: String { names.first ?? "" }

    /// The size of the screen, in points.
    public func size(_ orientation: Orientation) -> CGSize {
        switch orientation {
        case .portrait: portraitSize
        case .landscape: CGSize(width: portraitSize.height, height: portraitSize.width)
        }
    }

    /// The insets and size classes.
    public func metrics(_ orientation: Orientation) -> Metrics {
        orientation == .portrait ? portrait : landscape
    }
}

extension Device {
    /// Whether a device, held either way, is exactly as wide as a size, or as wide and as high.
    package static func sidesFit(_ size: CGSize) -> (width: Bool, height: Bool) {
        let sizes = all.flatMap { [$0.size(.portrait), $0.size(.landscape)] }
        return (sizes.contains { $0.width == size.width }, sizes.contains(size))
    }

    /// The device of a marketing name; case, spaces and punctuation do not matter. It goes by that name from then on.
    public static func named(_ name: String) -> Device? {
        let wanted = simplified(name)
        guard let device = all.first(where: { $0.names.contains { simplified($0) == wanted } }) else { return nil }
        return device.ordered { simplified($0) == wanted }
    }

    /// The device with one of its names before the others.
    private func ordered(first isFirst: (String) -> Bool) -> Device {
        Device(
            names: names.filter(isFirst) + names.filter { !isFirst($0) }, interfaceBuilderID: interfaceBuilderID,
            idiom: idiom, portraitSize: portraitSize, scale: scale, portrait: portrait, landscape: landscape)
    }

    /// The device of an id in Interface Builder files.
    public static func interfaceBuilder(id: String) -> Device? {
        all.first { $0.interfaceBuilderID == id }
    }

    /// The names nearest to one that no device has, the nearest first, at most five.
    ///
    /// Those come first whose words are most like the ones asked for, such as `iPad mini (5th generation)` for `iPad mini 5`.
    public static func names(near name: String) -> [String] {
        guard name.utf8.count <= 100 else { return [] }
        let wanted = words(of: name)
        let ranked = allNames.enumerated().map { place, candidate in
            let words = words(of: candidate)
            let shared = wanted.filter { word in words.contains { $0.hasPrefix(word) } }.count
            let missing = wanted.count - shared
            let extra = missing == 0 ? words.count : Spelling.distance(name.lowercased(), candidate.lowercased())
            return (name: candidate, missing: missing, extra: extra, place: place)
        }
        .filter { $0.missing < wanted.count }
        let near = ranked.sorted { ($0.missing, $0.extra, $0.place) < ($1.missing, $1.extra, $1.place) }.map(\.name)
        return Array((near.isEmpty ? Spelling.nearest(5, to: name, among: allNames) : near).prefix(5))
    }

    private static func words(of name: String) -> [String] {
        name.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init)
    }

    /// Every name by which a device can be asked for.
    public static var allNames: [String] { all.flatMap(\.names) }

    private static func simplified(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." })
    }
}
