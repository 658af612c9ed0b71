import Foundation

/// What a program with previews is asked for by the one that follows its package.
///
/// It comes in variables of the environment: the words of the call are those that a person gave.
enum PreviewRequest: Equatable {
    /// Draw once, and leave what was drawn in a file: all previews, or those alone that stand in some files.
    case draw(state: String, version: Int, files: Set<String> = [])
    /// Print the inspector's page of a cell.
    case inspect(cell: Int)

    private static let state = "KEYLINE_PREVIEW_STATE"
    private static let version = "KEYLINE_PREVIEW_VERSION"
    private static let files = "KEYLINE_PREVIEW_FILES"
    private static let cell = "KEYLINE_PREVIEW_CELL"

    /// The request that this program was started with; nil where a person started it.
    static var current: Self? { Self(ProcessInfo.processInfo.environment) }

    /// Reads variables.
    init?(_ variables: [String: String]) {
        if let cell = variables[Self.cell].flatMap({ Int($0) }) {
            self = .inspect(cell: cell)
        } else if let state = variables[Self.state], let version = variables[Self.version].flatMap({ Int($0) }) {
            let files = variables[Self.files].map { Set($0.split(separator: "\n").map(String.init)) }
            self = .draw(state: state, version: version, files: files ?? [])
        } else {
            return nil
        }
    }

    /// The variables that say it.
    var variables: [String: String] {
        switch self {
        case .draw(let state, let version, let files):
            [Self.state: state, Self.version: "\(version)", Self.files: files.sorted().joined(separator: "\n")]
        case .inspect(let cell): [Self.cell: "\(cell)"]
        }
    }
}
