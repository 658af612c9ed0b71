/// What a customer bought.
struct Order {
    var number: Int
    var lines: [Line]

    struct Line {
        var article: String
        var count: Int
        var price: Int
    }

    var total: Int { lines.reduce(0) { $0 + $1.count * $1.price } }
}
