public import KeylineGraphics
public import KeylineScenes

/// Is told what cannot be drawn, and of which view, while everything else is drawn.
public typealias DrawingRefusal = (RenderingError, ViewID?) -> Void

extension RenderingError {
    /// Whether one item is at fault, so that the others can be drawn without it.
    var isOfOneItem: Bool {
        switch self {
        case .notFinite, .tooLargeToDraw, .missingBitmap, .malformedRun, .missingGlyph, .fontUnavailable, .unusableFont,
            .nestedTooDeeply:
            true
        case .invalidSize, .tooLarge, .pageTooLarge, .tooManyLayers, .insufficientMemory, .refused: false
        }
    }

    /// The part that a picture lacks because an item of a view could not be drawn.
    ///
    /// - Parameter view: The view that the item belongs to.
    /// - Returns: A diagnostic of the severity `error`: the picture differs from the request.
    public func diagnostic(of view: ViewID?) -> Diagnostic {
        Diagnostic(.error, .ignored, view: view, message: message, hints: [hint].compactMap { $0 })
    }
}
