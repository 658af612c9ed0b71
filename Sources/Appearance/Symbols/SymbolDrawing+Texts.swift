extension SymbolDrawing {
    /// Text, lists, documents.
    static let texts: [String: SymbolNotation] = [
        "bold": SymbolNotation(
            15, 18,
            lines: """
                M4 2.8 L8.6 2.8 C12.8 2.8 12.8 8.6 8.6 8.6 L4 8.6 M8.6 8.6 C14 8.6 14 15.2 8.6 15.2 L4 15.2 M4 2.8 L4 15.2
                """),
        "italic": SymbolNotation(14, 18, lines: "M5.5 2.8 L12 2.8 M2 15.2 L8.5 15.2 M9 2.8 L5 15.2"),
        "underline": SymbolNotation(17, 20, lines: "M4 2.5 L4 8.6 C4 15 13 15 13 8.6 L13 2.5 M2.6 17.6 L14.4 17.6"),
        "strikethrough": SymbolNotation(
            18, 19,
            lines: """
                M13.4 5.4 C12.4 2 5 1.8 5 5.8 C5 7 5.6 8 7 8.6 M4 13.4 C5 17.4 13.6 17.4 13.6 13 C13.6 12 13.2 11.2 12.4 10.6 \
                M2 9.5 L16 9.5
                """),
        "textformat": SymbolNotation(
            24, 17,
            lines: "M2.4 14 L6.8 2.8 L11.2 14 M4 10.4 L9.6 10.4 O17.4 10.8 3.2 M20.8 7.4 L20.8 14"),
        "textformat.size": SymbolNotation(
            24, 17,
            lines: "M2 14 L5 6.6 L8 14 M3 11.6 L7 11.6 M10 14 L15.6 2.6 L21.2 14 M12 10.2 L19.2 10.2"),
        "textformat.abc": SymbolNotation(
            27, 14,
            lines: """
                O5 8.4 2.8 M7.8 5.4 L7.8 11.4 M11 2 L11 11.4 O13.8 8.4 2.8 M24 6.4 C22 4.6 18.8 5.6 18.8 8.4 \
                C18.8 11.2 22 12.2 24 10.4
                """),
        "textformat.123": SymbolNotation(
            25, 15,
            lines: """
                M3 4.4 L5 3 L5 12 M9 5 C9 2 14 2 14 5 C14 7 9 9 9 12 L14 12 M17.6 3 L22 3 L19.6 6.4 \
                C23.6 6.4 23.4 12.2 19.4 12.2 C18.4 12.2 17.6 11.8 17 11
                """),
        "character": SymbolNotation(18, 18, lines: "M3 15 L9 2.6 L15 15 M5.2 10.8 L12.8 10.8"),
        "text.aligncenter": SymbolNotation(
            20, 16,
            lines: "M2.2 2.5 L17.8 2.5 M5 6.2 L15 6.2 M2.2 9.8 L17.8 9.8 M5 13.5 L15 13.5"),
        "text.alignright": SymbolNotation(
            20, 16,
            lines: "M2.2 2.5 L17.8 2.5 M8 6.2 L17.8 6.2 M2.2 9.8 L17.8 9.8 M8 13.5 L17.8 13.5"),
        "text.justify": SymbolNotation(
            20, 16,
            lines: "M2.2 2.5 L17.8 2.5 M2.2 6.2 L17.8 6.2 M2.2 9.8 L17.8 9.8 M2.2 13.5 L17.8 13.5"),
        "text.justify.left": SymbolNotation(
            20, 16,
            lines: "M2.2 2.5 L17.8 2.5 M2.2 6.2 L17.8 6.2 M2.2 9.8 L17.8 9.8 M2.2 13.5 L11 13.5"),
        "text.quote": SymbolNotation(
            20, 16,
            lines: "M2.6 2.5 L2.6 13.5 M6.6 2.5 L17.8 2.5 M6.6 6.2 L14 6.2 M6.6 9.8 L17.8 9.8 M6.6 13.5 L12 13.5"),
        "text.bubble": SymbolNotation(
            22, 20,
            outline: """
                M11 2 C16 2 20 5 20 9.2 C20 13.4 16 16.4 11 16.4 C10 16.4 9.2 16.3 8.4 16.1 L4.6 18.4 L5.2 14.8 \
                C3.2 13.4 2 11.4 2 9.2 C2 5 6 2 11 2 Z
                """,
            details: "M6.6 7.4 L15.4 7.4 M6.6 11 L12.6 11"),
        "list.number": SymbolNotation(
            24, 21,
            lines: """
                M10 3.6 L21.6 3.6 M10 10.4 L21.6 10.4 M10 17.2 L21.6 17.2 M3 2.4 L4.6 1.6 L4.6 5.8 M2.6 9 \
                C3.2 7.6 6 7.8 5.4 9.8 L2.6 12.4 L5.8 12.4 M2.8 14.8 L5.6 14.8 L4.2 16.6 C6.4 16.6 6.2 19.4 2.8 18.8
                """),
        "list.dash": SymbolNotation(
            21, 16,
            lines: "M7.6 3 L19 3 M7.6 8 L19 8 M7.6 13 L19 13 M2 3 L3.8 3 M2 8 L3.8 8 M2 13 L3.8 13"),
        "list.star": SymbolNotation(
            22, 18,
            lines: "M9 4 L20 4 M9 9.4 L20 9.4 M9 14.8 L20 14.8",
            solids: """
                M4 1.6 L4.8 3.4 L6.6 3.6 L5.2 4.8 L5.7 6.6 L4 5.6 L2.3 6.6 L2.8 4.8 L1.4 3.6 L3.2 3.4 Z O4 9.4 1.2 O4 14.8 1.2
                """),
        "list.bullet.indent": SymbolNotation(
            22, 17,
            lines: "M6 3 L20 3 M10 8.4 L20 8.4 M10 13.8 L20 13.8",
            solids: "O2.8 3 1.2 O6.6 8.4 1.2 O6.6 13.8 1.2"),
        "list.bullet.rectangle": SymbolNotation(
            23, 18,
            outline: "R2 2 19 14 2.5",
            details: "M9 6 L17.6 6 M9 9 L17.6 9 M9 12 L17.6 12",
            solids: "O5.8 6 0.9 O5.8 9 0.9 O5.8 12 0.9"),
        "checklist": SymbolNotation(
            22, 18,
            lines: "M2.2 4.4 L4 6.4 L7 2.6 M2.2 12.4 L4 14.4 L7 10.6 M10.6 4.6 L20 4.6 M10.6 12.6 L20 12.6"),
        "line.3.horizontal.decrease": SymbolNotation(20, 14, lines: "M2.2 2 L17.8 2 M5 7 L15 7 M8 12 L12 12"),
        "increase.indent": SymbolNotation(
            21, 16,
            lines: """
                M2.2 2.5 L18.8 2.5 M9 6.2 L18.8 6.2 M9 9.8 L18.8 9.8 M2.2 13.5 L18.8 13.5 M2.6 5.8 L5.2 8 L2.6 10.2
                """),
        "decrease.indent": SymbolNotation(
            21, 16,
            lines: """
                M2.2 2.5 L18.8 2.5 M9 6.2 L18.8 6.2 M9 9.8 L18.8 9.8 M2.2 13.5 L18.8 13.5 M5.2 5.8 L2.6 8 L5.2 10.2
                """),
        "paragraphsign": SymbolNotation(
            17, 18,
            lines: "M13.6 2.6 L7 2.6 C1.6 2.6 1.6 9.4 7 9.4 L8.6 9.4 M8.6 2.6 L8.6 15.6 M12 2.6 L12 15.6"),
        "quote.opening": SymbolNotation(
            20, 15,
            lines: "M3 9.4 C3 6 4.2 3.8 6.8 2.8 M11.8 9.4 C11.8 6 13 3.8 15.6 2.8",
            solids: "O5.4 10 2.6 O14.2 10 2.6"),
        "quote.closing": SymbolNotation(
            20, 15,
            lines: "M8.2 5.6 C8.2 9 7 11.2 4.4 12.2 M17 5.6 C17 9 15.8 11.2 13.2 12.2",
            solids: "O5.8 5 2.6 O14.6 5 2.6"),
        "doc.text": SymbolNotation(
            17, 21,
            outline: """
                M2.6 4 C2.6 2.6 3.2 2 4.6 2 L10 2 L14.4 6.6 L14.4 17 C14.4 18.4 13.8 19 12.4 19 L4.6 19 \
                C3.2 19 2.6 18.4 2.6 17 Z
                """,
            details: "M5.6 9.4 L11.4 9.4 M5.6 12.4 L11.4 12.4 M5.6 15.4 L9.4 15.4"),
        "doc.richtext": SymbolNotation(
            17, 21,
            outline: """
                M2.6 4 C2.6 2.6 3.2 2 4.6 2 L10 2 L14.4 6.6 L14.4 17 C14.4 18.4 13.8 19 12.4 19 L4.6 19 \
                C3.2 19 2.6 18.4 2.6 17 Z
                """,
            details: "M5.6 12.6 L11.4 12.6 M5.6 15.4 L9.4 15.4",
            solids: "R5.4 6.6 4 3.4 0.4"),
        "doc.text.magnifyingglass": SymbolNotation(
            17, 21,
            outline: """
                M2.6 4 C2.6 2.6 3.2 2 4.6 2 L10 2 L14.4 6.6 L14.4 17 C14.4 18.4 13.8 19 12.4 19 L4.6 19 \
                C3.2 19 2.6 18.4 2.6 17 Z
                """,
            details: "O7.6 11 2.8 M9.7 13.1 L12 15.6"),
        "doc.on.doc": SymbolNotation(
            20, 23,
            outline: """
                M7 7 C7 5.6 7.6 5 9 5 L13.4 5 L17.6 9.4 L17.6 19 C17.6 20.4 17 21 15.6 21 L9 21 C7.6 21 7 20.4 7 19 Z
                """,
            lines: "M4.4 17 C3 17 2.4 16.4 2.4 15 L2.4 4 C2.4 2.6 3 2 4.4 2 L10 2 L11.4 3.2"),
        "doc.on.clipboard": SymbolNotation(
            20, 22,
            outline: "R8 9 9.6 11 1.6",
            lines: """
                M5.6 17.6 L4.4 17.6 C3 17.6 2.4 17 2.4 15.6 L2.4 5.4 C2.4 4 3 3.4 4.4 3.4 L5.4 3.4 M11.6 3.4 L12.6 3.4 \
                C14 3.4 14.6 4 14.6 5.4 L14.6 6.4 R5.6 2 5.8 3 1.2
                """),
        "clipboard": SymbolNotation(
            18, 21,
            outline: "R2.6 3.8 12.8 15.2 2",
            lines: "M6 3.8 L6 2 L12 2 L12 3.8",
            details: "M6 6.4 L12 6.4"),
        "list.clipboard": SymbolNotation(
            18, 21,
            outline: "R2.6 3.8 12.8 15.2 2",
            lines: "M6 3.8 L6 2 L12 2 L12 3.8",
            details: "M5.8 9 L12.2 9 M5.8 12.2 L12.2 12.2 M5.8 15.4 L9.6 15.4"),
        "note.text": SymbolNotation(
            20, 20,
            outline: "R2 2 16 16 2.6",
            details: "M5.4 6.4 L14.6 6.4 M5.4 10 L14.6 10 M5.4 13.6 L10.6 13.6"),
        "newspaper": SymbolNotation(
            23, 19,
            outline: """
                M5.4 2.2 L20.6 2.2 L20.6 15 C20.6 16.4 20 17 18.6 17 L4.4 17 C3 17 2.2 16.2 2.2 14.8 L2.2 6 L5.4 6 Z
                """,
            details: "M8.6 5.8 L17.4 5.8 M8.6 13.6 L17.4 13.6 M14.6 9.6 L17.4 9.6 R8.4 8.4 3.4 2.4 0.2"),
        "book.closed": SymbolNotation(
            18, 20,
            outline: "M2.6 4.4 C2.6 2.8 3.4 2 5 2 L15.4 2 L15.4 18 L5 18 C3.4 18 2.6 17.2 2.6 15.8 Z",
            details: "M2.6 15.6 C2.6 14.4 3.6 13.8 5 13.8 L15.4 13.8"),
        "books.vertical": SymbolNotation(
            21, 20,
            outline: "R2 2.4 3.4 15.2 0.8 R7.4 2.4 3.4 15.2 0.8",
            lines: "M12.2 4.2 L16 3 L19.8 16.4 L16 17.6 Z"),
        "text.book.closed": SymbolNotation(
            18, 20,
            outline: "M2.6 4.4 C2.6 2.8 3.4 2 5 2 L15.4 2 L15.4 18 L5 18 C3.4 18 2.6 17.2 2.6 15.8 Z",
            details: "M6 6 L12 6 M6 9.2 L10 9.2 M2.6 15.6 C2.6 14.4 3.6 13.8 5 13.8 L15.4 13.8"),
        "scribble": SymbolNotation(
            22, 18,
            lines: """
                M2.6 12 C5 4 9 2 9.4 5 C9.8 8 5 13 6.8 14.8 C8.6 16.6 13 6 15 7 C17 8 11.6 14 13.4 15.2 \
                C15 16.2 18 12.6 19.4 10
                """),
    ]
}
