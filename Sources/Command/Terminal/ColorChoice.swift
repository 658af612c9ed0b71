import Foundation

/// The streams whose messages are coloured.
enum ColorChoice: String, CaseIterable, Sendable {
    /// Terminals, unless the environment says otherwise.
    case auto
    case always
    case never

    /// Whether messages on a stream are coloured. `NO_COLOR` and `CLICOLOR_FORCE` count as at no-color.org and bixense.com/clicolors.
    ///
    /// - Parameters:
    ///   - isTerminal: Whether a terminal shows the stream.
    ///   - variables: The environment.
    /// - Returns: Whether they are.
    func applies(isTerminal: Bool, variables: [String: String]) -> Bool {
        func isSet(_ name: String) -> Bool { !(variables[name] ?? "").isEmpty }
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            if isSet("NO_COLOR") { return false }
            if isSet("CLICOLOR_FORCE"), variables["CLICOLOR_FORCE"] != "0" { return true }
            return isTerminal && variables["TERM"] != "dumb" && variables["CLICOLOR"] != "0"
        }
    }
}

/// Messages in the colours of compilers: the place bold, the severity in the colour of its weight.
enum MessageColors {
    private static let reset = "\u{1B}[0m"
    private static let bold = "\u{1B}[1m"

    /// A text of messages, each line beginning with a place and a severity, with colours; other lines as they are.
    static func painted(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
    }

    private static func line(_ line: Substring) -> String {
        guard let match = line.firstMatch(of: /^((?:\S.*?: )?)(error|warning|note):/) else { return String(line) }
        let location = match.1.isEmpty ? "" : "\(bold)\(match.1)\(reset)"
        let message = line[match.range.upperBound...]
        return "\(location)\(bold)\(color(of: match.2))\(match.2):\(reset)\(message)"
    }

    private static func color(of severity: Substring) -> String {
        switch severity {
        case "error": "\u{1B}[31m"
        case "warning": "\u{1B}[35m"
        default: "\u{1B}[36m"
        }
    }
}
