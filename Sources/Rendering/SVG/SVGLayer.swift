internal import Foundation
internal import KeylineGraphics

/// A layer that is mixed with its backdrop as a whole: the paper, or a group.
struct SVGLayer {
    /// The elements so far; open groups' elements are not closed yet.
    var body = ""
    private let tag: String
    private let blendMode: DisplayItem.BlendMode
    /// The start tags of the groups inside that are open and mix item by item.
    private var openTags: [String] = []

    init(tag: String = "", blendMode: DisplayItem.BlendMode = .normal) {
        self.tag = tag
        self.blendMode = blendMode
    }

    /// Opens a group whose items belong to the layer.
    mutating func open(_ tag: String) {
        openTags.append(tag)
        body += tag
    }

    /// Closes the group that was opened last; false where none is open.
    mutating func closesGroup() -> Bool {
        guard openTags.popLast() != nil else { return false }
        body += "</g>\n"
        return true
    }

    /// Lays a finished layer over this one.
    mutating func mix(_ layer: SVGLayer, _ definitions: inout SVGDefinitions) {
        let element = layer.tag + layer.body + "</g>\n"
        guard layer.blendMode.decidesByAlpha else {
            body += element
            return
        }
        // The backdrop is all of this layer: its open groups are closed, and opened again for the following items.
        let reopening = openTags.joined()
        let closing = String(repeating: "</g>\n", count: openTags.count)
        let below = body + closing
        let above = reopening + element + closing
        body = Self.mixed(above, over: below, layer.blendMode, &definitions) + reopening
    }

    /// Mixes in ways that no blend mode of CSS has: the alpha of one layer decides the visible part of the other.
    private static func mixed(
        _ above: String, over below: String, _ mode: DisplayItem.BlendMode, _ definitions: inout SVGDefinitions
    ) -> String {
        func part(of elements: String, in mask: String, isWhite: Bool) -> String {
            let flat = SVGElement("g").with("filter", "url(#\(definitions.flattening(to: isWhite)))").opened
            let id = definitions.mask("\(flat)\n\(mask)</g>\n", onWhite: !isWhite)
            return SVGElement("g").with("mask", "url(#\(id))").opened + "\n\(elements)</g>\n"
        }
        return switch mode {
        case .destinationOver: above + below
        case .destinationOut: part(of: below, in: above, isWhite: false)
        case .destinationIn: part(of: below, in: above, isWhite: true)
        case .sourceAtop: below + part(of: above, in: below, isWhite: true)
        default: below + above
        }
    }
}

extension DisplayItem.BlendMode {
    /// Whether the mode is one of Porter and Duff's that CSS has not.
    fileprivate var decidesByAlpha: Bool {
        [.destinationOver, .destinationOut, .destinationIn, .sourceAtop].contains(self)
    }

    /// CSS's word for the mode; nil for the usual one, and where masks do it.
    fileprivate var css: String? {
        guard self != .normal, !decidesByAlpha else { return nil }
        return rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
    }
}

extension DisplayItem.Group {
    /// The group's blend mode, in CSS's words; nil for the usual one.
    var svgStyle: String? {
        if let mode = blendMode.css { return "mix-blend-mode:\(mode)" }
        return isIsolated ? "isolation:isolate" : nil
    }
}
