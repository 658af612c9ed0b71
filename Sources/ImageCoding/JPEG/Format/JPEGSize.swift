/// The size that the header of a JPEG file states, in pixels.
///
/// Source: ITU-T T.81, B.1.1 and B.2.2.
struct JPEGSize: Equatable {
    /// Nothing, for files without a header.
    static let none = JPEGSize(width: 0, height: 0)

    let width: Int
    let height: Int

    private init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Looks for the first header of a frame; nil where there is none before pixels begin.
    init?(_ file: [UInt8]) {
        guard file.starts(with: [0xFF, 0xD8]) else { return nil }
        var place = 2
        while true {
            // Between markers may be bytes that mean nothing, which libjpeg skips too.
            while place < file.count, file[place] != 0xFF { place += 1 }
            while place < file.count, file[place] == 0xFF { place += 1 }
            guard place + 2 < file.count else { return nil }
            let marker = file[place]
            place += 1
            if marker == 0 || marker == 0x01 || (0xD0...0xD8).contains(marker) { continue }
            // The end, or the start of pixels.
            if marker == 0xD9 || marker == 0xDA { return nil }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame, place + 7 <= file.count {
                height = Int(file[place + 3]) << 8 | Int(file[place + 4])
                width = Int(file[place + 5]) << 8 | Int(file[place + 6])
                return
            }
            place += max(2, Int(file[place]) << 8 | Int(file[place + 1]))
        }
    }
}
