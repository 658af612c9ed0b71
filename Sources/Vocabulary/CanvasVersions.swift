/// The versions of Interface Builder from which on documents are laid out otherwise.
///
/// A document stores the version that saved it, and its canvas had the bars, insets and margins of that version.
package enum CanvasVersions {
    /// The first versions of each behaviour, in order.
    package static let steps = [
        11000, 13000, 14500, 14700, 14800, 17000, 18000, 21000, 21500, 21600, 22000, 23000, 23700, 24000, 25000, 26000,
    ]

    /// The version that counts in a document: the plug-in's, which differs from the tools' by little, as some builds write a number for the
    /// tools that is no version. Where none can be read, the version of the oldest documents in the format.
    ///
    /// - Parameters:
    ///   - plugIn: The plug-in's version as the document has it, such as `14854.2`.
    ///   - tools: The tools' version.
    /// - Returns: The number before the first point.
    package static func version(plugIn: String?, tools: String?) -> Int {
        [plugIn, tools].lazy.compactMap { $0?.split(separator: ".").first.flatMap { Int($0) } }.first ?? 5000
    }

    /// Whether two versions lay every document out alike.
    package static func areAlike(_ first: Int, _ second: Int) -> Bool {
        steps.count { $0 <= first } == steps.count { $0 <= second }
    }
}
