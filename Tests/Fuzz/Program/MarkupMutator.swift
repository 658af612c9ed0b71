import KeylineMarkup

/// Changes the elements of an XML document: they are taken away, doubled, moved into others, renamed, and get others' attributes.
enum MarkupMutator {
    static func mutated(_ input: [UInt8], using random: inout SplitMix) -> [UInt8]? {
        var bytes = input
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            guard let markup = try? Markup(bytes, file: "input"), markup.hasPlaces, markup.elements.count > 1 else {
                return bytes == input ? nil : bytes
            }
            bytes = change(markup, &random)
        }
        return bytes
    }

    private static func change(_ markup: Markup, _ random: inout SplitMix) -> [UInt8] {
        var bytes = markup.bytes
        let elements = markup.elements
        let element = elements[Int.random(in: 1..<elements.count, using: &random)]
        let other = elements[Int.random(in: 1..<elements.count, using: &random)]
        switch Int.random(in: 0..<8, using: &random) {
        case 0: bytes.removeSubrange(element.range)
        case 1: bytes.insert(contentsOf: bytes[element.range], at: element.range.upperBound)
        case 2: bytes.replaceSubrange(element.range, with: bytes[other.range])
        case 3:
            guard let end = other.endTag else { return bytes }
            bytes.insert(contentsOf: bytes[element.range], at: end.lowerBound)
        case 4: rename(element, as: other.name, in: &bytes)
        default: changeAttribute(of: element, other, in: &bytes, &random)
        }
        return bytes
    }

    private static func rename(_ element: Markup.Element, as name: String, in bytes: inout [UInt8]) {
        if let end = element.endTag {
            let start = end.lowerBound + 2
            bytes.replaceSubrange(start..<start + element.name.utf8.count, with: name.utf8)
        }
        let start = element.startTag.lowerBound + 1
        bytes.replaceSubrange(start..<start + element.name.utf8.count, with: name.utf8)
    }

    private static func changeAttribute(
        of element: Markup.Element, _ other: Markup.Element, in bytes: inout [UInt8], _ random: inout SplitMix
    ) {
        guard let attribute = element.attributes.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(attribute.range)
        case 1:
            guard let donor = other.attributes.randomElement(using: &random) else { return }
            let text = [0x20] + bytes[donor.range]
            bytes.insert(contentsOf: text, at: attribute.range.upperBound)
        case 2:
            guard let donor = other.attributes.randomElement(using: &random) else { return }
            let value = Array(bytes[donor.valueRange])
            bytes.replaceSubrange(attribute.valueRange, with: value)
        default:
            let text = HardValues.scalar(using: &random).filter { $0 != "\"" && $0 != "<" && $0 != "&" }
            bytes.replaceSubrange(attribute.valueRange, with: text.utf8)
        }
    }
}
