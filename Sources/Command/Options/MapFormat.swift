import KeylineRendering

/// The form of a map.
enum MapFormat: String, CaseIterable, Sendable {
    /// Pixels.
    case png
    /// Vectors on one page.
    case pdf
    /// Vectors for the web.
    case svg
    /// A page that zooms, in one file.
    case html
    /// Nodes and edges.
    case json

    /// The kind of picture; nil for a page and for data.
    var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }
}
