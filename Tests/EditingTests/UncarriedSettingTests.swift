import Foundation
import KeylineScenes
import KeylineVocabulary
import Testing

@testable import KeylineEditing
@testable import KeylineLayoutFile

/// Everything that layout files say of views is in the XIB that they become, or reported by name and line.
@MainActor
struct UncarriedSettingTests {
    /// A value of a kind that is none of its defaults.
    private func sample(_ kind: PropertyKind) -> [String] {
        switch kind {
        case .text: ["A text"]
        case .number(let range): ["\(range.upperBound == 1 ? 0.5 : 7)"]
        case .integer(let range): ["\(min(range.upperBound, 2))"]
        case .flag: ["true", "false"]
        case .choice(let words): words
        case .color: ["systemRed"]
        case .font: ["{ size: 23, weight: heavy }"]
        case .image: ["{ symbol: star }"]
        case .insets: ["9"]
        case .size: ["9x9"]
        case .frame: ["{ x: 9, y: 9, width: 9, height: 9 }"]
        case .priorities: ["{ horizontal: 9, vertical: 9 }"]
        case .list: ["[One, Two]"]
        }
    }

    private func interface(_ type: String, _ setting: String) throws -> ConvertedLayout {
        let yaml =
            type == "UITableViewCell"
            ? "keyline: 1\nsize: 320x480\nviews: [{ type: UITableView, prototypes: [\n  {\n    id: it,\n\(setting)  }\n]}]\n"
            : "keyline: 1\nsize: 320x480\nviews:\n  - type: \(type)\n    id: it\n" + setting
        return try LayoutFileSource(data: Data(yaml.utf8), file: "test.yaml", fonts: fonts.get()).interface()
    }

    @Test func `each setting of each class is written or reported, but for what says nothing`() throws {
        let plain: Set = [
            "false", "none", "natural", "fill", "horizontal", "unspecified", "never", "scaleToFill", "medium",
        ]
        for schema in Schema.views {
            let without = try interface(schema.name, "").text
            for property in schema.allProperties where !(schema.isRow && property.name == Schema.frameKey) {
                for value in sample(property.kind) where !plain.contains(value) {
                    let result = try interface(schema.name, "    \(property.name): \(value)\n")
                    let isReported = result.losses.contains {
                        $0.message.contains(property.name) && $0.location.line == 6
                    }
                    let isSame = isStandard(schema.name, property.name, value)
                    #expect(
                        result.text != without || isReported || isSame, "\(property.name) \(value) of a \(schema.name)")
                }
            }
        }
    }

    @Test func `each setting that a XIB has comes back as the same setting`() throws {
        let plain: Set = [
            "false", "none", "natural", "fill", "horizontal", "unspecified", "never", "scaleToFill", "left",
        ]
        for schema in Schema.views {
            for property in schema.allProperties where property.name != Schema.frameKey {
                for value in sample(property.kind) where !plain.contains(value) {
                    let setting =
                        "    \(condition(property.name))\(property.name): \(value)\n"
                    let result = try interface(schema.name, setting)
                    let isReported = result.losses.contains { $0.message.contains(property.name) }
                    let outermost = try scene(Array(result.text.utf8), into: .layoutFile).root.children.first
                    let back = schema.isRow ? outermost?.children.first : outermost
                    let isBack = back?[property.name] != nil || isStandard(schema.name, property.name, value)
                    #expect(isReported || isBack, "\(property.name) \(value) of a \(schema.name)")
                }
            }
        }
    }

    /// The setting without which a property means nothing.
    private func condition(_ name: String) -> String {
        switch name {
        case "subtitle", "imagePadding", "imagePlacement", "buttonSize", "cornerStyle": "style: gray\n    "
        case "minimumFontSize": "adjustsFontSizeToFitWidth: true\n    "
        default: ""
        }
    }

    /// Values that classes have by themselves.
    private func isStandard(_ type: String, _ name: String, _ value: String) -> Bool {
        [
            "isEnabled true", "isUserInteractionEnabled true", "isScrollEnabled true",
            "insetsLayoutMarginsFromSafeArea true",
            "contentInsetAdjustmentBehavior automatic", "separatorStyle singleLine", "selectionStyle default",
        ].contains("\(name) \(value)")
            || type == "UITableView" && name == "style" && value == "plain"
            || type == "UITableViewCell" && name == "style" && value == "default"
            || type == "UILabel" && name == "lineBreakMode" && value == "byTruncatingTail"
    }

    @Test func `the device, its orientation and its appearance are the XIB's`() throws {
        let yaml = "keyline: 1\ndevice: iPhone 8\norientation: landscape\nappearance: dark\nviews: []\n"
        let text = try LayoutFileSource(data: Data(yaml.utf8), file: "test.yaml", fonts: fonts.get()).interface().text
        #expect(text.contains("orientation=\"landscape\" appearance=\"dark\"/>"))
        #expect(!text.contains("retina6_12"))
    }

    @Test func `what a layout says of where it is shown is reported`() throws {
        let yaml = "keyline: 1\nlocale: de\ntextSize: AX1\ntitle: Start\nviews: []\n"
        let losses = try LayoutFileSource(data: Data(yaml.utf8), file: "test.yaml", fonts: fonts.get()).interface()
            .losses
        #expect(losses.map(\.message) == ["the locale \"de\"", "the text size AX1", "the title \"Start\""])
    }
}
