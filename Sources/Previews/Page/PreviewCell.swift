public import Foundation
internal import KeylineChecks
public import KeylineScenes

/// The content of the page and the sheet for one scene in one environment.
public struct PreviewCell: Sendable {
    /// A thing that is wrong, and where in the picture.
    public struct Mark: Hashable, Sendable {
        /// The findings.
        public var diagnostic: Diagnostic
        /// The frame of the view concerned, in points; nil where no view is.
        public var frame: CGRect?
        /// Whether it is a fault of the document, in every environment.
        var isOfDocument = false
    }

    /// The picture that was drawn.
    public struct Picture: Sendable {
        /// The file, relative to the page.
        public var file: String
        /// The size in points.
        public var size: CGSize
        /// The environment in words.
        public var environment: String
        /// The number of times the file was drawn again since the page was opened; 0 for a page that stays as it is.
        public var revision = 0
    }

    /// The picture; why there is none, where there is none.
    public var picture: Result<Picture, PreviewFailure>
    /// The error.
    public var marks: [Mark]
    /// The place, among the matrix's cells, of the neighbour that looks the same and whose picture is shown; nil for one of its own.
    public var same: Int?
    /// The inspector's page of the scene, relative to this page; nil where there is none.
    public var inspector: String?
}

/// Why a cell has no picture.
public struct PreviewFailure: Error, Hashable, Sendable {
    /// The error in words.
    public var message: String
}

extension PreviewCell {
    /// The marks of diagnostics: each with the frame of its view.
    ///
    /// - Parameters:
    ///   - diagnostics: What is wrong with the scene or its picture.
    ///   - scene: The scene.
    ///   - origin: The upper left corner of the picture, in the scene's coordinates.
    /// - Returns: The marks, with frames from the picture's corner.
    static func marks(of diagnostics: [Diagnostic], in scene: Scene, from origin: CGPoint) -> [Mark] {
        guard !diagnostics.isEmpty else { return [] }
        let views = scene.layout.viewsByID
        return diagnostics.map { diagnostic in
            let frame = diagnostic.view.flatMap { views[$0]?.frame }
            return Mark(diagnostic: diagnostic, frame: frame?.offsetBy(dx: -origin.x, dy: -origin.y))
        }
    }

    /// The most that is wrong.
    var severity: Diagnostic.Severity? { marks.map(\.diagnostic.severity).max() }
}
