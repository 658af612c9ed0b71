extension SymbolDrawing {
    /// Arrows, marks and other signs.
    static let signs: [String: SymbolNotation] = [
        "chevron.left": SymbolNotation(12.5, 17, lines: "M9 2.2 L3 8.5 L9 14.8"),
        "chevron.right": SymbolNotation(12.5, 17, lines: "M3.5 2.2 L9.5 8.5 L3.5 14.8"),
        "chevron.up": SymbolNotation(19, 11.5, lines: "M2.5 8.7 L9.5 2.8 L16.5 8.7"),
        "chevron.down": SymbolNotation(19, 11.5, lines: "M2.5 2.8 L9.5 8.7 L16.5 2.8"),
        "chevron.up.chevron.down": SymbolNotation(13, 20, lines: "M2.5 7 L6.5 3 L10.5 7 M2.5 13 L6.5 17 L10.5 13"),
        "arrow.left": SymbolNotation(20, 17, lines: "M18 8.5 L2.5 8.5 M8.7 2.3 L2.5 8.5 L8.7 14.7"),
        "arrow.right": SymbolNotation(20, 17, lines: "M2 8.5 L17.5 8.5 M11.3 2.3 L17.5 8.5 L11.3 14.7"),
        "arrow.up": SymbolNotation(17, 20, lines: "M8.5 18 L8.5 2.5 M2.3 8.7 L8.5 2.5 L14.7 8.7"),
        "arrow.down": SymbolNotation(17, 20, lines: "M8.5 2 L8.5 17.5 M2.3 11.3 L8.5 17.5 L14.7 11.3"),
        "arrow.clockwise": SymbolNotation(19, 21, lines: "A9.5 11 7.2 10 318 M15 1.5 L15 6.3 L10.2 6.3"),
        "arrow.counterclockwise": SymbolNotation(19, 21, lines: "A9.5 11 7.2 222 530 M4 1.5 L4 6.3 L8.8 6.3"),
        "arrow.uturn.left": SymbolNotation(
            20, 19, lines: "M7 2.5 L2.5 7 L7 11.5 M2.5 7 L12.5 7 C19.2 7 19.2 16.5 12.5 16.5 L8 16.5"),
        "arrow.uturn.right": SymbolNotation(
            20, 19, lines: "M13 2.5 L17.5 7 L13 11.5 M17.5 7 L7.5 7 C0.8 7 0.8 16.5 7.5 16.5 L12 16.5"),
        "xmark": SymbolNotation(17, 17, lines: "M2.8 2.8 L14.2 14.2 M14.2 2.8 L2.8 14.2"),
        "plus": SymbolNotation(18, 18, lines: "M9 2.2 L9 15.8 M2.2 9 L15.8 9"),
        "minus": SymbolNotation(18, 4, lines: "M2.2 2 L15.8 2"),
        "checkmark": SymbolNotation(18, 17.5, lines: "M2.8 9.5 L7.2 14.5 L15.2 3"),
        "ellipsis": SymbolNotation(20, 6, solids: "O3.2 3 1.7 O10 3 1.7 O16.8 3 1.7"),
        "circle": SymbolNotation(21, 21, outline: "O10.5 10.5 8.7"),
        "square": SymbolNotation(20, 20, outline: "R2 2 16 16 3.5"),
        "info": SymbolNotation(8, 18, lines: "M2.4 7.5 L4.2 7.5 L4.2 15.5 M2 15.5 L6.2 15.5", solids: "O4 3.4 1.3"),
        "questionmark": SymbolNotation(
            13, 18, lines: "M2.8 5.4 C2.8 0.9 10.2 0.9 10.2 5.2 C10.2 8 6.5 8.2 6.5 11.4", solids: "O6.5 15.3 1.3"),
        "exclamationmark": SymbolNotation(6, 18, lines: "M3 2.5 L3 11", solids: "O3 15.2 1.3"),
        "line.3.horizontal": SymbolNotation(20, 14, lines: "M2.2 2 L17.8 2 M2.2 7 L17.8 7 M2.2 12 L17.8 12"),
        "list.bullet": SymbolNotation(
            21, 16, lines: "M7 3 L19 3 M7 8 L19 8 M7 13 L19 13", solids: "O3 3 1.2 O3 8 1.2 O3 13 1.2"),
        "text.alignleft": SymbolNotation(
            20, 16, lines: "M2.2 2.5 L17.8 2.5 M2.2 6.2 L12 6.2 M2.2 9.8 L17.8 9.8 M2.2 13.5 L12 13.5"),
        "slider.horizontal.3": SymbolNotation(
            21, 18, lines: "M2 3.5 L19 3.5 M2 9 L19 9 M2 14.5 L19 14.5", solids: "O14 3.5 2.3 O7 9 2.3 O12.5 14.5 2.3"),
        "square.grid.2x2": SymbolNotation(
            20, 20, outline: "R2.2 2.2 6.6 6.6 1.5 R11.2 2.2 6.6 6.6 1.5 R2.2 11.2 6.6 6.6 1.5 R11.2 11.2 6.6 6.6 1.5"),
        "play": SymbolNotation(18, 18.5, outline: "M4 2.8 L15.5 9.2 L4 15.7 Z"),
        "pause": SymbolNotation(15, 18, outline: "R2.2 2 3.6 14 1 R9.2 2 3.6 14 1"),
        "stop": SymbolNotation(18, 18, outline: "R2.5 2.5 13 13 2"),
        "forward": SymbolNotation(24, 16, outline: "M2.5 3 L11.5 8 L2.5 13 Z M12.5 3 L21.5 8 L12.5 13 Z"),
        "backward": SymbolNotation(24, 16, outline: "M21.5 3 L12.5 8 L21.5 13 Z M11.5 3 L2.5 8 L11.5 13 Z"),
        "wifi": SymbolNotation(
            23, 17, lines: "A11.5 15 12 225 315 A11.5 15 8 225 315 A11.5 15 4.2 225 315", solids: "O11.5 14.6 1.4"),
        "link": SymbolNotation(
            20, 20,
            lines: """
                M9 11 C7 9 7 7.4 8.6 5.8 L11 3.4 C14.2 0.2 19.8 5.8 16.6 9 L14.8 10.8 \
                M11 9 C13 11 13 12.6 11.4 14.2 L9 16.6 C5.8 19.8 0.2 14.2 3.4 11 L5.2 9.2
                """),
        "at": SymbolNotation(
            21, 21,
            lines:
                "O10.5 10.5 3.4 M13.9 7.1 L13.9 11.6 C13.9 15 18.6 14.6 18.6 10.5 C18.6 -0.3 2.4 -0.3 2.4 10.5 C2.4 18 10 20.4 15 17.4"
        ),
    ]
}
