import KeylineScenes

extension Diagnostic.Kind {
    /// The sentence about a kind of findings that editors show.
    var schemaSummary: String {
        switch self {
        case .unsatisfiable: "Required constraints contradict each other and one was given up."
        case .ambiguous: "The constraints leave a frame open."
        case .missingConstraints: "A view of a document has no constraints for its position or size."
        case .misplaced: "The frame stored in the file is not the one that the constraints give."
        case .truncated: "Text does not fit and ends in an ellipsis or is cut off."
        case .brokenWord: "A word is divided because no line is long enough for it."
        case .offScreen: "Text or a control is beyond the screen, or beyond the reach of scrolling."
        case .clipped: "Text or a control is cut by the edge of a view around it."
        case .overlap: "Two texts overlap."
        case .underBar: "Text or a control is under a bar, the home indicator or the keyboard."
        case .covered: "Text or a control is under an opaque view."
        case .resized: "A view is stretched or compressed against its content so that it shows."
        case .touchTarget: "A control is too small to be touched safely."
        case .contrast: "Text contrasts too little with its background."
        case .controlContrast: "A control contrasts too little with its background."
        case .missingDescription: "An element says nothing to assistive technologies."
        case .redundantLabel: "A label repeats the role of its element, or is the name of a file."
        case .conflictingTraits: "An element has traits that exclude each other."
        case .readingOrder: "The order in which VoiceOver reads jumps."
        case .textInImage: "A picture seems to show text, which cannot be read aloud or enlarged."
        case .fixedTextSize: "Text keeps its size when the reader asks for larger text."
        case .unmirrored: "Content keeps its sides in a language that is read from right to left."
        case .untranslated: "Text is the same as in the language that it was written in first."
        case .leftover: "A placeholder such as %@ was left in a text."
        case .filler: "Text is Xcode's own for new objects, such as \"Label\"."
        case .outdatedSuppression: "A suppression applies to no finding any more."
        case .missingGlyph: "No font has a character."
        case .missingFont: "A font that was asked for is not there; another one stands in."
        case .missingImage: "An image that was asked for is not there; a placeholder stands in."
        case .missingString: "A string table has no entry for a key."
        case .missingColor: "A colour that was asked for is not there; another one stands in."
        case .unknownClass: "Keyline does not know a class or element; a placeholder stands in."
        case .missingReference: "A reference leads nowhere."
        case .unsettled: "The layout did not settle within the bounded number of passes."
        case .misuse: "Layout code works against the layout cycle."
        case .exception: "Layout code made a mistake for which UIKit raises an exception."
        case .ignored: "Something in the input was skipped."
        }
    }
}
