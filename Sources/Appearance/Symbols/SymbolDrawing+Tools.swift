extension SymbolDrawing {
    /// Time, charts, money, and things for work.
    static let tools: [String: SymbolNotation] = [
        "hourglass": SymbolNotation(
            16, 21,
            lines: """
                M3 2.4 L13 2.4 M3 18.6 L13 18.6 M4 2.4 C4 7.6 7.4 8.4 7.4 10.5 C7.4 12.6 4 13.4 4 18.6 M12 2.4 \
                C12 7.6 8.6 8.4 8.6 10.5 C8.6 12.6 12 13.4 12 18.6
                """,
            solids: "M5.6 17.6 C6 15.4 7.2 14.4 8 14.2 C8.8 14.4 10 15.4 10.4 17.6 Z"),
        "clock.arrow.circlepath": SymbolNotation(
            22, 21,
            lines: "A11.6 10.5 8 200 530 M2.4 6 L3.9 9 L7 7.6 M11.6 5.6 L11.6 10.8 L15 12.6"),
        "deskclock": SymbolNotation(
            20, 20,
            outline: "R2.4 3 15.2 12.6 2.6",
            lines: "M5.4 15.6 L4.6 18 M14.6 15.6 L15.4 18",
            details: "O10 9.3 4 M10 7 L10 9.4 L11.6 10.2"),
        "calendar.circle": SymbolNotation(
            21, 21,
            outline: "O10.5 10.5 8.7",
            details: "R6 6.4 9 8.4 1.4 M6 9.2 L15 9.2"),
        "chart.line.uptrend.xyaxis": SymbolNotation(
            22, 19,
            lines: "M2.4 2.4 L2.4 16.6 L20 16.6 M5.4 12.4 L9.4 8.4 L12.4 10.8 L18.4 4.4 M14.6 4.4 L18.4 4.4 L18.4 8.2"),
        "chart.xyaxis.line": SymbolNotation(
            22, 19,
            lines: "M2.4 2.4 L2.4 16.6 L20 16.6 M5.4 12.6 L9.4 7.4 L13 10.4 L18.6 4"),
        "chart.pie": SymbolNotation(
            21, 21,
            outline: "M9.4 3.4 C0.4 4.4 0.2 18 9.6 18.6 C14 18.8 17.4 15.6 17.6 11.6 L9.4 11.6 Z",
            lines: "M12.4 2.2 L12.4 8.6 L18.8 8.6 C18.6 5 16 2.4 12.4 2.2 Z"),
        "chart.bar.xaxis": SymbolNotation(
            21, 19,
            outline: "R3.4 8 3.2 6 0.6 R8.6 5 3.2 9 0.6 R13.8 2.4 3.2 11.6 0.6",
            lines: "M2 17 L19 17"),
        "chart.bar.doc.horizontal": SymbolNotation(
            17, 21,
            outline: "R2.4 2 12.2 17 2",
            details: "M5.4 6.6 L9 6.6 M5.4 10.4 L11.6 10.4 M5.4 14.2 L7.6 14.2"),
        "gauge": SymbolNotation(
            21, 21,
            outline: "O10.5 10.5 8.7",
            details: "M10.5 11.6 L13.8 6.6 M5.4 10.5 L6.2 10.5 M14.8 10.5 L15.6 10.5",
            solids: "O10.5 12 1.6"),
        "speedometer": SymbolNotation(
            21, 21,
            outline: "O10.5 10.5 8.7",
            details: "M10.5 12 L7 7.4 M5.2 10.5 L6 10.5 M15 10.5 L15.8 10.5 M10.5 5.2 L10.5 5.8",
            solids: "O10.5 12 1.6"),
        "banknote": SymbolNotation(
            24, 16,
            outline: "R2 2 20 12 1.6",
            details: "O12 8 2.8 M5 5.4 L5 10.6 M19 5.4 L19 10.6"),
        "wallet.pass": SymbolNotation(
            22, 18,
            outline: "R2 2.4 18 13.2 2.4",
            details: "M2.4 7 L7 7 C7.6 10.4 14.4 10.4 15 7 L19.6 7"),
        "basket": SymbolNotation(
            23, 19,
            outline: "M2.4 8 L20.6 8 L18.6 16.8 L4.4 16.8 Z",
            lines: "M6.4 8 L10.4 2.4 M16.6 8 L12.6 2.4",
            details: "M8 10.8 L8 14.2 M11.5 10.8 L11.5 14.2 M15 10.8 L15 14.2"),
        "handbag": SymbolNotation(
            20, 20,
            outline: "M3 7.4 L17 7.4 L18 16 C18.2 17.4 17.6 18 16.2 18 L3.8 18 C2.4 18 1.8 17.4 2 16 Z",
            lines: "M6.4 10 L6.4 6 C6.4 1 13.6 1 13.6 6 L13.6 10"),
        "giftcard": SymbolNotation(
            23, 17,
            outline: "R2 2 19 13 2.5",
            details: "M2 8 L21 8 M7 2 L7 15 M7 8 L4.6 5.4 M7 8 L9.4 5.4"),
        "graduationcap": SymbolNotation(
            25, 19,
            outline: "M12.5 2.4 L23 7.4 L12.5 12.4 L2 7.4 Z",
            lines: "M6.4 9.6 L6.4 14 C9 16.6 16 16.6 18.6 14 L18.6 9.6 M22 8 L22 13.4"),
        "megaphone": SymbolNotation(
            22, 19,
            outline: "M2.4 8 L5.4 7 L17.6 2.4 L17.6 14.6 L5.4 11 L2.4 10.4 Z",
            lines: "M6.6 11.4 L7.8 16.4 L10.8 16.4 L10 12.4 M20 6.6 L20 10.4"),
        "bell.and.waves.left.and.right": SymbolNotation(
            27, 21,
            outline: """
                M6.8 16.2 C8.4 14.6 8.6 12.6 8.6 9.6 C8.6 6 10.4 3 13.5 3 C16.6 3 18.4 6 18.4 9.6 \
                C18.4 12.6 18.6 14.6 20.2 16.2 Z
                """,
            lines: "M11 18.4 C11.6 20 15.4 20 16 18.4 M4.6 5 C3 7.4 3 10.6 4.6 13 M22.4 5 C24 7.4 24 10.6 22.4 13"),
        "hifispeaker": SymbolNotation(16, 21, outline: "R2.6 2 10.8 17 1.8", details: "O8 13 3.2", solids: "O8 6 1.3"),
        "homepod": SymbolNotation(19, 19, outline: "R2.4 2.4 14.2 14.2 6", details: "M6 5.4 C8 4.4 11 4.4 13 5.4"),
        "lifepreserver": SymbolNotation(
            21, 21,
            outline: "O10.5 10.5 8.7",
            details: "O10.5 10.5 3.8 M4.4 4.4 L7.8 7.8 M16.6 4.4 L13.2 7.8 M4.4 16.6 L7.8 13.2 M16.6 16.6 L13.2 13.2"),
        "binoculars": SymbolNotation(
            22, 18,
            outline: """
                M4 3 L8 3 L9 8 L9 13 C9 16.6 2 16.6 2 13 L2 11 Z M18 3 L14 3 L13 8 L13 13 C13 16.6 20 16.6 20 13 L20 11 Z
                """,
            lines: "M9 8 L13 8"),
        "bolt.circle": SymbolNotation(
            21, 21,
            outline: "O10.5 10.5 8.7",
            solids: "M11.6 4.4 L6.4 11.4 L9.8 11.4 L9 16.4 L14.4 9.2 L10.8 9.2 Z"),
        "bolt.horizontal": SymbolNotation(24, 16, outline: "M2 9.4 L11 2.6 L11.4 6.6 L22 6.4 L13 13.4 L12.6 9.4 Z"),
        "dial.min": SymbolNotation(
            21, 21,
            lines: """
                O10.5 11 6.4 M10.5 4.6 L10.5 8 A10.5 11 8.8 -60 -58 A10.5 11 8.8 -30 -28 A10.5 11 8.8 0 2 A10.5 11 8.8 178 180 \
                A10.5 11 8.8 208 210 A10.5 11 8.8 238 240
                """),
        "move.3d": SymbolNotation(
            20, 20,
            lines: """
                M8 12 L8 2.6 M5.4 5 L8 2.4 L10.6 5 M8 12 L17.4 12 M15 9.4 L17.6 12 L15 14.6 M8 12 L2.6 17.4 M2.6 14 L2.6 17.4 \
                L6 17.4
                """),
        "perspective": SymbolNotation(
            22, 18,
            outline: "M2.4 2.4 L19.6 5 L19.6 13 L2.4 15.6 Z",
            details: "M11 3.7 L11 14.3 M2.4 9 L19.6 9"),
        "trash.circle": SymbolNotation(
            21, 21,
            outline: "O10.5 10.5 8.7",
            details: "M6.6 7.2 L14.4 7.2 M7.4 7.2 L8 15 L13 15 L13.6 7.2 M9 7.2 L9.4 5.6 L11.6 5.6 L12 7.2"),
        "hand.point.up.left": SymbolNotation(
            18, 20,
            outline: """
                M2.6 4.6 C1.6 2.6 4 1.6 5 3.4 L8 9.6 L13 9.4 C15 9.4 15.6 10.6 15.4 12.4 L14.6 17.8 L8 17.8 L5.6 14.4 L6 13 Z
                """),
        "cursorarrow": SymbolNotation(
            14, 20,
            outline: "M2.4 2.4 L12 11.6 L7.8 12 L10.2 17.4 L8 18.4 L5.6 12.8 L2.4 15.6 Z"),
        "rectangle.and.pencil.and.ellipsis": SymbolNotation(
            25, 19,
            outline: "M13.6 10 L20.4 3.2 L22.2 5 L15.4 11.8 L13 12.4 Z",
            lines: """
                M15 4.4 L4.6 4.4 C3 4.4 2.2 5.2 2.2 6.8 L2.2 13.4 C2.2 15 3 15.8 4.6 15.8 L19.4 15.8 \
                C21 15.8 21.8 15 21.8 13.4 L21.8 9.4
                """,
            marks: "O6 10.2 1 O9.4 10.2 1"),
        "lock.shield": SymbolNotation(
            18, 21,
            outline: """
                M9 2 C11 3.6 13.4 4.4 16 4.6 L16 10 C16 14.4 13.4 17.4 9 19 C4.6 17.4 2 14.4 2 10 L2 4.6 C4.6 4.4 7 3.6 9 2 Z
                """,
            details: "M7 9.4 L7 8 C7 5.8 11 5.8 11 8 L11 9.4",
            solids: "R6 9.4 6 4.6 0.8"),
    ]
}
