import Foundation
import KeylinePreviews
import KeylineScenes

extension OptionValueReader where Value == [VariationAxis] {
    /// Axes with their values: `locales=en,ar,text-sizes=L,AX3`. A word with an equals sign begins an axis; `all` stands for every
    /// value where they can be counted.
    static var axes: OptionValueReader {
        let expectation = "axes and values such as locales=en,ar,text-sizes=L,AX3"
        return OptionValueReader(placeholder: "AXIS=V,V,…", expectation: expectation, choices: []) {
            (text) throws(ValueError) in try axes(in: text)
        }
    }

    private static func axes(in text: String) throws(ValueError) -> [VariationAxis] {
        var axes: [VariationAxis] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { axes.append(VariationAxis(try axisName(parts[0].trimmingWhitespace), [])) }
            guard let axis = axes.last else {
                throw ValueError(text: String(word), expectation: "an axis, such as locales=en", choices: [])
            }
            axes[axes.count - 1].values += try values(of: axis.name, (parts.last ?? "").trimmingWhitespace)
        }
        return axes
    }

    private static func axisName(_ text: String) throws(ValueError) -> VariationAxis.Name {
        try OptionValueReader<VariationAxis.Name>.cases("AXIS").read(text)
    }

    private static func values(
        of axis: VariationAxis.Name, _ text: String
    ) throws(ValueError) -> [VariationAxis.Value] {
        switch axis {
        case .locales: try locales(text)
        case .textSizes: try every(text).map(VariationAxis.Value.textSize)
        case .appearances: try every(text).map(VariationAxis.Value.appearance)
        case .devices: [try device(text)]
        case .orientations: try every(text).map(VariationAxis.Value.orientation)
        case .directions: try every(text).map(VariationAxis.Value.direction)
        case .pseudo: try every(text).map(VariationAxis.Value.pseudo)
        case .sizes: [.size(try OptionValueReader<CGSize>.size.read(text))]
        case .splits: try every(text).map(VariationAxis.Value.split)
        case .regions: [.region(try OptionValueReader<String>.region.read(text))]
        case .textWeights: try every(text).map(VariationAxis.Value.textWeight)
        case .contrasts: try every(text).map(VariationAxis.Value.contrast)
        case .keyboards: [.keyboard(try OptionValueReader<CGFloat>.height.read(text))]
        case .calls: [.call(try OptionValueReader<Bool>.flag.read(text))]
        }
    }

    /// A language by its tag, or the worst ones of each scene, as many as `worst:3` asks for.
    private static func locales(_ text: String) throws(ValueError) -> [VariationAxis.Value] {
        guard text == "worst" || text.hasPrefix("worst:") else {
            return [.locale(try OptionValueReader<String>.locale.read(text))]
        }
        guard let count = text == "worst" ? 3 : Int(text.dropFirst("worst:".count)), (1...100).contains(count) else {
            throw ValueError(
                text: text, expectation: "worst: with a number from 1 to 100, such as worst:3", choices: [])
        }
        return (0..<count).map { .worstLocale($0) }
    }

    /// A device under the name that was asked for: devices with equal screens share one entry.
    private static func device(_ text: String) throws(ValueError) -> VariationAxis.Value {
        let device = try OptionValueReader<Device>.device.read(text)
        let name = device.names.min { Spelling.distance($0, text) < Spelling.distance($1, text) }
        return .device(device, name: name ?? text)
    }

    /// The case of a name, or all of them.
    private static func every<Case>(_ text: String) throws(ValueError) -> [Case]
    where Case: CaseIterable & RawRepresentable & Sendable, Case.RawValue == String {
        text == "all" ? Array(Case.allCases) : [try OptionValueReader<Case>.cases("").read(text)]
    }
}
