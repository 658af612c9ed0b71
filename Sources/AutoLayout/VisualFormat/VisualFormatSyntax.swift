package import Foundation

/// Checks visual formats before there are views.
package enum VisualFormatSyntax {
    /// Returns the mistake that makes a format unreadable and its position in the text; nil where there is none.
    package static func problem(
        in format: String,
        views: Set<String>,
        metrics: [String: CGFloat]
    ) -> (message: String, position: Int)? {
        do throws(VisualFormatError) {
            _ = try VisualFormatParser.parse(format, names: VisualFormatNames(metrics: metrics, items: views))
            return nil
        } catch {
            return (error.message, error.position)
        }
    }
}
