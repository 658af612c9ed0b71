import Foundation

extension DisplayList {
    /// The digest of everything in the list, bit by bit: lists of equal digests give the same picture. It is the same on every machine
    /// and in every run.
    public var digest: SHA256Digest { BinaryEncoding(self).digest }
}

// Every type that a list consists of is below: structures name all their stored properties, and enumerations all their cases.

extension DisplayList: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.appendProperties(of: self, size, items, bitmaps)
    }
}

extension [Bitmap.ID: Bitmap]: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.append(count)
        for (id, bitmap) in sorted(by: { $0.key.digest.hexadecimal < $1.key.digest.hexadecimal }) {
            encoding.append(id)
            encoding.append(bitmap.id)
        }
    }
}

extension Bitmap.ID: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) { encoding.appendProperties(of: self, digest) }
}

extension DisplayItem: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.appendProperties(of: self, view, content)
    }
}

extension ViewID: BinaryEncodable {}

extension DisplayItem.Content: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        switch self {
        case .group(let group):
            encoding.append(case: 0)
            encoding.append(group)
        case .path(let item):
            encoding.append(case: 1)
            encoding.append(item)
        case .image(let item):
            encoding.append(case: 2)
            encoding.append(item)
        case .gradient(let item):
            encoding.append(case: 3)
            encoding.append(item)
        case .glyphs(let run):
            encoding.append(case: 4)
            encoding.append(run)
        }
    }
}

// MARK: Groups

extension DisplayItem.Group: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.appendProperties(of: self, transform, clip, opacity, blendMode, blur, isIsolated, items)
    }
}

extension DisplayItem.BlendMode: BinaryEncodable {}

extension DisplayItem.Blur: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.appendProperties(of: self, deviation, isOpaque)
    }
}

// MARK: Paths

extension DisplayItem.PathItem: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.appendProperties(of: self, path, style, color)
    }
}

extension DisplayItem.PathItem.Style: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        switch self {
        case .fill: encoding.append(case: 0)
        case .evenOddFill: encoding.append(case: 1)
        case .stroke(let style):
            encoding.append(case: 2)
            encoding.append(style)
        }
    }
}

extension StrokeStyle: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.appendProperties(of: self, lineWidth, lineCap, lineJoin, dash, dashPhase, miterLimit)
    }
}

extension StrokeStyle.LineCap: BinaryEncodable {}
extension StrokeStyle.LineJoin: BinaryEncodable {}

extension Path: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) { encoding.appendProperties(of: self, elements) }
}

extension Path.Element: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        switch self {
        case .move(let point):
            encoding.append(case: 0)
            encoding.append(point)
        case .line(let point):
            encoding.append(case: 1)
            encoding.append(point)
        case .curve(let end, let control1, let control2):
            encoding.append(case: 2)
            encoding.append(end)
            encoding.append(control1)
            encoding.append(control2)
        case .close: encoding.append(case: 3)
        }
    }
}

extension Color: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.appendProperties(of: self, red, green, blue, alpha)
    }
}

// MARK: Pictures and gradients

extension DisplayItem.ImageItem: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.appendProperties(of: self, bitmap, source, destination, tint, isMirrored)
    }
}

extension DisplayItem.GradientItem: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.appendProperties(of: self, stops, geometry, destination, scale, extendsBefore, extendsAfter)
    }
}

extension DisplayItem.GradientItem.Stop: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) { encoding.appendProperties(of: self, place, color) }
}

extension DisplayItem.GradientItem.Geometry: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        switch self {
        case .linear(let start, let end):
            encoding.append(case: 0)
            encoding.append(start)
            encoding.append(end)
        case .circular(let center, let start, let end):
            encoding.append(case: 1)
            encoding.append(center)
            encoding.append(start)
            encoding.append(end)
        case .elliptical(let center, let radius, let start, let end):
            encoding.append(case: 2)
            encoding.append(center)
            encoding.append(radius)
            encoding.append(start)
            encoding.append(end)
        case .angular(let center, let start, let end):
            encoding.append(case: 3)
            encoding.append(center)
            encoding.append(start)
            encoding.append(end)
        }
    }
}

// MARK: Glyphs

extension GlyphRun: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.appendProperties(
            of: self, font, fontSize, origin, advance, glyphs, text, clusters, direction, color, link)
    }
}

extension GlyphRun.Glyph: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) { encoding.appendProperties(of: self, id, position) }
}

extension GlyphRun.Cluster: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.appendProperties(of: self, utf8Count, glyphCount)
    }
}

extension GlyphRun.Direction: BinaryEncodable {}

extension FontID: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) {
        encoding.appendProperties(of: self, name, checksum, faceIndex, variations, slant)
    }
}

extension FontID.Variation: BinaryEncodable {
    package func encode(into encoding: inout BinaryEncoding) { encoding.appendProperties(of: self, tag, value) }
}
