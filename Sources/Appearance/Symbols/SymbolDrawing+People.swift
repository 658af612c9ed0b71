extension SymbolDrawing {
    /// People, animals, health and games.
    static let people: [String: SymbolNotation] = [
        "person.3": SymbolNotation(
            32, 20,
            outline: "O16 6.4 3.4 M9.6 18 C9.6 10.4 22.4 10.4 22.4 18 Z",
            lines: "O6.6 8 2.6 M2 17 C2 13.6 4 11.8 7 11.6 O25.4 8 2.6 M30 17 C30 13.6 28 11.8 25 11.6"),
        "person.crop.square": SymbolNotation(
            20, 20,
            outline: "R2 2 16 16 3.5",
            details: "O10 8 2.8 M4.8 17.4 C4.8 11.4 15.2 11.4 15.2 17.4"),
        "person.crop.rectangle": SymbolNotation(
            23, 18,
            outline: "R2 2 19 14 2.5",
            details: "O11.5 7.4 2.5 M6.8 15.6 C6.8 10.6 16.2 10.6 16.2 15.6"),
        "person.crop.circle": SymbolNotation(
            21, 21,
            outline: "O10.5 10.5 8.7",
            details: "O10.5 8.2 3 M4.6 16.6 C6 11.8 15 11.8 16.4 16.6"),
        "person.text.rectangle": SymbolNotation(
            23, 18,
            outline: "R2 2 19 14 2.5",
            details: """
                O7.6 7.2 1.8 M4.6 12.6 C4.6 9.6 10.6 9.6 10.6 12.6 M13.4 6.6 L17.8 6.6 M13.4 9.4 L17.8 9.4 M13.4 12.2 \
                L16.2 12.2
                """),
        "person.wave.2": SymbolNotation(
            26, 20,
            outline: "O8.5 6 3.6 M2 18 C2 9.8 15 9.8 15 18 Z",
            lines: "A14 7 4 -40 40 A14 7 8 -40 40"),
        "figure.walk": SymbolNotation(
            15, 21,
            lines: "M8.6 8 L6.6 13 L4 19 M6.8 12.4 L9.6 14.6 L10.4 19 M8.6 8 L4.6 9 L3.4 12 M8.6 8 L10.4 10.4 L13 11",
            solids: "O8.8 3.6 1.9"),
        "figure.run": SymbolNotation(
            19, 21,
            lines: """
                M11 7.6 L8 12.6 L11 14.8 L10 19 M8 12.6 L6.4 15.4 L2.4 15.4 M11 7.6 L6.6 7 L4.6 9.6 M11 7.6 L13 10.4 L16 10
                """,
            solids: "O12.6 3.6 1.9"),
        "figure.stand": SymbolNotation(
            12, 21,
            lines: "M6 7 L6 13 M6 13 L4.4 19 M6 13 L7.6 19 M2.4 8.6 L6 7 L9.6 8.6",
            solids: "O6 3.6 1.9"),
        "figure.wave": SymbolNotation(
            16, 21,
            lines: "M8 7.4 L8 13 M8 13 L6.4 19 M8 13 L9.6 19 M8 7.6 L4.4 9.6 L4.4 13 M8 7.6 L11.6 8.6 L13 4.4",
            solids: "O8 3.6 1.9"),
        "hand.raised": SymbolNotation(
            18, 21,
            outline: """
                M5 12 L5 5.4 C5 3.4 7.6 3.4 7.6 5.4 L7.6 3.6 C7.6 1.6 10.2 1.6 10.2 3.6 L10.2 5 C10.2 3.2 12.8 3.2 12.8 5 \
                L12.8 7.4 C12.8 5.8 15.2 5.8 15.2 7.4 L15.2 13 C15.2 17 13 19 9.6 19 C6.4 19 5.4 17.6 2.4 12.8 \
                C1.8 11.4 3.4 10.4 5 12 Z
                """),
        "hand.thumbsdown": SymbolNotation(
            20, 20,
            outline: """
                M6.2 10.6 L10 17.6 C12.6 18 12.4 15 11.6 12.2 L16 12.2 C18.6 12.2 18.4 9.8 17.4 9 C18.6 7.8 17.8 6.2 16.8 5.8 \
                C17.4 4.6 16.4 3.4 15.4 3.2 C15.4 2 14 1.8 12.8 1.8 C9.6 1.8 8.4 2.4 6.2 3.2 Z
                """,
            lines: "M2.6 10.6 L2.6 3.2"),
        "hand.tap": SymbolNotation(
            18, 20,
            lines: """
                A7.4 6 4.6 150 390 M6.2 13.4 L6.2 6.4 C6.2 4.6 8.8 4.6 8.8 6.4 L8.8 10 L13.6 11.2 \
                C15.2 11.6 15.6 12.6 15.2 14.4 L14.4 18 L7.6 18 L3.6 13.6 C2.8 12.4 4.4 11.2 6.2 13.4
                """),
        "hand.wave": SymbolNotation(
            20, 20,
            outline: """
                M6.6 13 L3.4 9.6 C2.2 8.2 4 6.6 5.4 8 L4.2 6.4 C3.2 4.8 5.2 3.6 6.4 5 L6.2 4.4 C5.6 2.8 7.8 2 8.8 3.4 \
                L11.6 7.4 C11.2 5.6 13 5 13.8 6.4 C15.6 9.6 16.6 12 15 14.6 C13 17.6 9.4 16.4 6.6 13 Z
                """,
            lines: "M15.6 3 C16.8 3.6 17.4 4.6 17.6 6 M3 14.4 C3.4 15.8 4.4 16.8 5.8 17.2"),
        "face.smiling": SymbolNotation(
            21, 21,
            outline: "O10.5 10.5 8.7",
            details: "M6.4 12.4 C7.6 15.8 13.4 15.8 14.6 12.4",
            solids: "O7.6 8.2 1.2 O13.4 8.2 1.2"),
        "face.dashed": SymbolNotation(
            21, 21,
            lines: """
                A10.5 10.5 8.4 -12 12 A10.5 10.5 8.4 33 57 A10.5 10.5 8.4 78 102 A10.5 10.5 8.4 123 147 A10.5 10.5 8.4 168 192 \
                A10.5 10.5 8.4 213 237 A10.5 10.5 8.4 258 282 A10.5 10.5 8.4 303 327 M7 12.4 C8.4 14.8 12.6 14.8 14 12.4
                """,
            solids: "O7.8 8.4 1.1 O13.2 8.4 1.1"),
        "eye.trianglebadge.exclamationmark": SymbolNotation(
            24, 18,
            outline: "M2 8 C5.4 3 8.6 2 11 2 C13.4 2 16.6 3 20 8 C16.6 13 13.4 14 11 14 C8.6 14 5.4 13 2 8 Z",
            details: "O11 8 3",
            marks: "M19.6 10 L23.4 16.6 L15.8 16.6 Z"),
        "eyeglasses": SymbolNotation(
            26, 14,
            lines: "O7.4 8.6 3.8 O18.6 8.6 3.8 M11.2 8 C12 7 14 7 14.8 8 M3.6 8 L2 4 M22.4 8 L24 4"),
        "ear": SymbolNotation(
            15, 20,
            lines: """
                M3 8 C2.6 0.4 13 0.4 12.6 7.6 C12.4 11 9.4 11.4 9 14.4 C8.6 18.4 4.6 18.6 4 15.4 M5.6 8.4 C5.6 4.6 10 4.6 10 8
                """),
        "brain.head.profile": SymbolNotation(
            20, 20,
            outline: "M3 9 C2.4 1 16 0.4 16 8 L18 11.6 L16 12.4 L16 15 L12 15.4 L12 18 L6 18 L6 14 C4 13 3.2 11 3 9 Z",
            details: "M6.6 7.4 C8 5 11 5 12 7.4 M8 10.4 C9.6 11.4 11 10.8 12 9.4"),
        "heart.text.square": SymbolNotation(
            20, 20,
            outline: "R2 2 16 16 3.5",
            details: "M5.4 13.4 L14.6 13.4",
            solids: """
                M10 10.6 C7.6 9 6.4 7.8 6.4 6.4 C6.4 4.6 9 4.2 10 6 C11 4.2 13.6 4.6 13.6 6.4 C13.6 7.8 12.4 9 10 10.6 Z
                """),
        "cross": SymbolNotation(
            20, 20,
            outline: """
                M7.4 2.4 L12.6 2.4 L12.6 7.4 L17.6 7.4 L17.6 12.6 L12.6 12.6 L12.6 17.6 L7.4 17.6 L7.4 12.6 L2.4 12.6 L2.4 7.4 \
                L7.4 7.4 Z
                """),
        "cross.case": SymbolNotation(
            22, 20,
            outline: "R2 5.6 18 12 2",
            lines: "M7.6 5.6 L7.6 3.6 C7.6 2.6 8 2 9 2 L13 2 C14 2 14.4 2.6 14.4 3.6 L14.4 5.6",
            details: "M11 8.6 L11 14.6 M8 11.6 L14 11.6"),
        "pills": SymbolNotation(
            23, 20,
            outline: "R2 4.4 6.4 12 3.2",
            lines: "O15.6 10.4 5 M11.6 13.4 L19.6 7.4",
            details: "M2 10.4 L8.4 10.4"),
        "stethoscope": SymbolNotation(
            20, 20,
            lines: """
                M3.4 2.4 L2.6 2.4 L2.6 7 C2.6 11.6 9.4 11.6 9.4 7 L9.4 2.4 L8.6 2.4 M6 10.6 L6 13.4 \
                C6 18.4 15.6 18.4 15.6 13.4 L15.6 11 O15.6 9 1.9
                """),
        "bandage": SymbolNotation(
            23, 16,
            outline: "R2 3 19 10 4",
            details: "M7.6 3 L7.6 13 M15.4 3 L15.4 13",
            solids: "O10.2 6.6 0.8 O12.8 6.6 0.8 O10.2 9.4 0.8 O12.8 9.4 0.8"),
        "dumbbell": SymbolNotation(
            25, 16,
            lines: """
                M2.4 6 L2.4 10 M5.4 3.4 L5.4 12.6 M8.4 4.6 L8.4 11.4 M8.4 8 L16.6 8 M16.6 4.6 L16.6 11.4 M19.6 3.4 L19.6 12.6 \
                M22.6 6 L22.6 10
                """),
        "pawprint": SymbolNotation(
            21, 19,
            outline: "E6.4 9 8.2 8",
            marks: "E2 6.4 3.6 4.6 E6 2 3.6 4.8 E11.4 2 3.6 4.8 E15.4 6.4 3.6 4.6"),
        "tortoise": SymbolNotation(
            25, 17,
            outline: "M4 11.6 C4.4 2 17 2 17.6 11.6 Z",
            lines: """
                M17.6 9 C18 4.6 23 5.4 22.6 8.6 C22.4 10.6 20.6 11.4 17.6 11.6 M6.4 11.6 L5.6 14.4 M14.6 11.6 L15.6 14.4 \
                M4 11.6 L2.2 11
                """),
        "hare": SymbolNotation(
            25, 17,
            outline: """
                M3 12.6 C3.6 7 9 5.6 13.6 7.4 L10 2.6 C13 2 15.6 4 16.6 7 C20.6 7 22.6 9 22.8 11.6 C20 13 16 13 12 13.6 Z
                """,
            lines: "M6.4 14 L12 14 M15 13.4 L18 15",
            solids: "O18.8 9.4 0.9"),
        "ant": SymbolNotation(
            18, 20,
            outline: "E6 2 6 5 E6.4 7 5.2 4 E5.6 11 6.8 7",
            lines: "M6 8 L2.6 6 M12 8 L15.4 6 M6 9.6 L2.4 10 M12 9.6 L15.6 10 M5.8 13 L2.6 16 M12.2 13 L15.4 16"),
        "ladybug": SymbolNotation(
            20, 21,
            outline: "M3.4 11.4 C3.4 3.4 16.6 3.4 16.6 11.4 C16.6 21 3.4 21 3.4 11.4 Z",
            lines: "M7 4.6 L5.6 2.4 M13 4.6 L14.4 2.4 M3.4 9 L1.8 8 M16.6 9 L18.2 8 M3.6 14 L2 15.4 M16.4 14 L18 15.4",
            details: "M10 8 L10 18.4 M4.4 8 L15.6 8",
            solids: "O7 12 1 O13 12 1"),
        "teddybear": SymbolNotation(
            19, 20,
            outline: "O9.5 8 4.6 E4.6 11.6 9.8 6.8",
            lines: "O5 3.6 1.8 O14 3.6 1.8",
            solids: "O7.8 7.2 0.8 O11.2 7.2 0.8"),
        "crown": SymbolNotation(23, 18, outline: "M3.4 15 L2 5 L7.4 9.2 L11.5 2.4 L15.6 9.2 L21 5 L19.6 15 Z"),
        "trophy": SymbolNotation(
            21, 21,
            outline: "M6 2 L15 2 L15 8 C15 14 6 14 6 8 Z",
            lines: """
                M6 4 L2.4 4 C2.4 8 4 10 6.6 10 M15 4 L18.6 4 C18.6 8 17 10 14.4 10 M10.5 12.4 L10.5 16 M6.6 18.6 L14.4 18.6 \
                M8.4 18.6 C8.4 16.8 9 16 10.5 16 C12 16 12.6 16.8 12.6 18.6
                """),
        "medal": SymbolNotation(17, 21, outline: "O8.5 13.6 5", lines: "M6 9 L3 2 L7 2 L8.5 6 L10 2 L14 2 L11 9"),
        "rosette": SymbolNotation(
            19, 21,
            outline: "O9.5 8 5.8",
            lines: "M6 13 L5 19 L9.5 16.6 L14 19 L13 13",
            details: "O9.5 8 2.4"),
        "party.popper": SymbolNotation(
            20, 20,
            outline: "M2.4 17.6 L6.4 7 L13 13.6 Z",
            lines: "M11 6.6 C13 5.6 13 3.6 12 2.2 M13.4 9 C15 6.6 16.6 6.4 18 7.4 M14.6 12 L17.4 12.6",
            marks: "O8.6 3.6 0.9 O16.4 3.4 0.9"),
        "balloon": SymbolNotation(
            15, 21,
            outline: "M7.5 2 C14 2 14 10 7.5 14.4 C1 10 1 2 7.5 2 Z",
            lines: "M7.5 14.4 C6.4 16 8.6 17.4 7.5 19.2"),
        "theatermasks": SymbolNotation(
            25, 19,
            outline: "M2.4 3 C5.4 4.2 8.6 4.2 11.6 3 L11.6 8.4 C11.6 15 2.4 15 2.4 8.4 Z",
            lines: """
                M14 6 C17 7.2 19.6 7.2 22.6 6 L22.6 11.4 C22.6 17 15.4 17.6 13.6 13.4 M16 13.4 C17 12 19.4 12 20.4 13.4
                """,
            details: "M4.8 9.6 C5.8 11.2 8.2 11.2 9.2 9.6",
            solids: "O5.2 6.8 0.8 O8.8 6.8 0.8",
            marks: "O16.6 9.6 0.8 O20 9.6 0.8"),
        "sportscourt": SymbolNotation(
            24, 18,
            outline: "R2 2 20 14 2",
            details: "M12 2 L12 16 O12 9 2.6 M2 6 L5 6 L5 12 L2 12 M22 6 L19 6 L19 12 L22 12"),
        "basketball": SymbolNotation(
            21, 21,
            outline: "O10.5 10.5 8.7",
            details: """
                M1.8 10.5 L19.2 10.5 M10.5 1.8 L10.5 19.2 M4.4 4.2 C8.4 7.4 8.4 13.6 4.4 16.8 M16.6 4.2 \
                C12.6 7.4 12.6 13.6 16.6 16.8
                """),
        "soccerball": SymbolNotation(
            21, 21,
            outline: "O10.5 10.5 8.7",
            details: """
                M10.5 7 L13.8 9.4 L12.6 13.2 L8.4 13.2 L7.2 9.4 Z M10.5 7 L10.5 3 M13.8 9.4 L17.6 8 M12.6 13.2 L15 16.4 \
                M8.4 13.2 L6 16.4 M7.2 9.4 L3.4 8
                """),
        "dice": SymbolNotation(
            20, 20,
            outline: "R2 2 16 16 3.5",
            solids: "O6.2 6.2 1.4 O13.8 6.2 1.4 O10 10 1.4 O6.2 13.8 1.4 O13.8 13.8 1.4"),
        "puzzlepiece": SymbolNotation(
            22, 20,
            outline: """
                M2.6 6 L7.4 6 C6 2 12.6 2 11.2 6 L16 6 L16 9.6 C20.6 8.2 20.6 15 16 13.6 L16 18 L2.6 18 L2.6 13.6 \
                C6.6 14.6 6.6 9 2.6 10 Z
                """),
    ]
}
