import CryptoKit
import Testing

@Suite struct CryptoKitTests {
    private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    @Test func `digests are those of the standards' examples`() {
        let data = Data("abc".utf8)
        // FIPS 180-4 and RFC 1321, examples of "abc".
        #expect(
            hexadecimal(SHA256.hash(data: data)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hexadecimal(SHA384.hash(data: data)).hasPrefix("cb00753f45a35e8bb5a03d699ac65007272c32ab0eded163"))
        #expect(hexadecimal(SHA512.hash(data: data)).hasPrefix("ddaf35a193617abacc417349ae20413112e6fa4e89a97ea2"))
        #expect(hexadecimal(Insecure.SHA1.hash(data: data)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(Insecure.MD5.hash(data: data).description == "MD5 digest: 900150983cd24fb0d6963f7d28e17f72")
    }

    @Test func `data may come in parts`() {
        var function = SHA256()
        function.update(data: Data("a".utf8))
        function.update(data: Data("bc".utf8))
        #expect(function.finalize() == SHA256.hash(data: Data("abc".utf8)))
    }

    @Test func `a code is that of RFC 4231's second example, and no other is valid`() {
        let key = SymmetricKey(data: Data("Jefe".utf8))
        let data = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: data, using: key)
        #expect(hexadecimal(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: data + [0], using: key))
        // A key that is longer than a block is hashed first.
        let long = SymmetricKey(data: [UInt8](repeating: 0xaa, count: 131))
        let other = HMAC<SHA256>.authenticationCode(
            for: Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8), using: long)
        #expect(hexadecimal(other) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }
}
