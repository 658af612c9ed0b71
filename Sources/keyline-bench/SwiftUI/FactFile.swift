import Foundation

/// A number recorded on Apple's engine: a view, its proposal, and the outcome.
struct Fact {
    let id: String
    let topic: String
    let view: String
    let note: String
    let statement: String
    let proposal: [Double?]
    let expected: [String: FactValue]
    let isFontFree: Bool
    let platform: String

    /// Pixels per point of the screen on which it was recorded.
    var scale: CGFloat { platform.contains("@3x") ? 3 : 2 }
}

/// A value of a fact.
indirect enum FactValue: Equatable {
    case number(Double)
    case list([FactValue])
    case table([String: FactValue])
    case text(String)

    var number: Double? { if case .number(let number) = self { number } else { nil } }

    var numbers: [Double]? {
        guard case .list(let items) = self else { return nil }
        let numbers = items.compactMap(\.number)
        return numbers.count == items.count ? numbers : nil
    }
}

/// The facts of a file.
struct FactFile {
    let facts: [Fact]

    init(contentsOf path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw BenchmarkError.usage("\(path) cannot be read: give the file with the facts")
        }
        let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        guard let list = json?["facts"] as? [[String: Any]] else {
            throw BenchmarkError.usage("\(path) has no list \"facts\"")
        }
        facts = list.map(Fact.init)
    }
}

extension Fact {
    init(_ json: [String: Any]) {
        let input = json["input"] as? [String: Any] ?? [:]
        id = json["id"] as? String ?? ""
        topic = json["topic"] as? String ?? ""
        statement = json["statement"] as? String ?? ""
        platform = json["platform"] as? String ?? ""
        isFontFree = json["font"] as? String == "font-free"
        view = input["view"] as? String ?? ""
        note = input["note"] as? String ?? ""
        proposal = (input["proposal"] as? [Any] ?? [NSNull(), NSNull()]).map { FactValue($0).number }
        expected = (json["expected"] as? [String: Any] ?? [:]).mapValues { FactValue($0) }
    }
}

extension FactValue {
    /// Takes a value of the file; the word "inf" is a number.
    init(_ json: Any) {
        switch json {
        case let number as Double: self = .number(number)
        case let number as Int: self = .number(Double(number))
        case let text as String: self = text == "inf" ? .number(.infinity) : .text(text)
        case let list as [Any]: self = .list(list.map { FactValue($0) })
        case let table as [String: Any]: self = .table(table.mapValues { FactValue($0) })
        default: self = .text("nil")
        }
    }
}
