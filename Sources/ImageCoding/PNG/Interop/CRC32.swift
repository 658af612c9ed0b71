internal import CKeylineISAL

/// The checksum of PNG's chunks: CRC-32 with the reflected polynomial of RFC 1952.
enum CRC32 {
    static func checksum(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32 {
        crc32_gzip_refl(0, UnsafeBufferPointer(rebasing: bytes).baseAddress, UInt64(bytes.count))
    }
}
