/// What makes views that are asked for by a name.
struct Registrations {
    enum Maker {
        case type(AnyClass)
        case file(UINib)
    }

    private var makers: [String: Maker] = [:]

    mutating func set(_ type: AnyClass?, _ name: String) { makers[name] = type.map(Maker.type) }
    mutating func set(_ file: UINib?, _ name: String) { makers[name] = file.map(Maker.file) }
    subscript(name: String) -> Maker? { makers[name] }
}
