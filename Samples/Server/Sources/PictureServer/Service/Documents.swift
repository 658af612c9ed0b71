import Foundation

/// A picture to go with a link.
struct Card: Sendable {
    let title: String
    let author: String
    let language: String

    /// Reads `{"title": "…", "author": "…", "language": "ar"}`; English where no language is named.
    init(_ node: JSONNode) throws(JSONError) {
        title = try node.member("title").text(limit: 200)
        author = try node.member("author").text(limit: 80)
        language = try Language.read(node)
    }
}

/// A bill for some things.
struct Invoice: Sendable {
    struct Item: Sendable {
        let name: String
        let count: Double
        let price: Double

        var total: Double { count * price }
    }

    let number: String
    let customer: String
    let currency: String
    let items: [Item]
    let language: String

    var total: Double { items.reduce(0) { $0 + $1.total } }

    /// Reads `{"number": "7", "customer": "…", "currency": "EUR", "items": [{"name": "…", "count": 2, "price": 9.5}]}`.
    init(_ node: JSONNode) throws(JSONError) {
        number = try node.member("number").text(limit: 30)
        customer = try node.member("customer").text(limit: 120)
        let code = try node.member("currency")
        currency = try code.text(limit: 3)
        guard currency.count == 3, currency.allSatisfy({ $0.isASCII && $0.isUppercase }) else {
            throw JSONError("a currency is three letters, such as EUR", code.place)
        }
        var items: [Item] = []
        for item in try node.member("items").list(limit: 20) {
            items.append(
                Item(
                    name: try item.member("name").text(limit: 120),
                    count: try item.member("count").number(in: 0...1_000_000),
                    price: try item.member("price").number(in: -1_000_000_000...1_000_000_000)))
        }
        self.items = items
        language = try Language.read(node)
    }
}

/// The languages in which there are texts.
enum Language {
    private static let known = ["en", "ar"]

    static func read(_ node: JSONNode) throws(JSONError) -> String {
        guard let asked = try node.optionalMember("language") else { return "en" }
        let language = try asked.text(limit: 12)
        guard known.contains(language) else { throw JSONError("a language is en or ar", asked.place) }
        return language
    }
}
