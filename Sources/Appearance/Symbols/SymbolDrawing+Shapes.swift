extension SymbolDrawing {
    /// Signs of arithmetic and money, plain shapes, and how things are arranged.
    static let shapes: [String: SymbolNotation] = [
        "signature": SymbolNotation(
            25, 19,
            lines: """
                M2 16.4 L23 16.4 M3.4 12.4 C8 11 11 2.6 8.6 2.6 C6 2.6 5.6 12.6 8.6 12.6 C10.6 12.6 11.4 8.6 12.4 8.6 \
                C13.4 8.6 12.4 12.4 14 12.4 C15.4 12.4 15.8 10 16.8 10 C17.8 10 17.6 12.4 21 11.6
                """),
        "number": SymbolNotation(
            18, 18,
            lines: "M6.6 2.5 L4.8 15.5 M13.2 2.5 L11.4 15.5 M2.8 6.6 L15.6 6.6 M2.2 11.4 L15 11.4"),
        "percent": SymbolNotation(18, 18, lines: "M14.6 3 L3.4 15 O5 5 2.3 O13 13 2.3"),
        "plusminus": SymbolNotation(17, 20, lines: "M8.5 2.5 L8.5 12 M3.6 7.2 L13.4 7.2 M3.6 17 L13.4 17"),
        "plus.forwardslash.minus": SymbolNotation(
            20, 20,
            lines: "M5.5 3 L5.5 9 M2.5 6 L8.5 6 M11.5 14.5 L17.5 14.5 M15 3.5 L4.5 17"),
        "divide": SymbolNotation(18, 18, lines: "M2.5 9 L15.5 9", solids: "O9 4 1.4 O9 14 1.4"),
        "equal": SymbolNotation(18, 12, lines: "M2.5 3.4 L15.5 3.4 M2.5 8.6 L15.5 8.6"),
        "lessthan": SymbolNotation(17, 17, lines: "M14 3 L3 8.5 L14 14"),
        "greaterthan": SymbolNotation(17, 17, lines: "M3 3 L14 8.5 L3 14"),
        "asterisk": SymbolNotation(17, 18, lines: "M8.5 2.4 L8.5 15.6 M2.8 5.7 L14.2 12.3 M14.2 5.7 L2.8 12.3"),
        "infinity": SymbolNotation(
            26, 14,
            lines: """
                M13 7 C10.4 3.2 9 2.4 7 2.4 C1 2.4 1 11.6 7 11.6 C9 11.6 10.4 10.8 13 7 C15.6 3.2 17 2.4 19 2.4 \
                C25 2.4 25 11.6 19 11.6 C17 11.6 15.6 10.8 13 7
                """),
        "sum": SymbolNotation(17, 19, lines: "M14 5 L14 2.5 L3 2.5 L9 9.5 L3 16.5 L14 16.5 L14 14"),
        "function": SymbolNotation(
            18, 20,
            lines: """
                M12.5 3.6 C10.6 2 8.6 3 8.2 5.4 L6.2 15 C5.8 17.4 4.2 18.2 2.4 17 M4.6 8.6 L11 8.6 M11.4 11.4 L15.6 16.6 \
                M15.6 11.4 L11.4 16.6
                """),
        "dollarsign": SymbolNotation(
            13, 21,
            lines: """
                M6.5 1.8 L6.5 19.2 M10.8 6.4 C10 2.8 2.4 2.8 2.4 6.8 C2.4 10.8 10.8 9.8 10.8 14 C10.8 18.2 3 18.2 2.2 14.6
                """),
        "eurosign": SymbolNotation(
            17, 19,
            lines: "M14 4 C10 0.6 4.4 3 4.4 9.5 C4.4 16 10 18.4 14 15 M1.8 7.8 L11 7.8 M1.8 11.2 L10 11.2"),
        "sterlingsign": SymbolNotation(
            15, 19,
            lines: "M12 5 C11.4 1.6 5 1.4 5 6.4 L5 12 C5 14.6 4.4 15.8 2.6 16.6 L12.4 16.6 M2.4 10 L10 10"),
        "yensign": SymbolNotation(
            17, 19,
            lines: "M3 2.4 L8.5 9.4 L14 2.4 M8.5 9.4 L8.5 16.8 M4 10 L13 10 M4 13.4 L13 13.4"),
        "bitcoinsign": SymbolNotation(
            15, 20,
            lines: """
                M4 3.5 L8.5 3.5 C13 3.5 13 9.6 8.5 9.6 L4 9.6 M8.5 9.6 C14 9.6 14 16.5 8.5 16.5 L4 16.5 M4 3.5 L4 16.5 M6 1.6 \
                L6 3.5 M9 1.6 L9 3.5 M6 16.5 L6 18.4 M9 16.5 L9 18.4
                """),
        "curlybraces": SymbolNotation(
            22, 20,
            lines: """
                M8 2.5 C5.4 2.5 5.6 4 5.6 6.4 C5.6 8.8 5 9.6 2.6 10 C5 10.4 5.6 11.2 5.6 13.6 C5.6 16 5.4 17.5 8 17.5 M14 2.5 \
                C16.6 2.5 16.4 4 16.4 6.4 C16.4 8.8 17 9.6 19.4 10 C17 10.4 16.4 11.2 16.4 13.6 C16.4 16 16.6 17.5 14 17.5
                """),
        "terminal": SymbolNotation(
            23, 19,
            outline: "R2 2 19 15 2.6",
            details: "M5.6 6 L8.6 8.6 L5.6 11.2 M10 11.8 L13.6 11.8"),
        "triangle": SymbolNotation(22, 20, outline: "M11 2.2 L20 17.8 L2 17.8 Z"),
        "diamond": SymbolNotation(22, 22, outline: "M11 2 L20 11 L11 20 L2 11 Z"),
        "hexagon": SymbolNotation(21, 22, outline: "M10.5 2 L18.4 6.5 L18.4 15.5 L10.5 20 L2.6 15.5 L2.6 6.5 Z"),
        "octagon": SymbolNotation(21, 21, outline: "M7 2 L14 2 L19 7 L19 14 L14 19 L7 19 L2 14 L2 7 Z"),
        "pentagon": SymbolNotation(21, 21, outline: "M10.5 2 L19 8.2 L15.8 18.4 L5.2 18.4 L2 8.2 Z"),
        "rectangle": SymbolNotation(23, 18, outline: "R2 2 19 14 2.5"),
        "rectangle.portrait": SymbolNotation(18, 23, outline: "R2 2 14 19 2.5"),
        "capsule": SymbolNotation(24, 16, outline: "R2 2 20 12 6"),
        "oval": SymbolNotation(24, 18, outline: "E2 2 20 14"),
        "app": SymbolNotation(20, 20, outline: "R2 2 16 16 4.6"),
        "shield": SymbolNotation(
            18, 21,
            outline: """
                M9 2 C11 3.6 13.4 4.4 16 4.6 L16 10 C16 14.4 13.4 17.4 9 19 C4.6 17.4 2 14.4 2 10 L2 4.6 C4.6 4.4 7 3.6 9 2 Z
                """),
        "seal": SymbolNotation(
            22, 22,
            outline: """
                M11 2 L13.2 3.6 L16 3.2 L16.9 5.8 L19.4 7 L18.8 9.7 L20 12.2 L18 14.2 L17.6 16.9 L14.9 17.4 L13 19.6 L11 18.6 \
                L9 19.6 L7.1 17.4 L4.4 16.9 L4 14.2 L2 12.2 L3.2 9.7 L2.6 7 L5.1 5.8 L6 3.2 L8.8 3.6 Z
                """),
        "circle.grid.2x2": SymbolNotation(20, 20, outline: "O5.4 5.4 3.2 O14.6 5.4 3.2 O5.4 14.6 3.2 O14.6 14.6 3.2"),
        "circle.grid.3x3": SymbolNotation(
            20, 20,
            solids: """
                O3.8 3.8 1.9 O10 3.8 1.9 O16.2 3.8 1.9 O3.8 10 1.9 O10 10 1.9 O16.2 10 1.9 O3.8 16.2 1.9 O10 16.2 1.9 \
                O16.2 16.2 1.9
                """),
        "square.grid.3x3": SymbolNotation(
            20, 20,
            outline: """
                R2.4 2.4 3.2 3.2 0.8 R8.4 2.4 3.2 3.2 0.8 R14.4 2.4 3.2 3.2 0.8 R2.4 8.4 3.2 3.2 0.8 R8.4 8.4 3.2 3.2 0.8 \
                R14.4 8.4 3.2 3.2 0.8 R2.4 14.4 3.2 3.2 0.8 R8.4 14.4 3.2 3.2 0.8 R14.4 14.4 3.2 3.2 0.8
                """),
        "square.grid.3x2": SymbolNotation(
            22, 16,
            outline: """
                R2.2 2.4 3.9 3.9 0.9 R9 2.4 3.9 3.9 0.9 R15.9 2.4 3.9 3.9 0.9 R2.2 9.7 3.9 3.9 0.9 R9 9.7 3.9 3.9 0.9 \
                R15.9 9.7 3.9 3.9 0.9
                """),
        "rectangle.grid.1x2": SymbolNotation(20, 20, outline: "R2 2.2 16 6.6 1.6 R2 11.2 16 6.6 1.6"),
        "rectangle.grid.2x2": SymbolNotation(
            23, 19,
            outline: "R2 2.2 8.4 6.2 1.4 R12.6 2.2 8.4 6.2 1.4 R2 10.6 8.4 6.2 1.4 R12.6 10.6 8.4 6.2 1.4"),
        "rectangle.split.2x1": SymbolNotation(23, 18, outline: "R2 2 19 14 2.5", details: "M11.5 2 L11.5 16"),
        "rectangle.split.3x1": SymbolNotation(25, 18, outline: "R2 2 21 14 2.5", details: "M9 2 L9 16 M16 2 L16 16"),
        "sidebar.left": SymbolNotation(
            23, 18,
            outline: "R2 2 19 14 2.5",
            details: "M8.6 2 L8.6 16 M4.6 5.4 L6 5.4 M4.6 8 L6 8 M4.6 10.6 L6 10.6"),
        "sidebar.right": SymbolNotation(
            23, 18,
            outline: "R2 2 19 14 2.5",
            details: "M14.4 2 L14.4 16 M17 5.4 L18.4 5.4 M17 8 L18.4 8 M17 10.6 L18.4 10.6"),
        "rectangle.stack": SymbolNotation(22, 20, outline: "R2 7 18 11 2", lines: "M4.4 4.4 L17.6 4.4 M6.6 2 L15.4 2"),
        "square.stack": SymbolNotation(19, 21, outline: "R2 7 15 12 2.2", lines: "M4 4.4 L15 4.4 M5.8 2 L13.2 2"),
        "square.stack.3d.up": SymbolNotation(
            22, 20,
            outline: "M11 2 L20 6.6 L11 11.2 L2 6.6 Z",
            lines: "M2.4 10.4 L11 14.8 L19.6 10.4 M2.4 14 L11 18.4 L19.6 14"),
        "square.on.square": SymbolNotation(
            20, 20,
            outline: "R7 7 11 11 2.4",
            lines: "M4.6 13 C2.8 13 2 12.2 2 10.4 L2 4.6 C2 2.8 2.8 2 4.6 2 L10.4 2 C12.2 2 13 2.8 13 4.6"),
        "plus.square.on.square": SymbolNotation(
            20, 20,
            outline: "R7 7 11 11 2.4",
            lines: "M4.6 13 C2.8 13 2 12.2 2 10.4 L2 4.6 C2 2.8 2.8 2 4.6 2 L10.4 2 C12.2 2 13 2.8 13 4.6",
            details: "M12.5 9.6 L12.5 15.4 M9.6 12.5 L15.4 12.5"),
        "rectangle.on.rectangle": SymbolNotation(
            24, 20,
            outline: "R6.6 6.6 15.4 11.4 2.2",
            lines: "M4.4 13.4 C2.8 13.4 2 12.6 2 11 L2 4.4 C2 2.8 2.8 2 4.4 2 L15 2 C16.6 2 17.4 2.8 17.4 4.4"),
        "circle.lefthalf.filled": SymbolNotation(21, 21, lines: "O10.5 10.5 8.2", solids: "A10.5 10.5 8.2 90 270 Z"),
        "circle.righthalf.filled": SymbolNotation(21, 21, lines: "O10.5 10.5 8.2", solids: "A10.5 10.5 8.2 270 450 Z"),
        "circle.dashed": SymbolNotation(
            21, 21,
            lines: """
                A10.5 10.5 8.4 -12 12 A10.5 10.5 8.4 33 57 A10.5 10.5 8.4 78 102 A10.5 10.5 8.4 123 147 A10.5 10.5 8.4 168 192 \
                A10.5 10.5 8.4 213 237 A10.5 10.5 8.4 258 282 A10.5 10.5 8.4 303 327
                """),
        "square.dashed": SymbolNotation(
            20, 20,
            lines: """
                M2 6.6 L2 5 C2 2.8 2.8 2 5 2 L6.6 2 M9 2 L11 2 M13.4 2 L15 2 C17.2 2 18 2.8 18 5 L18 6.6 M18 9 L18 11 M18 13.4 \
                L18 15 C18 17.2 17.2 18 15 18 L13.4 18 M11 18 L9 18 M6.6 18 L5 18 C2.8 18 2 17.2 2 15 L2 13.4 M2 11 L2 9
                """),
        "smallcircle.filled.circle": SymbolNotation(21, 21, outline: "O10.5 10.5 8.7", solids: "O10.5 10.5 3"),
        "largecircle.circle": SymbolNotation(21, 21, lines: "O10.5 10.5 8.4", solids: "O10.5 10.5 5.6"),
        "circle.circle": SymbolNotation(21, 21, outline: "O10.5 10.5 8.7", details: "O10.5 10.5 4.6"),
        "viewfinder": SymbolNotation(
            21, 21,
            lines: """
                M2 6.6 L2 4.4 C2 2.8 2.8 2 4.4 2 L6.6 2 M14.4 2 L16.6 2 C18.2 2 19 2.8 19 4.4 L19 6.6 M19 14.4 L19 16.6 \
                C19 18.2 18.2 19 16.6 19 L14.4 19 M6.6 19 L4.4 19 C2.8 19 2 18.2 2 16.6 L2 14.4
                """),
        "scope": SymbolNotation(
            21, 21,
            lines: "O10.5 10.5 7 M10.5 1.8 L10.5 7.4 M10.5 13.6 L10.5 19.2 M1.8 10.5 L7.4 10.5 M13.6 10.5 L19.2 10.5"),
        "target": SymbolNotation(21, 21, lines: "O10.5 10.5 8.4 O10.5 10.5 4.8", solids: "O10.5 10.5 1.7"),
        "line.diagonal": SymbolNotation(18, 18, lines: "M3 15 L15 3"),
        "slider.vertical.3": SymbolNotation(
            18, 21,
            lines: "M3.5 2 L3.5 19 M9 2 L9 19 M14.5 2 L14.5 19",
            solids: "O3.5 13 2.3 O9 6.6 2.3 O14.5 14.6 2.3"),
        "slider.horizontal.2.square": SymbolNotation(
            20, 20,
            outline: "R2 2 16 16 3.5",
            details: "M5 7.4 L15 7.4 M5 12.6 L15 12.6",
            solids: "O12 7.4 1.7 O8 12.6 1.7"),
        "switch.2": SymbolNotation(
            20, 20,
            outline: "R2 2.6 16 6.4 3.2 R2 11.4 16 6.4 3.2",
            solids: "O5.2 5.8 1.8 O14.8 14.6 1.8"),
    ]
}
