import KeylineGraphics
import Testing

/// Expected codes are the test cases of RFC 4231.
@Suite struct MessageAuthenticationCodeTests {
    @Test(arguments: [
        (
            [UInt8](repeating: 0x0B, count: 20), "Hi There",
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        ),
        (
            [UInt8]("Jefe".utf8), "what do ya want for nothing?",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        (
            [UInt8](repeating: 0xAA, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
        ),
    ])
    func `the published examples have the published codes`(key: [UInt8], message: String, code: String) {
        #expect(MessageAuthenticationCode(of: [UInt8](message.utf8), key: key).hexadecimal == code)
    }

    @Test func `a code matches itself, and nothing else`() {
        let code = MessageAuthenticationCode(of: [1, 2, 3], key: [4])
        #expect(code.matches(code.bytes))
        #expect(!code.matches([]))
        #expect(!code.matches(code.bytes + [0]))
        #expect(!code.matches(Array(code.bytes.dropLast())))
        for index in code.bytes.indices {
            var other = code.bytes
            other[index] ^= 1
            #expect(!code.matches(other))
        }
        #expect(!code.matches(MessageAuthenticationCode(of: [1, 2, 3], key: [5]).bytes))
    }

    @Test func `no message and no key are messages and keys too`() {
        let code = "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"
        #expect(MessageAuthenticationCode(of: [], key: []).hexadecimal == code)
    }
}
