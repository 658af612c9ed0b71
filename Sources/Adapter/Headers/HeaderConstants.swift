/// The constants that headers write as numbers and texts, by name: macros, and variables with a value.
struct HeaderConstants {
    private var values: [String: String] = [:]

    init() {}

    /// Reads headers.
    init(_ texts: [String]) {
        let macro = /^\s*#\s*define\s+(\w+)\s+(.*)$/
        let variable = /^\s*static\s+.*?\b(\w+)\s*=\s*(.*?)\s*;/
        let literal = /^\(?(@?"(?:[^"\\]|\\.)*"|-?[\d.]+(?:[eE]-?\d+)?|YES|NO)[fFlLuU]*\)?\s*(?:\/\/.*|\/\*.*)?$/
        for line in texts.flatMap({ $0.split(separator: "\n") }) {
            guard let match = line.firstMatch(of: macro) ?? line.firstMatch(of: variable),
                let value = match.2.firstMatch(of: literal)
            else { continue }
            values[String(match.1)] = Self.literal(String(value.1))
        }
    }

    private static func literal(_ text: String) -> String {
        switch text {
        case "YES": return "true"
        case "NO": return "false"
        default: break
        }
        if text.hasPrefix("@") { return String(text.dropFirst()) }
        // C writes 1. and .5.
        let number = text.hasSuffix(".") ? text + "0" : text
        return number.hasPrefix(".") ? "0" + number : number
    }

    /// The value of a constant as an expression of a type; nil where no header says it.
    ///
    /// The name of a notification is its value, so that observers receive it.
    func value(of name: String, type written: String) -> String? {
        let type = written.hasSuffix("!") || written.hasSuffix("?") ? String(written.dropLast()) : written
        if type == "Notification.Name" { return "Notification.Name(\(name.quoted))" }
        if let value = values[name] {
            // A macro's YES is a number in C.
            if let flag = Bool(value), type != "Bool" { return type == "String" ? nil : flag ? "1" : "0" }
            let isText = value.hasPrefix("\"")
            guard isText == (type == "String") else { return nil }
            return !isText && value.contains(".") && type.contains("Int") ? nil : value
        }
        return type == "String" ? name.quoted : nil
    }
}
