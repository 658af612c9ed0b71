import Foundation

extension DecodingError {
    /// The value that is wrong, such as `items[1].price`; empty for the whole text.
    var path: String {
        var keys = context.codingPath
        if case .keyNotFound(let key, _) = self { keys.append(key) }
        return keys.reduce(into: "") { path, key in
            if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += path.isEmpty ? key.stringValue : "." + key.stringValue
            }
        }
    }

    /// Describes what is wrong.
    ///
    /// `JSONDecoder` says only that a text is no JSON; `JSONSerialization` says where and why.
    ///
    /// - Parameter data: The text that was decoded.
    /// - Returns: One sentence.
    func message(about data: Data) -> String {
        switch self {
        case .keyNotFound(let key, _): "there is no \"\(key.stringValue)\""
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            Self.syntaxError(in: data) ?? context.debugDescription
        default: context.debugDescription
        }
    }

    private static func syntaxError(in data: Data) -> String? {
        do {
            _ = try JSONSerialization.jsonObject(with: data)
            return nil
        } catch {
            return (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
        }
    }

    private var context: Context {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context
        @unknown default: Context(codingPath: [], debugDescription: "\(self)")
        }
    }
}
