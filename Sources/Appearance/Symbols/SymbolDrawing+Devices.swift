extension SymbolDrawing {
    /// Devices and parts of screens.
    static let devices: [String: SymbolNotation] = [
        "ipad": SymbolNotation(18, 22, outline: "R2 2 14 18 2", details: "M7.4 17.4 L10.6 17.4"),
        "laptopcomputer": SymbolNotation(26, 17, outline: "R4.4 2 17.2 10.6 1.6", lines: "M2 14.6 L24 14.6"),
        "desktopcomputer": SymbolNotation(
            24, 21,
            outline: "R2 2 20 13 2",
            lines: "M9 19 L15 19 M12 15 L12 19",
            details: "M2 11.8 L22 11.8"),
        "display": SymbolNotation(24, 20, outline: "R2 2 20 13.4 2", lines: "M8 18 L16 18 M12 15.4 L12 18"),
        "applewatch": SymbolNotation(
            15, 21,
            outline: "R2.2 5 9.6 11 2.6",
            lines: "M4.4 5 L5 2 L9 2 L9.6 5 M4.4 16 L5 19 L9 19 L9.6 16 M13 9 L13 11"),
        "printer": SymbolNotation(
            22, 20,
            outline: "R2 6.4 18 8.6 2",
            lines: "M5.6 6.4 L5.6 2 L16.4 2 L16.4 6.4",
            details: "M5.6 18 L5.6 11.4 L16.4 11.4 L16.4 18 Z"),
        "gamecontroller": SymbolNotation(
            25, 17,
            outline: """
                M7 2.4 L18 2.4 C21 2.4 22.6 6.6 23 11.4 C23.2 14.8 20.4 15.4 18.4 13 L16.6 10.8 L8.4 10.8 L6.6 13 \
                C4.6 15.4 1.8 14.8 2 11.4 C2.4 6.6 4 2.4 7 2.4 Z
                """,
            details: "M8 4.8 L8 8.4 M6.2 6.6 L9.8 6.6",
            solids: "O16 7.6 1.1 O18.6 5.6 1.1"),
        "server.rack": SymbolNotation(
            20, 20,
            outline: "R2 2.4 16 6.6 1.6 R2 11 16 6.6 1.6",
            details: "M9 5.7 L14.6 5.7 M9 14.3 L14.6 14.3",
            solids: "O5.4 5.7 1 O5.4 14.3 1"),
        "externaldrive": SymbolNotation(
            23, 17,
            outline: "R2 2.4 19 12.2 2",
            details: "M2.4 10.2 L20.6 10.2",
            solids: "O17.4 12.4 0.8"),
        "internaldrive": SymbolNotation(23, 14, outline: "R2 2 19 10 2", solids: "O17 7 1 O13.6 7 1"),
        "memorychip": SymbolNotation(
            21, 21,
            outline: "R4.4 4.4 12.2 12.2 1.6",
            lines: """
                M8 2 L8 4.4 M13 2 L13 4.4 M8 16.6 L8 19 M13 16.6 L13 19 M2 8 L4.4 8 M2 13 L4.4 13 M16.6 8 L19 8 M16.6 13 \
                L19 13
                """,
            details: "R8 8 5 5 0.6"),
        "cpu": SymbolNotation(
            21, 21,
            outline: "R4.4 4.4 12.2 12.2 1.6",
            lines: """
                M7.4 2 L7.4 4.4 M10.5 2 L10.5 4.4 M13.6 2 L13.6 4.4 M7.4 16.6 L7.4 19 M10.5 16.6 L10.5 19 M13.6 16.6 L13.6 19 \
                M2 7.4 L4.4 7.4 M2 10.5 L4.4 10.5 M2 13.6 L4.4 13.6 M16.6 7.4 L19 7.4 M16.6 10.5 L19 10.5 M16.6 13.6 L19 13.6
                """,
            details: "R7.8 7.8 5.4 5.4 0.6"),
        "battery.100": SymbolNotation(
            28, 14,
            lines: "R2 2 21 10 2.6 M25.6 5.4 L25.6 8.6",
            solids: "R4.2 4.2 16.6 5.6 1"),
        "battery.75": SymbolNotation(
            28, 14,
            lines: "R2 2 21 10 2.6 M25.6 5.4 L25.6 8.6",
            solids: "R4.2 4.2 12.4 5.6 1"),
        "battery.50": SymbolNotation(28, 14, lines: "R2 2 21 10 2.6 M25.6 5.4 L25.6 8.6", solids: "R4.2 4.2 8.4 5.6 1"),
        "battery.25": SymbolNotation(28, 14, lines: "R2 2 21 10 2.6 M25.6 5.4 L25.6 8.6", solids: "R4.2 4.2 4.4 5.6 1"),
        "battery.0": SymbolNotation(28, 14, lines: "R2 2 21 10 2.6 M25.6 5.4 L25.6 8.6"),
        "power": SymbolNotation(19, 20, lines: "M9.5 2 L9.5 9.6 A9.5 11 7 -55 235"),
        "powerplug": SymbolNotation(
            20, 20,
            outline: "M6 6 L14 6 L14 10 C14 14 6 14 6 10 Z",
            lines: "M8 2 L8 6 M12 2 L12 6 M10 13 L10 18"),
        "lightbulb": SymbolNotation(
            15, 21,
            outline: "M5 14.6 C5 12.4 2.4 11.4 2.4 7.6 C2.4 0.2 12.6 0.2 12.6 7.6 C12.6 11.4 10 12.4 10 14.6 Z",
            lines: "M5.2 17 L9.8 17 M6 19.2 L9 19.2"),
        "flashlight.on": SymbolNotation(
            13, 21,
            outline: "M2.6 2 L10.4 2 L10.4 5.6 L9 8.4 L9 19 L4 19 L4 8.4 L2.6 5.6 Z",
            details: "M6.5 10.4 L6.5 13"),
        "lamp.desk": SymbolNotation(
            19, 20,
            lines: "M4 18 L13 18 M8.4 18 L6 10.4 L12 5 M10 2.6 L16.6 9 C12.4 12.6 7 6.6 10 2.6 Z"),
        "fan": SymbolNotation(
            20, 20,
            lines: """
                O10 10 1.8 M10 8.2 C8 5 9 2 12 2 C14.4 2 14 6 10 8.2 M11.8 10 C15 8 18 9 18 12 C18 14.4 14 14 11.8 10 M10 11.8 \
                C12 15 11 18 8 18 C5.6 18 6 14 10 11.8 M8.2 10 C5 12 2 11 2 8 C2 5.6 6 6 8.2 10
                """),
        "simcard": SymbolNotation(
            16, 20,
            outline: """
                M2.4 4 C2.4 2.6 3 2 4.4 2 L9.4 2 L13.6 6.2 L13.6 16 C13.6 17.4 13 18 11.6 18 L4.4 18 C3 18 2.4 17.4 2.4 16 Z
                """,
            details: "R5 9 6 6 1 M5 12 L11 12"),
        "sdcard": SymbolNotation(
            16, 20,
            outline: """
                M2.4 4 C2.4 2.6 3 2 4.4 2 L9.4 2 L13.6 6.2 L13.6 16 C13.6 17.4 13 18 11.6 18 L4.4 18 C3 18 2.4 17.4 2.4 16 Z
                """,
            details: "M5.4 5 L5.4 7.6 M8 5 L8 7.6"),
        "cable.connector": SymbolNotation(20, 14, outline: "R2 3 7 8 1.4", lines: "M9 5 L12 5 L12 9 L9 9 M12 7 L18 7"),
        "touchid": SymbolNotation(
            20, 21,
            lines: """
                M3 7 C6 0.6 14 0.6 17 7 M2.6 13 C4 3 16 3 16.6 12 L16.4 16 M5.6 16.4 C7.4 12 5.6 6.6 10 6.6 \
                C14.6 6.6 13.8 13 12.4 17.6 M9.2 18.6 C10.6 15 10 12.6 10 10.4
                """),
        "faceid": SymbolNotation(
            21, 21,
            lines: """
                M2 6.6 L2 4.4 C2 2.8 2.8 2 4.4 2 L6.6 2 M14.4 2 L16.6 2 C18.2 2 19 2.8 19 4.4 L19 6.6 M19 14.4 L19 16.6 \
                C19 18.2 18.2 19 16.6 19 L14.4 19 M6.6 19 L4.4 19 C2.8 19 2 18.2 2 16.6 L2 14.4 M7 7.4 L7 8.8 M14 7.4 L14 8.8 \
                M10.8 7.4 L10.8 11 L9.8 11 M7.4 13.6 C9 15.2 12 15.2 13.6 13.6
                """),
        "lock.open": SymbolNotation(
            18, 20,
            outline: "R2 8.6 11 9.4 2",
            lines: "M9.6 8.6 L9.6 5.4 C9.6 1 16 1 16 5.4 L16 6.6"),
        "lock.rotation": SymbolNotation(
            21, 21,
            outline: "R7 9.6 7 5.6 1",
            lines: """
                A10.5 11 8 -50 230 M12.4 2 L15.6 4.6 L12.8 7.4 M8.4 9.6 L8.4 8.2 C8.4 5.6 12.6 5.6 12.6 8.2 L12.6 9.6
                """),
        "bell.badge": SymbolNotation(
            20, 21,
            outline: """
                M2.4 16.2 C4.2 14.6 4.4 12.6 4.4 9.6 C4.4 6 6.4 3 9.5 3 C10 3 10.6 3.1 11 3.3 C10.6 6 12 8.6 14.6 9.2 \
                C14.6 12.6 14.8 14.6 16.6 16.2 Z
                """,
            lines: "M7 18.4 C7.6 20 11.4 20 12 18.4",
            marks: "O15 5 2.8"),
        "app.badge": SymbolNotation(
            21, 21,
            lines: "M11.6 4 L6 4 C3.6 4 2 5.6 2 8 L2 15 C2 17.4 3.6 19 6 19 L13 19 C15.4 19 17 17.4 17 15 L17 9.6",
            solids: "O16 5 3.4"),
        "envelope.badge": SymbolNotation(
            24, 19,
            lines: """
                M15 4.4 L4.4 4.4 C2.8 4.4 2 5.2 2 6.8 L2 14.6 C2 16.2 2.8 17 4.4 17 L18.6 17 C20.2 17 21 16.2 21 14.6 L21 9.6 \
                M2.8 6 L11.5 12 L15.6 9
                """,
            solids: "O19.4 5 3.2"),
    ]
}
