extension SymbolDrawing {
    /// Food, traffic and household items.
    static let travel: [String: SymbolNotation] = [
        "storefront": SymbolNotation(
            22, 20,
            outline: "M4 2.4 L18 2.4 L20 7.4 L2 7.4 Z",
            lines: """
                M3.6 7.4 L3.6 17.6 L18.4 17.6 L18.4 7.4 M2 7.4 C2 10.6 6.6 10.6 6.6 7.4 C6.6 10.6 11 10.6 11 7.4 \
                C11 10.6 15.4 10.6 15.4 7.4 C15.4 10.6 20 10.6 20 7.4
                """),
        "bed.double": SymbolNotation(
            25, 17,
            outline: "R2 8 21 5.6 1.4",
            lines: """
                M4 8 L4 4.4 C4 3 4.6 2.4 6 2.4 L19 2.4 C20.4 2.4 21 3 21 4.4 L21 8 M3.4 13.6 L3.4 15.4 M21.6 13.6 L21.6 15.4 \
                R6.6 5 5 3 0.8 R13.4 5 5 3 0.8
                """),
        "fork.knife": SymbolNotation(
            18, 20,
            lines: """
                M5 2.4 L5 17.6 M2.6 2.4 L2.6 5.6 C2.6 8.6 7.4 8.6 7.4 5.6 L7.4 2.4 M13.4 17.6 L13.4 2.4 C16 3.6 16.4 8 15.8 11 \
                L13.4 11
                """),
        "cup.and.saucer": SymbolNotation(
            23, 19,
            outline: "M4 3 L17 3 L17 8 C17 16 4 16 4 8 Z",
            lines: "M17 5 C22.4 4 22.4 10.6 16.4 10.4 M2.4 17 L18.6 17"),
        "wineglass": SymbolNotation(
            15, 21,
            outline: "M3 2 L12 2 C13.6 8 11.4 11.6 7.5 11.6 C3.6 11.6 1.4 8 3 2 Z",
            lines: "M7.5 11.6 L7.5 18.6 M4 18.8 L11 18.8",
            details: "M2.8 6 L12.2 6"),
        "takeoutbag.and.cup.and.straw": SymbolNotation(
            23, 20,
            outline: "R2 8 10 10 1.4 M13.6 6 L21 6 L20 18 L14.6 18 Z",
            lines: "M4.4 8 L4.4 6 C4.4 3 9.6 3 9.6 6 L9.6 8 M17.6 6 L18.2 2 L20.4 2"),
        "carrot": SymbolNotation(
            20, 20,
            outline: "M8 7 C11 5.4 14.6 9 13 12 C10 14 6 16 2.4 17.6 C4 14 6 10 8 7 Z",
            lines: "M12 8 L16.6 3.4 M12.6 7.4 L12.2 3 M12.6 7.4 L17.2 7.8"),
        "birthday.cake": SymbolNotation(
            21, 20,
            outline: "M2.6 11 C2.6 9.6 3.4 9 4.6 9 L16.4 9 C17.6 9 18.4 9.6 18.4 11 L18.4 17.6 L2.6 17.6 Z",
            lines: "M6 9 L6 6 M10.5 9 L10.5 6 M15 9 L15 6",
            details: "M2.6 13.4 C5 15.6 6.4 12 8.6 13.6 C10.6 15 12 12 14 13.4 C15.6 14.6 17 13.4 18.4 13",
            marks: "O6 3.6 1.1 O10.5 3.6 1.1 O15 3.6 1.1"),
        "tram": SymbolNotation(
            18, 21,
            outline: "R2.6 4 12.8 12.4 2.6",
            lines: "M6 2 L12 2 M9 2 L9 4 M5.4 16.4 L3.6 19 M12.6 16.4 L14.4 19",
            details: "M2.6 10.6 L15.4 10.6",
            solids: "O5.8 13.4 1 O12.2 13.4 1"),
        "bus": SymbolNotation(
            19, 20,
            outline: "R2.4 2 14.2 14 2.4",
            lines: "M5 16 L5 18 M14 16 L14 18",
            details: "M2.4 10.4 L16.6 10.4",
            solids: "O5.6 13.2 1 O13.4 13.2 1"),
        "bicycle": SymbolNotation(
            25, 17,
            lines: """
                O6 11 4 O19 11 4 M6 11 L9.6 5 L16.4 5 L19 11 M9.6 5 L12.4 11 L16.4 5 M6 11 L12.4 11 M8 3 L10.6 3 M16.4 5 \
                L15.6 2.4 L18 2.4
                """),
        "ferry": SymbolNotation(
            23, 19,
            outline: "M2 11 L11.5 8 L21 11 L18.4 15 L4.6 15 Z",
            lines: """
                M5 10 L5 5.4 L18 5.4 L18 10 M9 5.4 L9 2.4 L14 2.4 L14 5.4 M2 17.4 C4 16 6 16 8 17.4 C10 18.8 13 18.8 15 17.4 \
                C17 16 19 16 21 17.4
                """),
        "fuelpump": SymbolNotation(
            20, 20,
            outline: "R2.4 2 9.6 16 1.6",
            lines: "M12 9 L14 9 C15.4 9 15.6 10 15.6 11.4 L15.6 14 C15.6 16.4 18 16.4 18 14 L18 7 L15 4",
            details: "M4.6 4.6 L9.8 4.6 L9.8 8.6 L4.6 8.6 Z"),
        "parkingsign": SymbolNotation(14, 19, lines: "M4 16.4 L4 2.6 L7.4 2.6 C12.6 2.6 12.6 10.4 7.4 10.4 L4 10.4"),
        "suitcase": SymbolNotation(
            22, 20,
            outline: "R2 6 18 12 2",
            lines: "M7.6 6 L7.6 3.6 C7.6 2.6 8 2 9 2 L13 2 C14 2 14.4 2.6 14.4 3.6 L14.4 6",
            details: "M6 6 L6 18 M16 6 L16 18"),
        "briefcase": SymbolNotation(
            22, 19,
            outline: "R2 5.4 18 11.6 2",
            lines: "M7.6 5.4 L7.6 3.6 C7.6 2.6 8 2 9 2 L13 2 C14 2 14.4 2.6 14.4 3.6 L14.4 5.4",
            details: "M2 10.4 L20 10.4 M11 9.4 L11 11.6"),
        "tent": SymbolNotation(24, 18, outline: "M12 2 L22 15.6 L2 15.6 Z", details: "M12 8 L16 15.6 M12 8 L8 15.6"),
        "house.circle": SymbolNotation(
            21, 21,
            outline: "O10.5 10.5 8.7",
            details: "M5.6 10.6 L10.5 6 L15.4 10.6 M7 9.8 L7 14.6 L14 14.6 L14 9.8"),
        "door.left.hand.closed": SymbolNotation(
            17, 21,
            outline: "R3.4 2 10.2 17 0.8",
            lines: "M2 19 L15 19",
            solids: "O10.8 11 1"),
        "sofa": SymbolNotation(
            24, 17,
            outline: """
                M4.6 7 L4.6 4.6 C4.6 3 5.4 2.2 7 2.2 L17 2.2 C18.6 2.2 19.4 3 19.4 4.6 L19.4 7 C22.6 6.4 22.6 10.4 21 10.8 \
                L21 14 L3 14 L3 10.8 C1.4 10.4 1.4 6.4 4.6 7 Z
                """,
            details: "M6.4 10.6 L17.6 10.6 M12 2.2 L12 10.6"),
    ]
}
