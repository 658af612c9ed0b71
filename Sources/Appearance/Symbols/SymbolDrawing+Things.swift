extension SymbolDrawing {
    /// Things: a house, a bell, a person.
    static let things: [String: SymbolNotation] = [
        "gearshape": SymbolNotation(
            22, 21.5,
            outline: """
                M9.4 2 L12.6 2 L13.1 4.4 L14.9 5.1 L17 3.8 L19.2 6 L17.9 8.1 L18.6 9.9 L21 10.4 L21 11.6 L18.6 12.1 \
                L17.9 13.9 L19.2 16 L17 18.2 L14.9 16.9 L13.1 17.6 L12.6 20 L9.4 20 L8.9 17.6 L7.1 16.9 L5 18.2 \
                L2.8 16 L4.1 13.9 L3.4 12.1 L1 11.6 L1 10.4 L3.4 9.9 L4.1 8.1 L2.8 6 L5 3.8 L7.1 5.1 L8.9 4.4 Z
                """,
            details: "O11 11 3.2"),
        "magnifyingglass": SymbolNotation(20, 20, lines: "O8.3 8.3 5.8 M12.6 12.6 L17.6 17.6"),
        "person": SymbolNotation(19, 20, outline: "O9.5 6 3.8 M2.5 18 C2.5 9.6 16.5 9.6 16.5 18 Z"),
        "person.2": SymbolNotation(
            27, 20, outline: "O9.5 6.5 3.6 M2.5 18 C2.5 10 16.5 10 16.5 18 Z",
            lines: "A18.5 7 3 -120 110 M18.5 12 C22.5 12 25 14.5 25 18 L19 18"),
        "house": SymbolNotation(
            23, 20, outline: "M4.5 9.6 L4.5 18 L18.5 18 L18.5 9.6 L11.5 3.4 Z",
            lines: "M1.8 10.4 L11.5 1.9 L21.2 10.4", details: "M9.5 18 L9.5 12.5 L13.5 12.5 L13.5 18"),
        "star": SymbolNotation(
            21.5, 20,
            outline: """
                M10.75 1.8 L13.4 7.5 L19.7 8.2 L15 12.4 L16.3 18.5 L10.75 15.4 L5.2 18.5 L6.5 12.4 L1.8 8.2 L8.1 7.5 Z
                """),
        "heart": SymbolNotation(
            21, 19,
            outline: """
                M10.5 17 C5.5 13.6 2 10.4 2 6.8 C2 3.9 4.1 2 6.4 2 C8.2 2 9.7 3 10.5 4.6 C11.3 3 12.8 2 14.6 2 \
                C16.9 2 19 3.9 19 6.8 C19 10.4 15.5 13.6 10.5 17 Z
                """),
        "bell": SymbolNotation(
            19, 21,
            outline: """
                M2.4 16.2 C4.2 14.6 4.4 12.6 4.4 9.6 C4.4 6 6.4 3 9.5 3 C12.6 3 14.6 6 14.6 9.6 C14.6 12.6 14.8 14.6 16.6 16.2 Z
                """,
            lines: "M9.5 1.6 L9.5 3 M7 18.4 C7.6 20 11.4 20 12 18.4"),
        "trash": SymbolNotation(
            18, 21, outline: "M3.6 5 L4.6 17.4 C4.7 18.6 5.3 19 6.4 19 L11.6 19 C12.7 19 13.3 18.6 13.4 17.4 L14.4 5 Z",
            lines: "M1.8 5 L16.2 5 M6.6 5 L6.6 2.2 L11.4 2.2 L11.4 5",
            details: "M6.9 8.4 L7.2 15.6 M11.1 8.4 L10.8 15.6"),
        "square.and.arrow.up": SymbolNotation(
            18, 22, lines: "M6 8 L2.6 8 L2.6 20 L15.4 20 L15.4 8 L12 8 M9 14 L9 2 M5.4 5.4 L9 1.8 L12.6 5.4"),
        "square.and.pencil": SymbolNotation(
            21, 20, outline: "M8 12.8 L16.8 4 L18.6 5.8 L9.8 14.6 L7.2 15.2 Z",
            lines:
                "M12 3.4 L5 3.4 C3 3.4 2.2 4.2 2.2 6.2 L2.2 15.4 C2.2 17.4 3 18.2 5 18.2 L14.2 18.2 C16.2 18.2 17 17.4 17 15.4 L17 10"
        ),
        "pencil": SymbolNotation(
            18, 18, outline: "M2.5 15.5 L3.6 11.2 L12.6 2.2 L15.8 5.4 L6.8 14.4 Z", details: "M10.8 4 L14 7.2"),
        "exclamationmark.triangle": SymbolNotation(
            22, 20, outline: "M11 2.2 L20 17.8 L2 17.8 Z", details: "M11 7.6 L11 12.2", solids: "O11 14.9 1.1"),
        "camera": SymbolNotation(
            23, 18,
            outline: """
                M2.2 5.8 L2.2 14 C2.2 15.6 3 16.2 4.4 16.2 L18.6 16.2 C20 16.2 20.8 15.6 20.8 14 L20.8 5.8 \
                C20.8 4.4 20 3.8 18.6 3.8 L16 3.8 L14.4 1.8 L8.6 1.8 L7 3.8 L4.4 3.8 C3 3.8 2.2 4.4 2.2 5.8 Z
                """,
            details: "O11.5 9.8 3.6"),
        "photo": SymbolNotation(
            23, 18, outline: "R2 2 19 14 2.5", details: "M2.4 13.8 L7.8 8.8 L11.6 12.4 L15 9.4 L20.6 14",
            solids: "O7 6 1.5"),
        "bookmark": SymbolNotation(
            15, 20, outline: "M3 18 L3 4 C3 2.6 3.6 2 5 2 L10 2 C11.4 2 12 2.6 12 4 L12 18 L7.5 13.6 Z"),
        "folder": SymbolNotation(
            22, 18,
            outline: """
                M2 4.4 C2 2.9 2.7 2.2 4.2 2.2 L8 2.2 L10 4.4 L17.8 4.4 C19.3 4.4 20 5.1 20 6.6 L20 13.8 \
                C20 15.3 19.3 16 17.8 16 L4.2 16 C2.7 16 2 15.3 2 13.8 Z
                """,
            details: "M2 8 L20 8"),
        "doc": SymbolNotation(
            17, 21,
            outline:
                "M2.6 4 C2.6 2.6 3.2 2 4.6 2 L10 2 L14.4 6.6 L14.4 17 C14.4 18.4 13.8 19 12.4 19 L4.6 19 C3.2 19 2.6 18.4 2.6 17 Z",
            details: "M9.6 2.4 L9.6 7 L14 7"),
        "calendar": SymbolNotation(
            21, 18.5, outline: "R2 2.4 17 14.4 2.5", details: "M2 6.8 L19 6.8",
            solids: "R6 9 2 2 0.4 R9.6 9 2 2 0.4 R13.2 9 2 2 0.4 R6 12.4 2 2 0.4 R9.6 12.4 2 2 0.4"),
        "clock": SymbolNotation(21, 21, outline: "O10.5 10.5 8.7", details: "M10.5 5 L10.5 11 L14.4 13"),
        "envelope": SymbolNotation(23, 17, outline: "R2 2 19 13 2.5", details: "M2.8 3.4 L11.5 9.8 L20.2 3.4"),
        "phone": SymbolNotation(
            19, 19,
            outline: """
                M2.6 4.8 C2.2 3.4 4.6 1.8 5.8 2.4 L8 5.8 C8.4 7 6.8 7.8 6.8 8.6 C7.4 10.2 8.8 11.6 10.4 12.2 \
                C11.2 12.2 12 10.6 13.2 11 L16.6 13.2 C17.2 14.4 15.6 16.8 14.2 16.4 C8.6 15.4 3.6 10.4 2.6 4.8 Z
                """),
        "bubble.left": SymbolNotation(
            22, 20,
            outline: """
                M11 2 C16 2 20 5 20 9.2 C20 13.4 16 16.4 11 16.4 C10 16.4 9.2 16.3 8.4 16.1 L4.6 18.4 L5.2 14.8 \
                C3.2 13.4 2 11.4 2 9.2 C2 5 6 2 11 2 Z
                """),
        "mappin": SymbolNotation(13, 21, outline: "O6.5 5.4 3.6", lines: "M6.5 9 L6.5 19.2"),
        "map": SymbolNotation(
            22, 19, outline: "M2 4.4 L8 2 L14 4.4 L20 2 L20 14.6 L14 17 L8 14.6 L2 17 Z",
            details: "M8 2 L8 14.6 M14 4.4 L14 17"),
        "location": SymbolNotation(20, 20, outline: "M17.6 2.4 L11 17.6 L9.4 10.6 L2.4 9 Z"),
        "paperplane": SymbolNotation(20, 20, outline: "M18 2 L12.6 18 L9 11 L2 7.4 Z", details: "M18 2 L9 11"),
        "cart": SymbolNotation(
            22, 19, outline: "M5.4 5 L19.6 5 L17.8 11.6 L6.8 11.6 Z",
            lines: "M1.8 2 L4.4 2 L7.2 14 L18 14 O8.4 16.8 0.6 O16.6 16.8 0.6"),
        "bag": SymbolNotation(
            18, 20, outline: "M2.6 6 L15.4 6 L16 16 C16.1 17.4 15.4 18 14 18 L4 18 C2.6 18 1.9 17.4 2 16 Z",
            lines: "M5.8 8.4 L5.8 5.4 C5.8 1 12.2 1 12.2 5.4 L12.2 8.4"),
        "creditcard": SymbolNotation(23, 17, outline: "R2 2 19 13 2.5", details: "M2 6.2 L21 6.2 M5 11.4 L9 11.4"),
        "lock": SymbolNotation(
            15, 20, outline: "R2 8.6 11 9.4 2", lines: "M4.2 8.6 L4.2 5.4 C4.2 1 10.8 1 10.8 5.4 L10.8 8.6"),
        "eye": SymbolNotation(
            24, 16, outline: "M1.8 8 C6.6 0.8 17.4 0.8 22.2 8 C17.4 15.2 6.6 15.2 1.8 8 Z", details: "O12 8 3"),
        "hand.thumbsup": SymbolNotation(
            20, 20,
            outline: """
                M6.2 9.4 L10 2.4 C12.6 2 12.4 5 11.6 7.8 L16 7.8 C18.6 7.8 18.4 10.2 17.4 11 C18.6 12.2 17.8 13.8 16.8 14.2 \
                C17.4 15.4 16.4 16.6 15.4 16.8 C15.4 18 14 18.2 12.8 18.2 C9.6 18.2 8.4 17.6 6.2 16.8 Z
                """,
            lines: "M2.6 9.4 L2.6 16.8"),
        "tag": SymbolNotation(
            20, 20, outline: "M2.4 3.8 C2.4 2.9 2.9 2.4 3.8 2.4 L9.4 2.4 L17.6 10.6 L10.6 17.6 L2.4 9.4 Z",
            solids: "O6.2 6.2 1.3"),
        "flag": SymbolNotation(
            18, 20, outline: "M3 3 C7 0.8 11 5.2 15.6 3 L15.6 11 C11 13.2 7 8.8 3 11 Z", lines: "M3 2 L3 18.4"),
        "mic": SymbolNotation(
            15, 21, outline: "R5 2 5 10.4 2.5",
            lines: "M2.4 9.4 C2.4 17 12.6 17 12.6 9.4 M7.5 15.2 L7.5 18.8 M4.8 18.8 L10.2 18.8"),
        "speaker": SymbolNotation(16, 18, outline: "M2.2 6.2 L5.6 6.2 L10.4 2.2 L10.4 15.8 L5.6 11.8 L2.2 11.8 Z"),
        "speaker.wave.2": SymbolNotation(
            22, 18, outline: "M2.2 6.2 L5.6 6.2 L10.4 2.2 L10.4 15.8 L5.6 11.8 L2.2 11.8 Z",
            lines: "A10.4 9 4.4 -38 38 A10.4 9 8 -40 40"),
        "globe": SymbolNotation(
            21, 21, outline: "O10.5 10.5 8.7",
            details: "E6.6 1.8 7.8 17.4 M1.8 10.5 L19.2 10.5 M3.4 5.8 L17.6 5.8 M3.4 15.2 L17.6 15.2"),
        "sun.max": SymbolNotation(
            22, 22, outline: "O11 11 4.2",
            lines: """
                M11 1.8 L11 3.8 M11 18.2 L11 20.2 M1.8 11 L3.8 11 M18.2 11 L20.2 11 M4.5 4.5 L5.9 5.9 M16.1 16.1 L17.5 17.5 \
                M4.5 17.5 L5.9 16.1 M16.1 5.9 L17.5 4.5
                """),
        "moon": SymbolNotation(
            19, 19,
            outline: "M16.6 11.6 C10.8 14.4 4.8 8.4 7.4 2.4 C0 5.4 1.6 17.2 9.6 17 C13 16.9 15.6 14.8 16.6 11.6 Z"),
        "cloud": SymbolNotation(
            24, 17, outline: "M6.4 15 C0.6 15 0.6 7.6 5.8 7.4 C6.2 0.8 15.8 0.4 16.8 6.6 C23.6 6 23.6 15 17.6 15 Z"),
        "bolt": SymbolNotation(15, 20, outline: "M9.4 1.8 L2.4 11.2 L7.2 11.2 L5.6 18.2 L12.6 8.8 L7.8 8.8 Z"),
        "flame": SymbolNotation(
            16, 20,
            outline:
                "M8 18 C3.6 18 2 14.8 2.6 11.6 C3 9.6 4.6 8.6 5 6.6 C6 7.2 6.6 8 6.8 9 C8.4 7.2 8.6 4.4 7.6 2 C11.6 3.6 14 7.8 13.6 12.2 C13.3 15.8 11.4 18 8 18 Z"
        ),
        "book": SymbolNotation(
            23, 18,
            outline:
                "M11.5 4 C9 2 5 2 2 3.4 L2 15.4 C5 14 9 14 11.5 16 C14 14 18 14 21 15.4 L21 3.4 C18 2 14 2 11.5 4 Z",
            details: "M11.5 4 L11.5 16"),
        "tray": SymbolNotation(
            22, 18,
            outline:
                "M2 10 L5.2 2.4 L16.8 2.4 L20 10 L20 13.8 C20 15.3 19.3 16 17.8 16 L4.2 16 C2.7 16 2 15.3 2 13.8 Z",
            details: "M2 10 L7.4 10 C7.8 13.4 14.2 13.4 14.6 10 L20 10"),
        "paperclip": SymbolNotation(
            18, 20,
            lines:
                "M15.4 9.2 L8.4 16.2 C4.6 20 -0.2 15 3.6 11.2 L11 3.8 C13.6 1.2 17 4.6 14.4 7.2 L7.4 14.2 C6 15.6 4.4 13.8 5.8 12.4 L12 6.2"
        ),
        "keyboard": SymbolNotation(
            24, 17, outline: "R2 2 20 13 2.5", details: "M7.6 11.8 L16.4 11.8",
            solids: "O6 6 0.9 O10 6 0.9 O14 6 0.9 O18 6 0.9 O8 9 0.9 O12 9 0.9 O16 9 0.9"),
        "iphone": SymbolNotation(14, 21, outline: "R2.2 1.8 9.6 17.4 2.2", details: "M5.8 16.8 L8.2 16.8"),
        "music.note": SymbolNotation(
            16, 19, lines: "M6.4 14.8 L6.4 3.6 L13.6 2 L13.6 13.2", solids: "E2.2 13 4.6 3.8 E9.4 11.4 4.6 3.8"),
        "airplane": SymbolNotation(
            20, 20,
            outline:
                "M10 1.8 C11.4 1.8 11.6 3.6 11.6 7.4 L18.4 11.8 L18.4 13.4 L11.6 11.4 L11.2 15.8 L13.4 17.4 L13.4 18.4 L10 17.6 L6.6 18.4 L6.6 17.4 L8.8 15.8 L8.4 11.4 L1.6 13.4 L1.6 11.8 L8.4 7.4 C8.4 3.6 8.6 1.8 10 1.8 Z"
        ),
        "car": SymbolNotation(
            22, 18,
            outline:
                "M2.2 9 L4.6 3.6 C4.9 2.8 5.5 2.4 6.4 2.4 L15.6 2.4 C16.5 2.4 17.1 2.8 17.4 3.6 L19.8 9 L19.8 14 L2.2 14 Z",
            lines: "M4.8 14 L4.8 16 M17.2 14 L17.2 16", details: "M3 8.4 L19 8.4", solids: "O6 11.2 1.1 O16 11.2 1.1"),
        "gift": SymbolNotation(
            19, 20, outline: "R2 6 15 4 1 R3.4 10 12.2 8 1",
            lines: "M9.5 6 C5 6 4.4 1.8 7 1.8 C8.8 1.8 9.5 4 9.5 6 C9.5 4 10.2 1.8 12 1.8 C14.6 1.8 14 6 9.5 6",
            details: "M9.5 6 L9.5 18"
        ),
        "chart.bar": SymbolNotation(20, 18, outline: "R2 9.6 4 6.4 0.8 R8 6 4 10 0.8 R14 2 4 14 0.8"),
        "wand.and.stars": SymbolNotation(
            20, 20, lines: "M3 17 L12 8 M15 2.4 L15 5.6 M13.4 4 L16.6 4 M17 10 L17 12 M16 11 L18 11"),
        "command": SymbolNotation(
            19, 19, lines: "R6.4 6.4 6.2 6.2 0 O4.4 4.4 2 O14.6 4.4 2 O4.4 14.6 2 O14.6 14.6 2"),
    ]
}
