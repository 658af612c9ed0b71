/// The secret of one session: only those who were shown the printed address may ask the server.
///
/// The loopback address is open to each user and program of the machine. The address that a command prints holds the token; the first
/// answer gives it to the browser as a cookie, which the page's own requests bring along.
package struct SessionToken: Sendable, Hashable {
    /// 32 hexadecimal digits.
    package let value: String

    /// Takes 128 bits from the system's source of random numbers.
    package init() {
        var source = SystemRandomNumberGenerator()
        value = (0..<16).map { _ in
            let byte = UInt8.random(in: 0...255, using: &source)
            return String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }.joined()
    }

    /// Whether a text is the token. The time that this takes tells nothing of it.
    func matches(_ text: String) -> Bool {
        let (expected, given) = (Array(value.utf8), Array(text.utf8))
        guard expected.count == given.count else { return false }
        return zip(expected, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
