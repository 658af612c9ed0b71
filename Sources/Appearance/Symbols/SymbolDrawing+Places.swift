extension SymbolDrawing {
    /// Weather, nature, places and what takes people there.
    static let places: [String: SymbolNotation] = [
        "sun.min": SymbolNotation(
            20, 20,
            outline: "O10 10 4",
            lines: """
                M10 2.4 L10 3.4 M10 16.6 L10 17.6 M2.4 10 L3.4 10 M16.6 10 L17.6 10 M4.6 4.6 L5.4 5.4 M14.6 14.6 L15.4 15.4 \
                M4.6 15.4 L5.4 14.6 M14.6 5.4 L15.4 4.6
                """),
        "sunrise": SymbolNotation(
            24, 18,
            lines: """
                M2 15.6 L22 15.6 A12 12 4.6 180 360 M12 2 L12 5 M9.6 4.2 L12 1.8 L14.4 4.2 M4.4 6.4 L5.8 7.8 M19.6 6.4 \
                L18.2 7.8 M2 12 L4 12 M20 12 L22 12
                """),
        "sunset": SymbolNotation(
            24, 18,
            lines: """
                M2 15.6 L22 15.6 A12 12 4.6 180 360 M12 1.8 L12 4.8 M9.6 2.8 L12 5.2 L14.4 2.8 M4.4 6.4 L5.8 7.8 M19.6 6.4 \
                L18.2 7.8 M2 12 L4 12 M20 12 L22 12
                """),
        "cloud.sun": SymbolNotation(
            26, 18,
            outline: "M10.6 16.2 C5.4 16.2 5.4 10.2 9.8 10 C10.4 4.8 18 4.6 18.8 9.6 C24.6 9.2 24.6 16.2 19.6 16.2 Z",
            lines: "M9.6 3.2 L9.6 1.6 M4.6 5 L3.6 4 M2.4 9.4 L1.4 9.4 M14.4 5 L15.6 4 M6 9.6 C4.6 4.6 11 3 12.8 6.4"),
        "cloud.rain": SymbolNotation(
            24, 21,
            outline: "M6.4 13 C0.6 13 0.6 6.6 5.8 6.4 C6.2 0.6 15.8 0.4 16.8 5.8 C23.6 5.2 23.6 13 17.6 13 Z",
            lines: "M7.4 15.8 L6 19 M12 15.8 L10.6 19 M16.6 15.8 L15.2 19"),
        "cloud.bolt": SymbolNotation(
            24, 22,
            outline: "M6.4 13 C0.6 13 0.6 6.6 5.8 6.4 C6.2 0.6 15.8 0.4 16.8 5.8 C23.6 5.2 23.6 13 17.6 13 Z",
            lines: "M12.8 14.4 L10.4 17.2 L13.2 17.2 L11 20.4"),
        "cloud.snow": SymbolNotation(
            24, 21,
            outline: "M6.4 13 C0.6 13 0.6 6.6 5.8 6.4 C6.2 0.6 15.8 0.4 16.8 5.8 C23.6 5.2 23.6 13 17.6 13 Z",
            marks: "O7.4 16 1 O12 16 1 O16.6 16 1 O9.6 18.8 1 O14.2 18.8 1"),
        "snowflake": SymbolNotation(
            20, 20,
            lines: """
                M10 2 L10 18 M3 6 L17 14 M17 6 L3 14 M8 3.6 L10 5.4 L12 3.6 M8 16.4 L10 14.6 L12 16.4 M3 8.4 L5.4 7.4 L5 4.8 \
                M17 11.6 L14.6 12.6 L15 15.2 M17 8.4 L14.6 7.4 L15 4.8 M3 11.6 L5.4 12.6 L5 15.2
                """),
        "wind": SymbolNotation(
            23, 18,
            lines: """
                M2 6.6 L12.6 6.6 C16.4 6.6 16 2 12.8 2.2 C11.4 2.2 10.6 3 10.4 4 M2 10 L18 10 C21.8 10 21.4 5 18 5.4 \
                C17 5.4 16.2 6 16 7 M2 13.4 L10.6 13.4 C14 13.4 13.8 17 11.2 16.8
                """),
        "drop": SymbolNotation(
            15, 20,
            outline: "M7.5 2 C10 5.6 13 9 13 12.4 C13 19.8 2 19.8 2 12.4 C2 9 5 5.6 7.5 2 Z"),
        "humidity": SymbolNotation(
            22, 20,
            outline: "M7.5 2 C10 5.6 13 9 13 12.4 C13 19.8 2 19.8 2 12.4 C2 9 5 5.6 7.5 2 Z",
            lines: "M15.6 6 L20 6 M16.4 10 L20 10 M15.6 14 L20 14"),
        "thermometer": SymbolNotation(
            13, 21,
            lines: """
                M4.2 12 L4.2 4.4 C4.2 1.2 8.8 1.2 8.8 4.4 L8.8 12 C12.6 14.2 11 19.2 6.5 19.2 C2 19.2 0.4 14.2 4.2 12 M6.5 6.4 \
                L6.5 13
                """,
            solids: "O6.5 15.4 2"),
        "umbrella": SymbolNotation(
            21, 21,
            outline: "M2 10.6 C2.6 0.6 18.4 0.6 19 10.6 Z",
            lines: "M10.5 1.6 L10.5 3 M10.5 10.6 L10.5 17 C10.5 20 14.2 20 14.2 17"),
        "moon.stars": SymbolNotation(
            21, 20,
            outline: "M14.6 12.8 C9 15.4 3.6 10 6 4.4 C0.2 7.4 0.8 17.8 8.2 17.6 C11.4 17.5 13.8 15.6 14.6 12.8 Z",
            marks: "M15 2 L15.8 4.2 L18 5 L15.8 5.8 L15 8 L14.2 5.8 L12 5 L14.2 4.2 Z O18 10.6 1"),
        "moon.zzz": SymbolNotation(
            21, 20,
            outline: "M14.6 12.8 C9 15.4 3.6 10 6 4.4 C0.2 7.4 0.8 17.8 8.2 17.6 C11.4 17.5 13.8 15.6 14.6 12.8 Z",
            lines: "M13 2.6 L18 2.6 L13 8 L18 8"),
        "leaf": SymbolNotation(
            21, 19,
            outline: "M19 2.4 C8 1.6 1.4 7 3.6 15 C11.4 18.8 18.8 13 19 2.4 Z",
            lines: "M2 17.2 L3.6 15",
            details: "M3.6 15 C6.6 10.6 9.6 8.4 13.4 7"),
        "tree": SymbolNotation(
            19, 21,
            outline: "M9.5 2 L15.6 9 L12.8 9 L17 14.6 L2 14.6 L6.2 9 L3.4 9 Z",
            lines: "M9.5 14.6 L9.5 19"),
        "mountain.2": SymbolNotation(25, 18, outline: "M2 15.6 L9.4 3 L13 9 L15.4 6.4 L23 15.6 Z"),
        "water.waves": SymbolNotation(
            22, 18,
            lines: """
                M2 5 C4 2.6 6 2.6 8 5 C10 7.4 12 7.4 14 5 C16 2.6 18 2.6 20 5 M2 9.6 C4 7.2 6 7.2 8 9.6 C10 12 12 12 14 9.6 \
                C16 7.2 18 7.2 20 9.6 M2 14.2 C4 11.8 6 11.8 8 14.2 C10 16.6 12 16.6 14 14.2 C16 11.8 18 11.8 20 14.2
                """),
        "globe.americas": SymbolNotation(
            21, 21,
            outline: "O10.5 10.5 8.7",
            details: """
                M5 4.6 C8 5 9.6 6 8.6 8 C7.6 9.6 5.6 9.6 6.6 11.4 C8 13 10.6 12.6 10.4 15 L9.4 18.6 M13 2.6 \
                C12 4.6 14 6 15.6 6.4 L18.4 7.4
                """),
        "network": SymbolNotation(
            21, 21,
            outline: "O10.5 10.5 8.7",
            details: "E6.6 1.8 7.8 17.4 M1.8 10.5 L19.2 10.5 M10.5 1.8 L10.5 19.2"),
        "safari": SymbolNotation(21, 21, outline: "O10.5 10.5 8.7", details: "M14.8 6.2 L12 12 L6.2 14.8 L9 9 Z"),
        "map.circle": SymbolNotation(
            21, 21,
            outline: "O10.5 10.5 8.7",
            details: """
                M5.6 7.6 L8.8 6.2 L12.2 7.6 L15.4 6.2 L15.4 13.4 L12.2 14.8 L8.8 13.4 L5.6 14.8 Z M8.8 6.2 L8.8 13.4 M12.2 7.6 \
                L12.2 14.8
                """),
        "mappin.and.ellipse": SymbolNotation(
            19, 22,
            outline: "O9.5 5.4 3.4",
            lines: "M9.5 8.8 L9.5 16 M5.6 14 C0.2 15.4 1.6 20 9.5 20 C17.4 20 18.8 15.4 13.4 14"),
        "location.north": SymbolNotation(18, 21, outline: "M9 2 L15.6 18.4 L9 14.8 L2.4 18.4 Z"),
        "location.viewfinder": SymbolNotation(
            21, 21,
            lines: "O10.5 10.5 7 M10.5 1.6 L10.5 5 M10.5 16 L10.5 19.4 M1.6 10.5 L5 10.5 M16 10.5 L19.4 10.5",
            solids: "O10.5 10.5 2"),
        "signpost.right": SymbolNotation(
            21, 21,
            outline: "M3 4 L14.6 4 L18.6 7.4 L14.6 10.8 L3 10.8 Z",
            lines: "M9 2 L9 4 M9 10.8 L9 19"),
        "flag.checkered": SymbolNotation(
            20, 20,
            lines: "M3 3 C8 0.8 12 5.2 17.4 3 L17.4 11.4 C12 13.6 8 9.2 3 11.4 M3 3 L3 18",
            solids: """
                M3 3 C5 2.2 6.6 2.4 8 2.8 L8 7 C6.6 6.6 5 6.4 3 7 Z M8 7 C10 7.6 11 8 12.6 8 L12.6 12 C11 12 10 11.4 8 10.8 Z
                """),
        "signpost.left": SymbolNotation(
            21, 21,
            outline: "M18 4 L6.4 4 L2.4 7.4 L6.4 10.8 L18 10.8 Z",
            lines: "M12 2 L12 4 M12 10.8 L12 19"),
        "building": SymbolNotation(
            18, 21,
            outline: "R3 2 12 17 1.4",
            details: """
                M6.4 6 L7.4 6 M10.6 6 L11.6 6 M6.4 9.4 L7.4 9.4 M10.6 9.4 L11.6 9.4 M6.4 12.8 L7.4 12.8 M10.6 12.8 L11.6 12.8 \
                M7.4 19 L7.4 16.4 L10.6 16.4 L10.6 19
                """),
        "building.2": SymbolNotation(
            23, 21,
            outline: "R2.4 5 9 14 1.2 R11.4 2 9 17 1.2",
            details: """
                M5.4 8.6 L8.4 8.6 M5.4 12 L8.4 12 M5.4 15.4 L8.4 15.4 M14.4 5.6 L17.4 5.6 M14.4 9 L17.4 9 M14.4 12.4 \
                L17.4 12.4
                """),
        "building.columns": SymbolNotation(
            22, 20,
            outline: "M11 2 L20 6.6 L20 7.6 L2 7.6 L2 6.6 Z",
            lines: "M4.6 7.6 L4.6 15 M9 7.6 L9 15 M13 7.6 L13 15 M17.4 7.6 L17.4 15 M3 15.2 L19 15.2 M2 18 L20 18"),
    ]
}
