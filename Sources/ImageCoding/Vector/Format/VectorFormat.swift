/// A format of drawings, which have no pixels of their own.
public enum VectorFormat: String, Hashable, Sendable, CaseIterable {
    /// Portable Document Format, ISO 32000.
    case pdf = "PDF"
    /// Scalable Vector Graphics, W3C.
    case svg = "SVG"

    /// The Debian package of the library that reads the format.
    var package: String {
        switch self {
        case .pdf: "libpoppler-glib8"
        case .svg: "librsvg2-2"
        }
    }

    /// The ending of the files' names.
    public var fileNameExtension: String { rawValue.lowercased() }
}
