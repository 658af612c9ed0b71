internal import KeylineByteText

/// A piece of a page. What is interpolated into it is escaped, unless it is such a piece itself.
package struct HTML: ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
    /// The markup.
    package let description: String

    /// Takes markup as it is.
    package init(verbatim markup: String) { description = markup }

    /// Takes markup written in code.
    package init(stringLiteral markup: String) { description = markup }

    /// Takes markup with values in it.
    package init(stringInterpolation: StringInterpolation) { description = stringInterpolation.markup }

    /// Collects markup.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var markup = ""

        package init(literalCapacity: Int, interpolationCount: Int) {
            markup.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        package mutating func appendLiteral(_ literal: String) { markup += literal }

        /// Adds a text, escaped for elements and quoted attributes.
        package mutating func appendInterpolation(_ text: String) { markup += text.escaped(for: .html) }

        package mutating func appendInterpolation(_ number: Int) { markup += String(number) }

        package mutating func appendInterpolation(_ piece: HTML) { markup += piece.description }

        package mutating func appendInterpolation(_ pieces: [HTML]) {
            for piece in pieces { markup += piece.description }
        }
    }

    /// A relative path as the value of a link.
    package static func link(_ path: String) -> String { path.escaped(for: .urlPath) }
}
