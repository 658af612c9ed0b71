import Foundation

/// Why a request has no picture. Callers read it as JSON: `{"error": "…", "path": "items[1].price"}`.
enum ServiceError: Error {
    /// There is nothing at the path.
    case unknownPath(String)
    /// The path is asked by POST alone.
    case method
    /// The body is larger than a picture needs.
    case tooLarge(limit: Int)
    /// The body is no JSON, or a value in it isn't what the path wants.
    case json(String, path: String)
    /// Too many wait already.
    case busy
    /// It took too long.
    case late
    /// The picture could not be made.
    case picture(String)

    /// The status of the answer.
    var status: Int {
        switch self {
        case .unknownPath: 404
        case .method: 405
        case .tooLarge: 413
        case .json: 400
        case .busy: 503
        case .late: 504
        case .picture: 500
        }
    }

    /// The answer's body.
    var body: Data {
        var words: [String: Any] = [:]
        switch self {
        case .unknownPath(let path):
            words["error"] = "there is nothing at \(path); ask for /card.png, /card.pdf, /invoice.png or /invoice.pdf"
        case .method: words["error"] = "send the data with POST"
        case .tooLarge(let limit): words["error"] = "at most \(limit) bytes are read"
        case .json(let message, let path):
            words = ["error": message, "path": path]
        case .busy: words["error"] = "too many pictures are being made; try again in a second"
        case .late: words["error"] = "the picture took too long"
        case .picture(let reason): words["error"] = reason
        }
        return (try? JSONSerialization.data(withJSONObject: words, options: .sortedKeys)) ?? Data()
    }
}
