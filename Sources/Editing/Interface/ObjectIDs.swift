/// New object ids in Interface Builder's form, such as `q7B-k2-0aX`.
///
/// They follow from what they are for, so that the same edit of the same document always gives the same bytes.
struct ObjectIDs {
    private var taken: Set<String>

    /// - Parameter taken: The ids that the document has.
    init(taken: Set<String>) { self.taken = taken }

    /// An id that the document does not have.
    ///
    /// - Parameter subject: What it is for.
    /// - Returns: The id.
    mutating func make(for subject: String) -> String {
        var attempt = 0
        while true {
            let id = Self.id(from: Self.digest(attempt == 0 ? subject : "\(subject)#\(attempt)"))
            if taken.insert(id).inserted { return id }
            attempt += 1
        }
    }

    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    private static func id(from digest: UInt64) -> String {
        var rest = digest
        var id = ""
        for place in 0..<8 {
            if place == 3 || place == 5 { id.append("-") }
            id.append(letters[Int(rest % 62)])
            rest /= 62
        }
        return id
    }

    /// FNV-1a with a last mixing step, since its low bits alone are poor.
    private static func digest(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        hash = (hash ^ (hash >> 33)) &* 0xff51_afd7_ed55_8ccd
        return hash ^ (hash >> 33)
    }
}
