import KeylineGraphics
import Testing

/// Expected digests are the examples of FIPS 180-4 and the well-known digest of no bytes.
@Suite struct SHA256DigestTests {
    @Test func `the empty message has the published digest`() {
        let expected = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        #expect(SHA256Digest(of: []).hexadecimal == expected)
    }

    @Test func `the one-block example of the standard has the published digest`() {
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        #expect(SHA256Digest(of: "abc").hexadecimal == expected)
    }

    @Test func `the two-block example of the standard has the published digest`() {
        let message = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
        let expected = "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        #expect(SHA256Digest(of: message).hexadecimal == expected)
    }
}
