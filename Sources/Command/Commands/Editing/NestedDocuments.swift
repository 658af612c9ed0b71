import KeylineByteText
import KeylineEditing
import KeylineScenes

/// A name that a file does not know, because it belongs to a document that the file shows inside.
struct NestedNameError: InputError, Equatable {
    let name: String
    /// The file that an editing command was given.
    let file: String
    /// The file that has to be edited, and what the name stands for there.
    let other: String
    let object: String

    var message: String { "\"\(name)\" belongs to another file, \(other), which is shown inside this one" }
    var location: SourceLocation? { SourceLocation(file: file) }
    var hint: String? {
        "edit \(other.escaped(for: .shellWord)), where it is \(object.escaped(for: .shellWord))"
    }
}

/// The documents that a file's scenes show inside.
@MainActor
struct NestedDocuments {
    private let file: String
    private let settings: CommandSettings

    init(_ file: String, _ settings: CommandSettings) {
        self.file = file
        self.settings = settings
    }

    /// Does an edit; where it fails because of a name that another document has, the error names that one.
    func naming<Result>(_ edit: () throws -> Result) throws -> Result {
        do { return try edit() } catch let error as EditingError {
            let name: String
            switch error {
            case .unknownView(let view, _, _): name = view
            case .unknownConstraint(let constraint, _, _): name = constraint
            case .unknownSubject(let subject, _, _): name = subject
            default: throw error
            }
            guard let better = try nested(name) else { throw error }
            throw better
        }
    }

    private func nested(_ name: String) throws -> NestedNameError? {
        let opened = try SceneFiles(fontFolders: settings.sources.fontFolders, operands: [file]).open(file)
        for scene in opened.scenes {
            let layout = try opened.makeScene(scene.id, in: scene.environment).layout
            if let view = layout.views(called: name).first?.view, let nesting = view.identity.nesting,
                nesting.path != nesting.object, let other = view.identity.location?.file
            {
                return NestedNameError(name: name, file: file, other: other, object: nesting.object.rawValue)
            }
            let constraint = layout.constraints.first { $0.identifier == name && $0.location?.file != file }
            if let other = constraint?.location?.file {
                return NestedNameError(name: name, file: file, other: other, object: name)
            }
        }
        return nil
    }
}
