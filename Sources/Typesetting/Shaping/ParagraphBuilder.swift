/// Collects the glyphs of a paragraph's items and sums up their advances.
struct ParagraphBuilder {
    /// What becomes part of a paragraph.
    struct Result {
        var items: [ShapedItem]
        var glyphs: [ShapedGlyph]
        var positions: [Double]
        var marks: [ShapedParagraph.Mark]
    }

    private var items: [ShapedItem] = []
    private var glyphs: [ShapedGlyph] = []

    init(_ text: ParagraphText, itemCount: Int) {
        items.reserveCapacity(itemCount)
        glyphs.reserveCapacity(text.units.count)
    }

    /// Shapes an item.
    mutating func add(
        _ item: TextItem,
        attributes: borrowing TextAttributes,
        language: TextLanguage,
        shaper: borrowing ItemShaper
    ) {
        let first = glyphs.count
        if item.isAttachment, let attachment = attributes.attachment {
            glyphs.append(ShapedGlyph(attachment: attachment, cluster: item.range.lowerBound))
        } else {
            shaper.shape(item, language: language, into: &glyphs)
        }
        items.append(ShapedItem(item, glyphs: first..<glyphs.count, of: glyphs, attributes: attributes))
    }

    /// The sums and marks of all items.
    consuming func finish(_ text: ParagraphText) -> Result {
        var marks = ShapedParagraph.Mark.marks(of: text)
        // Behind each offset the advance of the cluster that begins there, then the sums of all before.
        var positions = [Double](repeating: 0, count: text.units.count + 1)
        var spaced: Int32 = -1
        for shaped in items {
            for index in shaped.glyphs {
                let offset = Int(glyphs[index].cluster)
                var advance = Double(glyphs[index].xAdvance) * shaped.scale
                marks[offset].insert(.clusterStart)
                // What takes no room takes none for tracking either.
                if glyphs[index].xAdvance != 0, glyphs[index].cluster != spaced {
                    spaced = glyphs[index].cluster
                    advance += shaped.spacing
                }
                positions[offset + 1] += advance
                if glyphs[index].isUnsafeToBreak { marks[offset].insert(.unsafeToBreak) }
            }
        }
        var sum = 0.0
        for offset in positions.indices.dropFirst() {
            sum += positions[offset]
            positions[offset] = sum
        }
        return Result(items: items, glyphs: glyphs, positions: positions, marks: marks)
    }
}
