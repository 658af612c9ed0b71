import Foundation
import KeylineByteText
import KeylineEditing
import KeylineLayoutFile
import KeylinePreviews
import KeylineRendering
import KeylineScenes

extension OptionValueReader where Value == String {
    /// Any text that is not empty.
    static func text(_ placeholder: String) -> OptionValueReader {
        OptionValueReader(placeholder, "non-empty text") { $0.isEmpty ? nil : $0 }
    }

    /// A BCP 47 tag, by its form: a language of two or three letters, then subtags.
    static var locale: OptionValueReader {
        OptionValueReader("TAG", "a language tag such as en, pt-BR or zh-Hant") { text in
            let parts = text.replacing("_", with: "-").split(separator: "-", omittingEmptySubsequences: false)
            guard let language = parts.first, (2...3).contains(language.count) else { return nil }
            guard language.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
            let isTag = parts.dropFirst().allSatisfy { part in
                (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
            return isTag ? parts.joined(separator: "-") : nil
        }
    }
}

extension OptionValueReader where Value == String {
    /// A region by its ISO 3166 code, or its UN M.49 number.
    static var region: OptionValueReader {
        OptionValueReader("CODE", "a region such as US, GB or 419") { text in
            let letters = text.count == 2 && text.allSatisfy { $0.isASCII && $0.isLetter }
            let digits = text.count == 3 && text.allSatisfy { $0.isASCII && $0.isNumber }
            return letters || digits ? text.uppercased() : nil
        }
    }
}

extension OptionValueReader where Value == Diagnostic.Kind {
    /// A kind of finding, by its name or in the words in which messages print it.
    static var kind: OptionValueReader {
        let names = cases("KIND")
        return OptionValueReader(
            placeholder: names.placeholder, expectation: names.expectation, choices: names.choices
        ) { (text) throws(ValueError) in
            if let kind = Diagnostic.Kind(words: text) { return kind }
            return try names.read(text)
        }
    }
}

extension OptionValueReader where Value == Bool {
    /// On or off.
    static var flag: OptionValueReader {
        OptionValueReader("STATE", oneOf: [("off", false), ("on", true)])
    }
}

extension OptionValueReader where Value == Device {
    /// A device by its name, its spelling simplified, or its id in Interface Builder files.
    static var device: OptionValueReader {
        let expectation = "the name of a device"
        let names = Device.allNames
        return OptionValueReader(placeholder: "NAME", expectation: expectation, choices: names) {
            (text) throws(ValueError) in
            if let device = Device.named(text) ?? Device.interfaceBuilder(id: text) { return device }
            throw ValueError(
                text: text, expectation: expectation, choices: names, advice: DeviceHint.text(for: text))
        }
    }
}

extension OptionValueReader where Value == CGSize {
    /// Width and height in points.
    static var size: OptionValueReader {
        OptionValueReader("WxH", "a width and a height from 1 to 16384 points, such as 375x667") { text in
            let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
            guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else { return nil }
            let allowed = 1.0...16_384
            return allowed.contains(width) && allowed.contains(height) ? CGSize(width: width, height: height) : nil
        }
    }
}

extension OptionValueReader where Value == CGFloat {
    /// Pixels per point.
    static var scale: OptionValueReader {
        OptionValueReader("N", "a number from 1 to 8") { text in
            guard let number = Double(text), (1...8).contains(number) else { return nil }
            return CGFloat(number)
        }
    }

    /// A height in points.
    static var height: OptionValueReader {
        OptionValueReader("H", "a number of points from 0 to 16384") { text in
            guard let number = Double(text), (0...16_384).contains(number) else { return nil }
            return CGFloat(number)
        }
    }
}

extension OptionValueReader where Value == Int {
    /// A port; 0 is any free one.
    static var port: OptionValueReader {
        OptionValueReader("N", "a port from 0 to 65535") { text in
            guard let number = Int(text), (0...65_535).contains(number) else { return nil }
            return number
        }
    }

    /// A number of things done at once.
    static var count: OptionValueReader {
        OptionValueReader("N", "a whole number from 1 to 1024") { text in
            guard let number = Int(text), (1...1024).contains(number) else { return nil }
            return number
        }
    }
}

extension OptionValueReader where Value == SizeClassVariation {
    /// The size classes of a variation.
    static var sizeClasses: OptionValueReader {
        OptionValueReader(
            "CLASSES", "width=compact, width=regular, height=compact or height=regular, or width and height"
        ) {
            text in SizeClassVariation(text)
        }
    }
}

extension OptionValueReader where Value == Paper {
    /// A sheet by its name, or by its width and height in points.
    static var paper: OptionValueReader {
        let names = Paper.named.map(\.name)
        return OptionValueReader("SIZE", (names + ["a width and a height in points, such as 595x842"]).orList) { text in
            if let named = Paper.named.first(where: { $0.name.lowercased() == text.lowercased() }) {
                return named.paper
            }
            guard let size = try? OptionValueReader<CGSize>.size.read(text) else { return nil }
            return max(size.width, size.height) <= PDFRenderer.maximumSide ? Paper(size: size) : nil
        }
    }
}

extension OptionValueReader where Value == Double {
    /// A length of at least 0, in points.
    static var margin: OptionValueReader {
        OptionValueReader("POINTS", "a length from 0 to 14400 points") { text in
            guard let value = Double(text), (0...14_400).contains(value) else { return nil }
            return value
        }
    }
}

extension OptionValueReader where Value == RunningText {
    /// A line of text with fields in braces.
    static var runningText: OptionValueReader {
        let fields = RunningText.Field.allCases.map { "{\($0.rawValue)}" }.orList
        return OptionValueReader("TEXT", "a line in which braces name \(fields)") { text in
            text.contains(where: \.isNewline) ? nil : RunningText(text)
        }
    }
}
