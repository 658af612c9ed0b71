package import Foundation

/// Text in runs with attributes, as documents and code give it.
///
/// Foundation's attributed strings stand at the public API alone. On Linux they trap where neighbouring runs have equally many attributes and
/// one is an object: joining runs compares their attributes, and `CFEqual` knows no objects of Swift.
package struct StyledText {
    /// Text that has the same attributes throughout.
    package struct Run {
        let text: String
        let attributes: [NSAttributedString.Key: Any]

        /// Names a run.
        package init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
            self.text = text
            self.attributes = attributes
        }
    }

    /// The runs in the order of the text.
    let runs: [Run]
    /// What code gave, so that it gets that back.
    private let given: NSAttributedString?

    /// Joins runs.
    package init(_ runs: [Run]) {
        self.runs = runs.filter { !$0.text.isEmpty }
        given = nil
    }

    /// Takes an attributed string apart.
    init(_ string: NSAttributedString) {
        var runs: [Run] = []
        let text = string.string as NSString
        let whole = NSRange(location: 0, length: string.length)
        // Looking for the longest range would compare neighbours.
        string.enumerateAttributes(in: whole, options: .longestEffectiveRangeNotRequired) { attributes, range, _ in
            runs.append(Run(text.substring(with: range), attributes))
        }
        self.runs = runs
        given = string
    }

    /// The text without attributes.
    package var string: String { runs.map(\.text).joined() }

    /// Each run with the offset of its first UTF-16 code unit.
    var placedRuns: [(offset: Int, run: Run)] {
        var offset = 0
        return runs.map { run in
            defer { offset += run.text.utf16.count }
            return (offset, run)
        }
    }

    /// The attributed string for code: what it gave itself, or one of the document's runs.
    package var attributedString: NSAttributedString {
        if let given { return given }
        let result = NSMutableAttributedString(string: "")
        var previousCount = -1
        for run in runs {
            var attributes = run.attributes
            // Runs with unequal numbers of attributes are not compared any further.
            if attributes.count == previousCount { attributes[.init("KeylineRun")] = NSNumber(value: true) }
            previousCount = attributes.count
            result.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        return result
    }
}
