extension SymbolDrawing {
    /// Arrows, chevrons and the signs of keys.
    static let arrows: [String: SymbolNotation] = [
        "arrow.up.right": SymbolNotation(18.5, 18.5, lines: "M3 15.5 L15.5 3 M6 3 L15.5 3 L15.5 12.5"),
        "arrow.up.left": SymbolNotation(18.5, 18.5, lines: "M15.5 15.5 L3 3 M12.5 3 L3 3 L3 12.5"),
        "arrow.down.right": SymbolNotation(18.5, 18.5, lines: "M3 3 L15.5 15.5 M15.5 6 L15.5 15.5 L6 15.5"),
        "arrow.down.left": SymbolNotation(18.5, 18.5, lines: "M15.5 3 L3 15.5 M3 6 L3 15.5 L12.5 15.5"),
        "arrow.up.arrow.down": SymbolNotation(
            22, 20,
            lines: "M6 18 L6 2.5 M2 6.5 L6 2.5 L10 6.5 M16 2 L16 17.5 M12 13.5 L16 17.5 L20 13.5"),
        "arrow.left.arrow.right": SymbolNotation(
            20, 22,
            lines: "M18 6 L2.5 6 M6.5 2 L2.5 6 L6.5 10 M2 16 L17.5 16 M13.5 12 L17.5 16 L13.5 20"),
        "arrow.up.and.down": SymbolNotation(
            12, 22,
            lines: "M6 2.5 L6 19.5 M2 6.5 L6 2.5 L10 6.5 M2 15.5 L6 19.5 L10 15.5"),
        "arrow.left.and.right": SymbolNotation(
            22, 12,
            lines: "M2.5 6 L19.5 6 M6.5 2 L2.5 6 L6.5 10 M15.5 2 L19.5 6 L15.5 10"),
        "arrow.up.and.down.and.arrow.left.and.right": SymbolNotation(
            22, 22,
            lines: """
                M11 2.5 L11 19.5 M2.5 11 L19.5 11 M8.2 5.2 L11 2.4 L13.8 5.2 M8.2 16.8 L11 19.6 L13.8 16.8 M5.2 8.2 L2.4 11 \
                L5.2 13.8 M16.8 8.2 L19.6 11 L16.8 13.8
                """),
        "arrow.up.left.and.arrow.down.right": SymbolNotation(
            18, 18,
            lines: """
                M2.5 7.5 L2.5 2.5 L7.5 2.5 M2.5 2.5 L7.6 7.6 M15.5 10.5 L15.5 15.5 L10.5 15.5 M15.5 15.5 L10.4 10.4
                """),
        "arrow.up.right.and.arrow.down.left": SymbolNotation(
            18, 18,
            lines: """
                M15.5 7.5 L15.5 2.5 L10.5 2.5 M15.5 2.5 L10.4 7.6 M2.5 10.5 L2.5 15.5 L7.5 15.5 M2.5 15.5 L7.6 10.4
                """),
        "arrow.down.right.and.arrow.up.left": SymbolNotation(
            18, 18,
            lines: "M7.8 3 L7.8 7.8 L3 7.8 M7.8 7.8 L2.5 2.5 M10.2 15 L10.2 10.2 L15 10.2 M10.2 10.2 L15.5 15.5"),
        "arrow.up.to.line": SymbolNotation(17, 20, lines: "M2.5 2.5 L14.5 2.5 M8.5 18 L8.5 6 M3.5 11 L8.5 6 L13.5 11"),
        "arrow.down.to.line": SymbolNotation(
            17, 20,
            lines: "M2.5 17.5 L14.5 17.5 M8.5 2 L8.5 14 M3.5 9 L8.5 14 L13.5 9"),
        "arrow.left.to.line": SymbolNotation(
            20, 17,
            lines: "M2.5 2.5 L2.5 14.5 M18 8.5 L6 8.5 M11 3.5 L6 8.5 L11 13.5"),
        "arrow.right.to.line": SymbolNotation(
            20, 17,
            lines: "M17.5 2.5 L17.5 14.5 M2 8.5 L14 8.5 M9 3.5 L14 8.5 L9 13.5"),
        "arrow.turn.up.left": SymbolNotation(20, 19, lines: "M7 2.5 L2.5 7 L7 11.5 M2.5 7 L16.5 7 L16.5 16.5"),
        "arrow.turn.up.right": SymbolNotation(20, 19, lines: "M13 2.5 L17.5 7 L13 11.5 M17.5 7 L3.5 7 L3.5 16.5"),
        "arrow.turn.down.left": SymbolNotation(20, 19, lines: "M7 7.5 L2.5 12 L7 16.5 M2.5 12 L16.5 12 L16.5 2.5"),
        "arrow.turn.down.right": SymbolNotation(20, 19, lines: "M13 7.5 L17.5 12 L13 16.5 M17.5 12 L3.5 12 L3.5 2.5"),
        "arrow.uturn.up": SymbolNotation(
            19, 20,
            lines: "M2.5 7 L7 2.5 L11.5 7 M7 2.5 L7 12.5 C7 19.2 16.5 19.2 16.5 12.5 L16.5 8"),
        "arrow.uturn.down": SymbolNotation(
            19, 20,
            lines: "M2.5 13 L7 17.5 L11.5 13 M7 17.5 L7 7.5 C7 0.8 16.5 0.8 16.5 7.5 L16.5 12"),
        "arrowshape.turn.up.left": SymbolNotation(
            22, 18,
            outline: "M9 2 L2 8 L9 14 L9 10.6 C14 10.6 17.6 12 20 16 C19.4 10 16 5.8 9 5.4 Z"),
        "arrowshape.turn.up.right": SymbolNotation(
            22, 18,
            outline: "M13 2 L20 8 L13 14 L13 10.6 C8 10.6 4.4 12 2 16 C2.6 10 6 5.8 13 5.4 Z"),
        "arrowshape.right": SymbolNotation(20, 18, outline: "M11 2.4 L18 9 L11 15.6 L11 12 L2.4 12 L2.4 6 L11 6 Z"),
        "arrowshape.left": SymbolNotation(20, 18, outline: "M9 2.4 L2 9 L9 15.6 L9 12 L17.6 12 L17.6 6 L9 6 Z"),
        "arrowshape.up": SymbolNotation(18, 20, outline: "M2.4 9 L9 2 L15.6 9 L12 9 L12 17.6 L6 17.6 L6 9 Z"),
        "arrowshape.down": SymbolNotation(18, 20, outline: "M2.4 11 L9 18 L15.6 11 L12 11 L12 2.4 L6 2.4 L6 11 Z"),
        "arrowtriangle.up": SymbolNotation(18, 16, outline: "M9 2.5 L16 13.5 L2 13.5 Z"),
        "arrowtriangle.down": SymbolNotation(18, 16, outline: "M2 2.5 L16 2.5 L9 13.5 Z"),
        "arrowtriangle.left": SymbolNotation(16, 18, outline: "M2.5 9 L13.5 2 L13.5 16 Z"),
        "arrowtriangle.right": SymbolNotation(16, 18, outline: "M2.5 2 L13.5 9 L2.5 16 Z"),
        "arrow.triangle.2.circlepath": SymbolNotation(
            22, 20,
            lines: "A11 10 7.2 195 340 A11 10 7.2 15 160 M18.6 2.8 L17.8 7.5 L13.2 6.6 M3.4 17.2 L4.2 12.5 L8.8 13.4"),
        "arrow.2.squarepath": SymbolNotation(
            22, 20,
            lines: """
                M4 9.6 L4 6.5 C4 4.6 5 4 6.5 4 L17 4 M14.4 1.6 L17 4 L14.4 6.4 M18 10.4 L18 13.5 C18 15.4 17 16 15.5 16 L5 16 \
                M7.6 13.6 L5 16 L7.6 18.4
                """),
        "arrow.3.trianglepath": SymbolNotation(
            22, 21,
            lines: """
                M7.8 5.8 L11 2.6 L14.6 8.6 M15.4 5 L14.6 8.6 L11 7.8 M17.6 11.6 L19.4 15 L17.6 17.4 L11 17.4 M13.4 15 L11 17.4 \
                L13.4 19.6 M7.6 17.4 L3.6 17.4 L2.6 15 L6 9.4 M2.4 10 L6 9.4 L7.2 12.8
                """),
        "arrow.triangle.branch": SymbolNotation(
            18, 20,
            lines: "M4 18 L4 2.5 M1.6 5 L4 2.5 L6.4 5 M4 14 C4 8.6 14 11.6 14 2.5 M11.6 5 L14 2.5 L16.4 5"),
        "arrow.triangle.merge": SymbolNotation(
            18, 20,
            lines: "M9 2.5 L9 9 M6.4 5 L9 2.5 L11.6 5 M9 8 C9 13 3.4 12 3.4 17.6 M9 8 C9 13 14.6 12 14.6 17.6"),
        "arrow.triangle.pull": SymbolNotation(
            18, 20,
            lines: """
                O4 3.8 1.7 O4 16.2 1.7 M4 5.5 L4 14.5 O14 16.2 1.7 M14 14.5 L14 7.6 C14 5.4 13 4.4 11 4.4 L8.6 4.4 M11 2 \
                L8.6 4.4 L11 6.8
                """),
        "arrow.triangle.swap": SymbolNotation(
            20, 20,
            lines: "M3 6 L14 6 M10.6 2.4 L14 6 L10.6 9.6 M17 14 L6 14 M9.4 10.4 L6 14 L9.4 17.6"),
        "arrow.up.doc": SymbolNotation(
            17, 21,
            outline: """
                M2.6 4 C2.6 2.6 3.2 2 4.6 2 L10 2 L14.4 6.6 L14.4 17 C14.4 18.4 13.8 19 12.4 19 L4.6 19 \
                C3.2 19 2.6 18.4 2.6 17 Z
                """,
            details: "M8.5 16 L8.5 9 M5.8 11.6 L8.5 9 L11.2 11.6"),
        "arrow.down.doc": SymbolNotation(
            17, 21,
            outline: """
                M2.6 4 C2.6 2.6 3.2 2 4.6 2 L10 2 L14.4 6.6 L14.4 17 C14.4 18.4 13.8 19 12.4 19 L4.6 19 \
                C3.2 19 2.6 18.4 2.6 17 Z
                """,
            details: "M8.5 8 L8.5 15.6 M5.8 13 L8.5 15.6 L11.2 13"),
        "square.and.arrow.down": SymbolNotation(
            18, 22,
            lines: "M6 8 L2.6 8 L2.6 20 L15.4 20 L15.4 8 L12 8 M9 2 L9 14 M5.4 10.6 L9 14.2 L12.6 10.6"),
        "rectangle.portrait.and.arrow.right": SymbolNotation(
            23, 20,
            lines: """
                M13 6 L13 4.4 C13 2.8 12.2 2 10.6 2 L4.8 2 C3.2 2 2.4 2.8 2.4 4.4 L2.4 15.6 C2.4 17.2 3.2 18 4.8 18 L10.6 18 \
                C12.2 18 13 17.2 13 15.6 L13 14 M8 10 L20.6 10 M17 6.4 L20.6 10 L17 13.6
                """),
        "rectangle.portrait.and.arrow.forward": SymbolNotation(
            23, 20,
            lines: """
                M13 6 L13 4.4 C13 2.8 12.2 2 10.6 2 L4.8 2 C3.2 2 2.4 2.8 2.4 4.4 L2.4 15.6 C2.4 17.2 3.2 18 4.8 18 L10.6 18 \
                C12.2 18 13 17.2 13 15.6 L13 14 M8 10 L20.6 10 M17 6.4 L20.6 10 L17 13.6
                """),
        "square.and.arrow.up.on.square": SymbolNotation(
            22, 23,
            lines: """
                M9.4 10 L6.6 10 L6.6 21 L19.4 21 L19.4 10 L16.6 10 M13 15 L13 5 M10 7.6 L13 4.6 L16 7.6 M4 17 L2.4 17 L2.4 6 \
                L6 6
                """),
        "square.and.line.vertical.and.square": SymbolNotation(
            24, 18,
            outline: "R2 4 7 10 1.6 R15 4 7 10 1.6",
            lines: "M12 2 L12 16"),
        "icloud.and.arrow.down": SymbolNotation(
            24, 21,
            lines: """
                M8 15 L6.4 15 C0.6 15 0.6 7.6 5.8 7.4 C6.2 0.8 15.8 0.4 16.8 6.6 C23.6 6 23.6 15 17.6 15 L16 15 M12 9 L12 19 \
                M9 16 L12 19 L15 16
                """),
        "icloud.and.arrow.up": SymbolNotation(
            24, 21,
            lines: """
                M8 15 L6.4 15 C0.6 15 0.6 7.6 5.8 7.4 C6.2 0.8 15.8 0.4 16.8 6.6 C23.6 6 23.6 15 17.6 15 L16 15 M12 19 L12 9 \
                M9 12 L12 9 L15 12
                """),
        "goforward.10": SymbolNotation(
            19, 21,
            lines: "A9.5 11 7.2 10 318 M15 1.5 L15 6.3 L10.2 6.3 M6 9.2 L7 8.4 L7 13.6 E9.4 8.4 3.2 5.2"),
        "goforward.15": SymbolNotation(
            19, 21,
            lines: """
                A9.5 11 7.2 10 318 M15 1.5 L15 6.3 L10.2 6.3 M6 9.2 L7 8.4 L7 13.6 M12.4 8.4 L9.8 8.4 L9.5 10.8 \
                C13 10 13.4 13.6 10.8 13.6 C10 13.6 9.6 13.3 9.3 12.9
                """),
        "goforward.30": SymbolNotation(
            19, 21,
            lines: """
                A9.5 11 7.2 10 318 M15 1.5 L15 6.3 L10.2 6.3 M5.6 8.4 L8 8.4 L6.6 10.4 C9.2 10.4 9 13.6 6.8 13.6 \
                C6.2 13.6 5.7 13.4 5.4 12.9 E10.2 8.4 3 5.2
                """),
        "gobackward.10": SymbolNotation(
            19, 21,
            lines: "A9.5 11 7.2 222 530 M4 1.5 L4 6.3 L8.8 6.3 M6 9.2 L7 8.4 L7 13.6 E9.4 8.4 3.2 5.2"),
        "gobackward.15": SymbolNotation(
            19, 21,
            lines: """
                A9.5 11 7.2 222 530 M4 1.5 L4 6.3 L8.8 6.3 M6 9.2 L7 8.4 L7 13.6 M12.4 8.4 L9.8 8.4 L9.5 10.8 \
                C13 10 13.4 13.6 10.8 13.6 C10 13.6 9.6 13.3 9.3 12.9
                """),
        "gobackward.30": SymbolNotation(
            19, 21,
            lines: """
                A9.5 11 7.2 222 530 M4 1.5 L4 6.3 L8.8 6.3 M5.6 8.4 L8 8.4 L6.6 10.4 C9.2 10.4 9 13.6 6.8 13.6 \
                C6.2 13.6 5.7 13.4 5.4 12.9 E10.2 8.4 3 5.2
                """),
        "chevron.left.2": SymbolNotation(20, 17, lines: "M9 2.2 L3 8.5 L9 14.8 M16.5 2.2 L10.5 8.5 L16.5 14.8"),
        "chevron.right.2": SymbolNotation(20, 17, lines: "M3.5 2.2 L9.5 8.5 L3.5 14.8 M11 2.2 L17 8.5 L11 14.8"),
        "chevron.compact.down": SymbolNotation(24, 10, lines: "M3 3 L12 7 L21 3"),
        "chevron.compact.up": SymbolNotation(24, 10, lines: "M3 7 L12 3 L21 7"),
        "chevron.compact.left": SymbolNotation(10, 24, lines: "M7 3 L3 12 L7 21"),
        "chevron.compact.right": SymbolNotation(10, 24, lines: "M3 3 L7 12 L3 21"),
        "chevron.left.forwardslash.chevron.right": SymbolNotation(
            26, 18,
            lines: "M7.5 3 L2.5 9 L7.5 15 M18.5 3 L23.5 9 L18.5 15 M15 2.5 L11 15.5"),
        "control": SymbolNotation(17, 12, lines: "M2.5 8.5 L8.5 3 L14.5 8.5"),
        "return": SymbolNotation(20, 19, lines: "M7 7.5 L2.5 12 L7 16.5 M2.5 12 L16.5 12 L16.5 4 L13 4"),
        "shift": SymbolNotation(
            20, 20,
            outline: "M10 2.4 L18 10.6 L13.6 10.6 L13.6 17.4 L6.4 17.4 L6.4 10.6 L2 10.6 Z"),
        "capslock": SymbolNotation(
            20, 22,
            outline: "M10 2.4 L18 10.2 L13.6 10.2 L13.6 14.8 L6.4 14.8 L6.4 10.2 L2 10.2 Z R6.4 17.6 7.2 2.4 0.4"),
        "option": SymbolNotation(20, 16, lines: "M2.4 3 L7 3 L13 13.4 L17.6 13.4 M11.6 3 L17.6 3"),
        "delete.left": SymbolNotation(
            24, 18,
            outline: "M8 2.4 L20 2.4 C21.4 2.4 22 3 22 4.4 L22 13.6 C22 15 21.4 15.6 20 15.6 L8 15.6 L2 9 Z",
            details: "M11.4 6 L17.4 12 M17.4 6 L11.4 12"),
        "delete.right": SymbolNotation(
            24, 18,
            outline: "M16 2.4 L4 2.4 C2.6 2.4 2 3 2 4.4 L2 13.6 C2 15 2.6 15.6 4 15.6 L16 15.6 L22 9 Z",
            details: "M12.6 6 L6.6 12 M6.6 6 L12.6 12"),
        "eject": SymbolNotation(19, 18, outline: "M9.5 2.5 L17 10.5 L2 10.5 Z R2 13.2 15 2.6 0.8"),
    ]
}
