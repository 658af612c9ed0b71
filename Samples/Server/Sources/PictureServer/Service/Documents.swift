import Foundation

/// A picture to go with a link: `{"title": "…", "author": "…", "language": "ar"}`.
struct Card: Decodable, Sendable {
    let title: String
    let author: String
    let language: Language

    private enum CodingKeys: CodingKey { case title, author, language }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        title = try values.decodeText(.title, limit: 200)
        author = try values.decodeText(.author, limit: 80)
        language = try values.decodeIfPresent(Language.self, forKey: .language) ?? .english
    }
}

/// A bill: `{"number": "7", "customer": "…", "currency": "EUR", "items": [{"name": "…", "count": 2, "price": 9.5}]}`.
struct Invoice: Decodable, Sendable {
    struct Item: Decodable, Sendable {
        let name: String
        let count: Double
        let price: Double

        var total: Double { count * price }

        private enum CodingKeys: CodingKey { case name, count, price }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            name = try values.decodeText(.name, limit: 120)
            count = try values.decodeNumber(.count, in: 0...1_000_000)
            price = try values.decodeNumber(.price, in: -1_000_000_000...1_000_000_000)
        }
    }

    let number: String
    let customer: String
    let currency: String
    let items: [Item]
    let language: Language

    var total: Double { items.reduce(0) { $0 + $1.total } }

    private enum CodingKeys: CodingKey { case number, customer, currency, items, language }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        number = try values.decodeText(.number, limit: 30)
        customer = try values.decodeText(.customer, limit: 120)
        currency = try values.decode(String.self, forKey: .currency)
        guard currency.count == 3, currency.allSatisfy({ $0.isASCII && $0.isUppercase }) else {
            throw values.error(.currency, "a currency is three capital letters, such as EUR")
        }
        items = try values.decode([Item].self, forKey: .items)
        guard items.count <= 20 else { throw values.error(.items, "there are \(items.count) items; at most 20 fit") }
        language = try values.decodeIfPresent(Language.self, forKey: .language) ?? .english
    }
}

/// The languages in which there are texts.
enum Language: String, Sendable {
    case english = "en"
    case arabic = "ar"
}

extension Language: Decodable {
    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        let tag = try value.decode(String.self)
        guard let language = Language(rawValue: tag) else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "a language is en or ar, not \(tag)")
        }
        self = language
    }
}

extension KeyedDecodingContainer {
    /// Decodes a text of at most so many characters.
    func decodeText(_ key: Key, limit: Int) throws -> String {
        let text = try decode(String.self, forKey: key)
        guard text.count <= limit else {
            throw error(key, "the text has \(text.count) characters; at most \(limit) fit")
        }
        return text
    }

    /// Decodes a number in a range.
    func decodeNumber(_ key: Key, in range: ClosedRange<Double>) throws -> Double {
        let number = try decode(Double.self, forKey: key)
        guard range.contains(number) else {
            throw error(key, "\(number) is not between \(range.lowerBound) and \(range.upperBound)")
        }
        return number
    }

    func error(_ key: Key, _ message: String) -> DecodingError {
        .dataCorruptedError(forKey: key, in: self, debugDescription: message)
    }
}
