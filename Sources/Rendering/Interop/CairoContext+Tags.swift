internal import CKeylineCairo

/// A part's role in a document, by the names of ISO 32000-1, 14.8.4.
enum PDFTag: String {
    /// All of it.
    case document = "Document"
    /// A text.
    case paragraph = "P"
    /// The title of what follows.
    case heading = "H1"
    /// A picture.
    case figure = "Figure"
}

extension CairoContext {
    /// Begins a part of the document's structure; items drawn until its end belong to it. Parts nest.
    ///
    /// Cairo 1.16 loses parts that begin inside a layer.
    func begin(_ tag: PDFTag) { cairo_tag_begin(handle, tag.rawValue, nil) }

    /// Ends the part that began last.
    func end(_ tag: PDFTag) { cairo_tag_end(handle, tag.rawValue) }
}
