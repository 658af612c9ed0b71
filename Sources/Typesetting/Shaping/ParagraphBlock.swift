/// The characters and glyphs of a paragraph, in one piece of memory.
///
/// Whoever makes a block frees it.
struct ParagraphBlock: @unchecked Sendable {
    /// The characters, without the separator that ends the paragraph.
    let text: Column<UInt16>
    let glyphs: Column<ShapedGlyph>
    /// The sum of advances before each offset, in points, in logical order; one more than the text is long.
    let positions: Column<Double>
    let marks: Column<ShapedParagraph.Mark>

    private let memory: UnsafeMutableRawPointer

    /// The block of a text that was shaped.
    init(_ text: ParagraphText, items: borrowing SmallArray<ShapedItem>, glyphs: borrowing [ShapedGlyph]) {
        let maker = Maker(textCount: text.units.count, glyphCount: glyphs.count)
        maker.copy(text.units, glyphs)
        maker.setMarks(of: text)
        maker.setPositions(of: items)
        self.init(maker)
    }

    /// The same block with other positions, which a closure sets; all else stays in the other's memory, which has to outlive this one.
    init(_ other: ParagraphBlock, setPositions: (UnsafeMutablePointer<Double>) -> Void) {
        let count = other.positions.count
        let copied = UnsafeMutablePointer<Double>.allocate(capacity: count)
        other.positions.withUnsafeBufferPointer { positions in
            if let start = positions.baseAddress { copied.initialize(from: start, count: count) }
        }
        setPositions(copied)
        text = other.text
        glyphs = other.glyphs
        marks = other.marks
        memory = UnsafeMutableRawPointer(copied)
        positions = Column(start: copied, count: count)
    }

    private init(_ maker: Maker) {
        memory = maker.memory
        text = Column(start: maker.text, count: maker.textCount)
        glyphs = Column(start: maker.glyphs, count: maker.glyphCount)
        positions = Column(start: maker.positions, count: maker.textCount + 1)
        marks = Column(start: maker.marks, count: maker.textCount + 1)
    }

    func free() { memory.deallocate() }

    /// A block in the making.
    fileprivate struct Maker {
        let textCount: Int
        let glyphCount: Int
        let memory: UnsafeMutableRawPointer
        let positions: UnsafeMutablePointer<Double>
        let glyphs: UnsafeMutablePointer<ShapedGlyph>
        let text: UnsafeMutablePointer<UInt16>
        let marks: UnsafeMutablePointer<ShapedParagraph.Mark>

        init(textCount: Int, glyphCount: Int) {
            self.textCount = textCount
            self.glyphCount = glyphCount
            // The most strictly aligned come first, so that none needs padding.
            let glyphStart = (textCount + 1) * MemoryLayout<Double>.stride
            let textStart = glyphStart + glyphCount * MemoryLayout<ShapedGlyph>.stride
            let markStart = textStart + textCount * MemoryLayout<UInt16>.stride
            let byteCount = markStart + textCount + 1
            // Counted in words: `allocate(byteCount:alignment:)` would take the slower way of memory with a special alignment.
            memory = UnsafeMutableRawPointer(UnsafeMutablePointer<Double>.allocate(capacity: (byteCount + 7) / 8))
            positions = memory.bindMemory(to: Double.self, capacity: textCount + 1)
            glyphs = (memory + glyphStart).bindMemory(to: ShapedGlyph.self, capacity: glyphCount)
            text = (memory + textStart).bindMemory(to: UInt16.self, capacity: textCount)
            marks = (memory + markStart).bindMemory(to: ShapedParagraph.Mark.self, capacity: textCount + 1)
        }

        func copy(_ units: UnsafeBufferPointer<UInt16>, _ shaped: borrowing [ShapedGlyph]) {
            if let start = units.baseAddress { text.initialize(from: start, count: textCount) }
            shaped.withUnsafeBufferPointer { shaped in
                if let start = shaped.baseAddress { glyphs.initialize(from: start, count: glyphCount) }
            }
        }

        /// Marks starts of grapheme clusters and white space, for each offset from 0 to the text's length.
        func setMarks(of text: ParagraphText) {
            for offset in 0..<textCount {
                let properties = text.properties[offset]
                let start: ShapedParagraph.Mark = properties.has(.graphemeStart) ? .graphemeStart : []
                (marks + offset).initialize(to: properties.has(.hangs) ? start.union(.whiteSpace) : start)
            }
            (marks + textCount).initialize(to: .graphemeStart)
        }

        /// Sums up advances, and marks where glyphs begin.
        func setPositions(of items: borrowing SmallArray<ShapedItem>) {
            startPositions()
            for index in 0..<items.count { addAdvances(of: items[index]) }
            sumPositions()
        }

        // First, the position after each offset is the advance of the cluster that begins there; then, the sum of all before.

        func startPositions() { positions.initialize(repeating: 0, count: textCount + 1) }

        func addAdvances(of item: borrowing ShapedItem) {
            let range = item.glyphs
            let scale = item.scale
            let spacing = item.spacing
            var spaced: Int32 = -1
            for index in range { setAdvance(of: glyphs[index], scale: scale, spacing: spacing, spaced: &spaced) }
        }

        func sumPositions() {
            var sum = 0.0
            for offset in 1..<textCount + 1 {
                sum += positions[offset]
                positions[offset] = sum
            }
        }

        @inline(__always)
        private func setAdvance(of glyph: ShapedGlyph, scale: Double, spacing: Double, spaced: inout Int32) {
            let offset = Int(glyph.cluster)
            precondition(UInt(bitPattern: offset) < UInt(bitPattern: textCount), "a cluster lies in its text")
            var advance = Double(glyph.xAdvance) * scale
            marks[offset].insert(glyph.isUnsafeToBreak ? [.clusterStart, .unsafeToBreak] : .clusterStart)
            // What takes no room takes none for tracking either.
            if glyph.xAdvance != 0, glyph.cluster != spaced {
                spaced = glyph.cluster
                advance += spacing
            }
            positions[offset + 1] += advance
        }
    }
}
