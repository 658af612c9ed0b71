internal import CKeylineISAL

/// The checksum of PNG's chunks: CRC-32 with the reflected polynomial of RFC 1952.
enum CRC32 {
    static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBufferPointer { crc32_gzip_refl(0, $0.baseAddress, UInt64($0.count)) }
    }
}
