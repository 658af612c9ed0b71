/// The values that an app's classes give to their outlets before the first picture, as `keyline-adapt` hands them to `keyline`.
package struct CodeReading: Codable, Hashable, Sendable {
    /// A class of the app.
    package struct Class: Codable, Hashable, Sendable {
        /// The class that it derives from; nil where it derives from none.
        package var superclass: String?
        /// The values in the order in which the code gives them, its superclasses' code included.
        package var values: [OutletValue]
        /// Whether its code, or a superclass of which there is no code, may decide the size of its views.
        package var mayDecideSize: Bool
        /// The names of its runtime attributes, its superclasses' included. True where the values tell all that code does with one.
        package var attributes: [String: Bool]
        /// The names of the outlets that code declares, where a superclass of which there is no code may declare others, sorted; nil where
        /// the code of all classes is here.
        package var knownOutlets: [String]?

        /// Describes a class.
        package init(
            superclass: String?, values: [OutletValue], mayDecideSize: Bool = false, attributes: [String: Bool] = [:],
            knownOutlets: [String]? = nil
        ) {
            self.superclass = superclass
            self.values = values
            self.mayDecideSize = mayDecideSize
            self.attributes = attributes
            self.knownOutlets = knownOutlets
        }
    }

    /// The version of the form.
    package private(set) var keyline = 1
    /// The classes by name.
    package var classes: [String: Class]
    /// The paths of the files that were read for them, sorted.
    package var files: [String]

    /// Describes classes that were read from files.
    package init(classes: [String: Class], files: [String] = []) {
        self.classes = classes
        self.files = files
    }

    /// The values of a class, those that its superclasses' code gives its objects among them.
    package func values(ofClass name: String) -> [OutletValue] { classes[name]?.values ?? [] }
}

/// A value that code gives to a property of an object or of one of its outlets.
package struct OutletValue: Codable, Hashable, Sendable {
    /// The certainty that the first picture shows the value.
    package enum Certainty: String, Codable, Hashable, Sendable {
        /// One unconditional assignment of a literal or a lookup.
        case certain
        /// A branch, a value with samples in it, or an assignment that another one may follow.
        case likely
        /// One of several values of branches, each of which replaces the document's own.
        case alternative
        /// A value that only running the code would tell; the document's own is a sample of it.
        case unknown
    }

    /// The outlets from the object to the one that has the property; empty for the object itself.
    package var path: [String]
    /// The property, by UIKit's name.
    package var property: String
    /// The state of a control, such as `normal`, or the number of a segment; nil for a property without states.
    package var state: String?
    /// The value.
    package var value: CodeValue
    /// The certainty.
    package var certainty: Certainty
    /// The path of the file with the code.
    package var file: String
    /// The line, from 1.
    package var line: Int
    /// The column in UTF-8, from 1.
    package var column: Int

    /// Describes a value.
    package init(
        path: [String], property: String, state: String?, value: CodeValue, certainty: Certainty, file: String,
        line: Int, column: Int
    ) {
        self.path = path
        self.property = property
        self.state = state
        self.value = value
        self.certainty = certainty
        self.file = file
        self.line = line
        self.column = column
    }
}

/// A value as code writes it.
package indirect enum CodeValue: Codable, Hashable, Sendable {
    /// A change of all letters.
    package enum LetterCase: String, Codable, Hashable, Sendable {
        case uppercased, lowercased, capitalized
    }

    /// A literal.
    case text(String)
    /// The value of a runtime attribute, which each object in a document has its own of.
    case attribute(String)
    /// A value that code makes of some runtime attributes in a way that only running it would tell.
    case madeOfAttributes([String])
    /// The text whose key is the value of a runtime attribute; nil for the table `Localizable`.
    case lookupOfAttribute(String, table: String?)
    /// A text without marks such as `<b>`, which become styles.
    case withoutMarks(CodeValue)
    /// The text of a key; nil for the table `Localizable`, and for a fallback that is the key.
    case lookup(key: String, table: String?, fallback: String?)
    /// The text whose key R.swift turned into a name.
    case generated(table: String, name: String)
    /// Texts one behind the other.
    case joined([CodeValue])
    /// A format with its values, or with samples of them.
    case formatted(CodeValue, [CodeValue])
    /// A text in other letters.
    case changed(CodeValue, LetterCase)
    /// True or false.
    case flag(Bool)
    /// A number, such as of lines or points.
    case number(Double)
    /// A colour by its components, from 0 to 1.
    case color(red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour of a catalog.
    case namedColor(String)
    /// A colour of UIKit's, by the name of its property, or one whose name Xcode or R.swift turned into a name in code.
    case systemColor(String)
    /// A picture of a catalog or a file.
    case namedImage(String)
    /// A picture whose name Xcode or R.swift turned into a name in code.
    case generatedImage(String)
    /// A symbol.
    case systemImage(String)
    /// A font.
    case font(CodeFont)
    /// Nil.
    case nothing
}

/// A font as code writes it.
package indirect enum CodeFont: Codable, Hashable, Sendable {
    /// The system's at a size in points, with the name of a weight; nil for the regular one.
    case system(size: Double, weight: String?)
    /// The system's italic at a size in points.
    case italic(size: Double)
    /// A font by its PostScript name at a size in points.
    case named(String, size: Double)
    /// The font of a text style, by UIKit's name of it.
    case style(String)
    /// A font that `UIFontMetrics` scales for a text style; nil for the body's.
    case scaled(CodeFont, style: String?)
    /// The first of some fonts that is there.
    case first([CodeFont])

    /// The font at another size; nil for one whose size is a text style's.
    package func resized(to size: Double) -> CodeFont? {
        switch self {
        case .system(_, let weight): return .system(size: size, weight: weight)
        case .italic: return .italic(size: size)
        case .named(let name, _): return .named(name, size: size)
        case .first(let fonts):
            let resized = fonts.compactMap { $0.resized(to: size) }
            return resized.count == fonts.count ? .first(resized) : nil
        case .style, .scaled: return nil
        }
    }
}
