extension SymbolDrawing {
    /// Objects: tools, letters, clocks, charts.
    static let objects: [String: SymbolNotation] = [
        "circle.hexagongrid": SymbolNotation(
            21, 20,
            outline: "O7.4 5 2.4 O13.6 5 2.4 O4.4 10 2.4 O10.5 10 2.4 O16.6 10 2.4 O7.4 15 2.4 O13.6 15 2.4"),
        "gearshape.2": SymbolNotation(
            28, 22,
            outline: """
                M8 5 L10.4 5 L10.8 6.8 L12.2 7.4 L13.8 6.4 L15.4 8 L14.4 9.6 L15 11 L16.8 11.4 L16.8 13.8 L15 14.2 L14.4 15.6 \
                L15.4 17.2 L13.8 18.8 L12.2 17.8 L10.8 18.4 L10.4 20 L8 20 L7.6 18.4 L6.2 17.8 L4.6 18.8 L3 17.2 L4 15.6 \
                L3.4 14.2 L1.6 13.8 L1.6 11.4 L3.4 11 L4 9.6 L3 8 L4.6 6.4 L6.2 7.4 L7.6 6.8 Z
                """,
            lines: """
                O21 7 2.2 M21 2 L21 4.8 M21 9.2 L21 12 M16.6 4.6 L19 6 M23 8 L25.4 9.4 M16.8 9.4 L19 8 M23 6 L25.4 4.6
                """,
            details: "O9.2 12.5 2.6"),
        "wrench": SymbolNotation(
            20, 20,
            outline: """
                M17.6 5.4 L14.4 8.6 L11.4 8.6 L11.4 5.6 L14.6 2.4 C10 1.4 7.4 4.6 8.6 8.4 L2.6 14.4 \
                C1.4 16.6 3.4 18.6 5.6 17.4 L11.6 11.4 C15.4 12.6 18.6 10 17.6 5.4 Z
                """),
        "hammer": SymbolNotation(
            21, 20,
            outline: """
                M6 5.4 L9 2.4 C11.4 2 13.6 2.8 15.4 4.6 L15.4 6.4 L18.4 8.4 L16.4 10.4 L13.6 8.4 L12.4 9.4 L8.6 5.6 Z
                """,
            lines: "M10.4 7.6 L2.8 15.4 L4.8 17.4 L12.4 9.6"),
        "screwdriver": SymbolNotation(
            20, 20,
            outline: "M10.6 6.4 L14.4 2.4 L17.6 5.6 L13.6 9.4 Z",
            lines: "M12 8 L4 16 M2.6 17.4 L5.4 16 L4 14.6 Z"),
        "wrench.and.screwdriver": SymbolNotation(
            21, 20,
            lines: """
                M4 2.6 L16.6 15.4 C18 17 16.4 18.6 14.8 17.2 L2.6 4 Z M17.4 5.4 L15 7.8 L12.8 5.6 L15.2 3.2 \
                C12.6 2.2 10.4 4.2 11 6.8 L3.4 14.4 C2 16.2 4 18.2 5.8 16.8 L9 13.6 M13.8 9.6 C16.4 10.2 18.4 8 17.4 5.4
                """),
        "key": SymbolNotation(
            20, 20,
            outline: "O13.4 6.6 4.2",
            lines: "M10.4 9.6 L2.8 17.2 M5 15 L7 17 M7.6 12.4 L9.4 14.2",
            solids: "O14.6 5.4 1"),
        "ticket": SymbolNotation(
            24, 17,
            outline: """
                M2 2.4 L22 2.4 L22 6.4 C19.4 6.4 19.4 10.6 22 10.6 L22 14.6 L2 14.6 L2 10.6 C4.6 10.6 4.6 6.4 2 6.4 Z
                """,
            details: "M15 4.6 L15 5.6 M15 8 L15 9 M15 11.4 L15 12.4"),
        "pin": SymbolNotation(
            15, 21,
            outline: "M4.4 2 L10.6 2 L10 8.4 L12.6 11.6 L12.6 13 L2.4 13 L2.4 11.6 L5 8.4 Z",
            lines: "M7.5 13 L7.5 19"),
        "shippingbox": SymbolNotation(
            21, 20,
            outline: "M10.5 2 L18.4 5.8 L18.4 14.2 L10.5 18 L2.6 14.2 L2.6 5.8 Z",
            details: "M2.6 5.8 L10.5 9.6 L18.4 5.8 M10.5 9.6 L10.5 18 M6.4 4 L14.4 7.8"),
        "cube": SymbolNotation(
            20, 21,
            outline: "M10 2 L17.6 6 L17.6 15 L10 19 L2.4 15 L2.4 6 Z",
            details: "M2.4 6 L10 10 L17.6 6 M10 10 L10 19"),
        "archivebox": SymbolNotation(
            22, 18,
            outline: """
                R2 2.4 18 4.4 1.2 M3.4 6.8 L18.6 6.8 L18.6 13.6 C18.6 15 18 15.6 16.6 15.6 L5.4 15.6 C4 15.6 3.4 15 3.4 13.6 Z
                """,
            details: "M8.4 9.8 L13.6 9.8"),
        "tray.full": SymbolNotation(
            22, 18,
            outline: """
                M2 10 L5.2 2.4 L16.8 2.4 L20 10 L20 13.8 C20 15.3 19.3 16 17.8 16 L4.2 16 C2.7 16 2 15.3 2 13.8 Z
                """,
            details: "M2 10 L7.4 10 C7.8 13.4 14.2 13.4 14.6 10 L20 10 M7 5.4 L15 5.4 M6 7.8 L16 7.8"),
        "tray.and.arrow.down": SymbolNotation(
            22, 19,
            lines: """
                M2 11 L7.4 11 C7.8 14.4 14.2 14.4 14.6 11 L20 11 M2 11 L4.4 5 M20 11 L17.6 5 M2 11 L2 14.8 \
                C2 16.3 2.7 17 4.2 17 L17.8 17 C19.3 17 20 16.3 20 14.8 L20 11 M11 2 L11 9 M8.4 6.6 L11 9.2 L13.6 6.6
                """),
        "tray.and.arrow.up": SymbolNotation(
            22, 19,
            lines: """
                M2 11 L7.4 11 C7.8 14.4 14.2 14.4 14.6 11 L20 11 M2 11 L4.4 5 M20 11 L17.6 5 M2 11 L2 14.8 \
                C2 16.3 2.7 17 4.2 17 L17.8 17 C19.3 17 20 16.3 20 14.8 L20 11 M11 9.4 L11 2.4 M8.4 5 L11 2.4 L13.6 5
                """),
        "envelope.open": SymbolNotation(
            23, 20,
            outline: "M2 8 L11.5 2 L21 8 L21 15.8 C21 17.2 20.2 18 18.8 18 L4.2 18 C2.8 18 2 17.2 2 15.8 Z",
            details: "M2.4 9 L11.5 14 L20.6 9"),
        "bubble.right": SymbolNotation(
            22, 20,
            outline: """
                M11 2 C6 2 2 5 2 9.2 C2 13.4 6 16.4 11 16.4 C12 16.4 12.8 16.3 13.6 16.1 L17.4 18.4 L16.8 14.8 \
                C18.8 13.4 20 11.4 20 9.2 C20 5 16 2 11 2 Z
                """),
        "bubble.left.and.bubble.right": SymbolNotation(
            27, 20,
            outline: """
                M9.4 2 C13.6 2 16.8 4.4 16.8 7.6 C16.8 10.8 13.6 13.2 9.4 13.2 L8 13.1 L4.4 15.4 L4.8 12 C3 11 2 9.4 2 7.6 \
                C2 4.4 5.2 2 9.4 2 Z
                """,
            lines: """
                M19.4 6.4 C23 6.8 25 9 25 11.4 C25 13.2 24 14.6 22.6 15.4 L22.8 18.2 L19.6 16.4 C15.8 16.8 13 15.8 11.8 14.2
                """),
        "quote.bubble": SymbolNotation(
            22, 20,
            outline: """
                M11 2 C16 2 20 5 20 9.2 C20 13.4 16 16.4 11 16.4 C10 16.4 9.2 16.3 8.4 16.1 L4.6 18.4 L5.2 14.8 \
                C3.2 13.4 2 11.4 2 9.2 C2 5 6 2 11 2 Z
                """,
            solids: """
                O8 10 1.8 O13.4 10 1.8 M6.2 10 C6.2 7.6 7 6.2 8.8 5.6 L9.2 6.6 C8.2 7 7.8 7.8 7.8 9 Z M11.6 10 \
                C11.6 7.6 12.4 6.2 14.2 5.6 L14.6 6.6 C13.6 7 13.2 7.8 13.2 9 Z
                """),
        "exclamationmark.bubble": SymbolNotation(
            22, 20,
            outline: """
                M11 2 C16 2 20 5 20 9.2 C20 13.4 16 16.4 11 16.4 C10 16.4 9.2 16.3 8.4 16.1 L4.6 18.4 L5.2 14.8 \
                C3.2 13.4 2 11.4 2 9.2 C2 5 6 2 11 2 Z
                """,
            details: "M11 5.4 L11 9.8",
            solids: "O11 12.6 1.1"),
        "phone.down": SymbolNotation(
            23, 13,
            outline: """
                M2 8.6 C4 2 19 2 21 8.6 C21.2 10.4 20.4 11 19 10.8 L16 10 C15 9.6 15 8.6 14.8 7.4 C12.6 6.8 10.4 6.8 8.2 7.4 \
                C8 8.6 8 9.6 7 10 L4 10.8 C2.6 11 1.8 10.4 2 8.6 Z
                """),
        "timer": SymbolNotation(
            21, 21,
            lines: "A10.5 10.5 8.4 -60 235 M10.5 2 L10.5 5.4 M6.6 6.6 L10.5 10.5",
            solids: "O10.5 10.5 1.7"),
        "stopwatch": SymbolNotation(
            19, 22,
            outline: "O9.5 12.6 7.2",
            lines: "M7.4 2 L11.6 2 M9.5 2 L9.5 5.4 M15.6 5.4 L16.8 6.6",
            details: "M9.5 8.6 L9.5 12.6"),
        "alarm": SymbolNotation(
            21, 21,
            outline: "O10.5 11 7",
            lines: """
                M2.4 5.4 C2.6 3.4 4.4 2.2 6.4 2.6 M18.6 5.4 C18.4 3.4 16.6 2.2 14.6 2.6 M5.6 16.4 L4 18.6 M15.4 16.4 L17 18.6
                """,
            details: "M10.5 7 L10.5 11.4 L13.2 13"),
    ]
}
