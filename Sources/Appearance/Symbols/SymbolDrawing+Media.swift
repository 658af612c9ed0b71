extension SymbolDrawing {
    /// Sound, pictures and media controls.
    static let media: [String: SymbolNotation] = [
        "playpause": SymbolNotation(
            26, 18,
            outline: "M2.6 2.8 L12.4 9 L2.6 15.2 Z R15.4 2.6 3 12.8 0.9 R20.8 2.6 3 12.8 0.9"),
        "backward.end": SymbolNotation(20, 17, outline: "M17.4 2.8 L7 8.5 L17.4 14.2 Z", lines: "M3.4 2.8 L3.4 14.2"),
        "forward.end": SymbolNotation(20, 17, outline: "M2.6 2.8 L13 8.5 L2.6 14.2 Z", lines: "M16.6 2.8 L16.6 14.2"),
        "shuffle": SymbolNotation(
            22, 18,
            lines: """
                M2 13.6 L5 13.6 C9.4 13.6 9.6 4.4 14 4.4 L19.4 4.4 M16.8 1.8 L19.4 4.4 L16.8 7 M2 4.4 L5 4.4 \
                C6.8 4.4 7.8 5.6 8.6 7.2 M10.6 11 C11.4 12.6 12.4 13.6 14 13.6 L19.4 13.6 M16.8 11 L19.4 13.6 L16.8 16.2
                """),
        "repeat": SymbolNotation(
            22, 20,
            lines: """
                M3 9.4 L3 8 C3 5.4 4 4.6 6.4 4.6 L18.4 4.6 M15.6 1.8 L18.4 4.6 L15.6 7.4 M19 10.6 L19 12 \
                C19 14.6 18 15.4 15.6 15.4 L3.6 15.4 M6.4 12.6 L3.6 15.4 L6.4 18.2
                """),
        "repeat.1": SymbolNotation(
            23, 20,
            lines: """
                M3 9.4 L3 8 C3 5.4 4 4.6 6.4 4.6 L13 4.6 M10.2 1.8 L13 4.6 L10.2 7.4 M19 12 C19 14.6 18 15.4 15.6 15.4 \
                L3.6 15.4 M6.4 12.6 L3.6 15.4 L6.4 18.2 M18 3.4 L20 2 L20 9
                """),
        "record.circle": SymbolNotation(21, 21, outline: "O10.5 10.5 8.7", solids: "O10.5 10.5 4.4"),
        "speaker.wave.1": SymbolNotation(
            17, 18,
            outline: "M2.4 6.4 L5.6 6.4 L10.4 2.4 L10.4 15.6 L5.6 11.6 L2.4 11.6 Z",
            lines: "A10.4 9 4.4 -38 38"),
        "speaker.wave.3": SymbolNotation(
            25, 20,
            outline: "M2.4 7.4 L5.6 7.4 L10.4 3.4 L10.4 16.6 L5.6 12.6 L2.4 12.6 Z",
            lines: "A10.4 10 4.4 -38 38 A10.4 10 8 -40 40 A10.4 10 11.6 -40 40"),
        "speaker.slash": SymbolNotation(
            18, 19,
            outline: "M2.4 6.9 L5.6 6.9 L10.4 2.9 L10.4 16.1 L5.6 12.1 L2.4 12.1 Z",
            lines: "M2 2 L16 17"),
        "headphones": SymbolNotation(
            21, 20,
            outline: "R2.4 11 4 7 1.6 R14.6 11 4 7 1.6",
            lines: "M2.8 12.4 L2.8 10 C2.8 0.2 18.2 0.2 18.2 10 L18.2 12.4"),
        "waveform": SymbolNotation(
            23, 18,
            lines: """
                M2.5 7.4 L2.5 10.6 M6 5 L6 13 M9.5 2.4 L9.5 15.6 M13 5.6 L13 12.4 M16.5 3.6 L16.5 14.4 M20 7 L20 11
                """),
        "waveform.path.ecg": SymbolNotation(25, 18, lines: "M2 9 L7 9 L9.4 3 L13.4 15.4 L16 6.6 L17.4 9 L23 9"),
        "waveform.path": SymbolNotation(
            25, 18,
            lines: "M2 9 L4.4 9 L6.4 5 L9 13.4 L11.6 2.6 L14.4 15.4 L17 5.4 L19 11 L20.6 9 L23 9"),
        "music.note.list": SymbolNotation(
            22, 19,
            lines: "M2.4 3.4 L11 3.4 M2.4 8.4 L11 8.4 M2.4 13.4 L8 13.4 M17 14 L17 3.4 L20 2.4",
            solids: "E12.8 12.2 4.6 3.8"),
        "music.mic": SymbolNotation(20, 20, outline: "O14 6 4", lines: "M10.6 8.4 L3 16.6 L3.6 17.2 L11.6 9.6"),
        "film": SymbolNotation(
            23, 18,
            outline: "R2 2 19 14 2",
            details: """
                M6.6 2 L6.6 16 M16.4 2 L16.4 16 M2 6.6 L6.6 6.6 M2 11.4 L6.6 11.4 M16.4 6.6 L21 6.6 M16.4 11.4 L21 11.4 M6.6 9 \
                L16.4 9
                """),
        "video": SymbolNotation(26, 17, outline: "R2 2.6 14.6 11.8 2.6 M18.6 7 L24 3.6 L24 13.4 L18.6 10 Z"),
        "tv": SymbolNotation(24, 20, outline: "R2 2 20 13 2", lines: "M8 17.8 L16 17.8"),
        "play.tv": SymbolNotation(
            24, 20,
            outline: "R2 2 20 13 2",
            lines: "M8 17.8 L16 17.8",
            solids: "M10 5.4 L15.4 8.5 L10 11.6 Z"),
        "photo.on.rectangle": SymbolNotation(
            25, 21,
            outline: "R6 6 17 13 2.2",
            lines: "M4 14 C2.6 14 2 13.2 2 11.8 L2 4.4 C2 2.8 2.8 2 4.2 2 L16 2 C17.4 2 18.2 2.6 18.2 4",
            details: "M6.4 17 L11 12.6 L14.4 16 L17.4 13.2 L22.6 17.4",
            solids: "O11 9.6 1.4"),
        "photo.stack": SymbolNotation(
            23, 21,
            outline: "R2 7 19 12 2.2",
            lines: "M5 4.6 L18 4.6 M7 2.2 L16 2.2",
            details: "M2.4 17 L7.8 12.6 L11.6 15.8 L15 13 L20.6 17.2",
            solids: "O7 10.6 1.3"),
        "camera.viewfinder": SymbolNotation(
            21, 21,
            lines: """
                M2 6.6 L2 4.4 C2 2.8 2.8 2 4.4 2 L6.6 2 M14.4 2 L16.6 2 C18.2 2 19 2.8 19 4.4 L19 6.6 M19 14.4 L19 16.6 \
                C19 18.2 18.2 19 16.6 19 L14.4 19 M6.6 19 L4.4 19 C2.8 19 2 18.2 2 16.6 L2 14.4 R5.4 7.4 10.2 7.2 1.4 \
                O10.5 11 1.8
                """),
        "qrcode": SymbolNotation(
            20, 20,
            lines: "R2.2 2.2 5.6 5.6 0.6 R12.2 2.2 5.6 5.6 0.6 R2.2 12.2 5.6 5.6 0.6",
            solids: """
                R4 4 2 2 0 R14 4 2 2 0 R4 14 2 2 0 R11.4 11.4 2.4 2.4 0 R15.6 11.4 2.6 2.4 0 R13.4 13.6 2.4 2.4 0 \
                R11.4 15.8 2.4 2.4 0 R15.8 15.8 2.4 2.4 0
                """),
        "qrcode.viewfinder": SymbolNotation(
            21, 21,
            lines: """
                M2 6.6 L2 4.4 C2 2.8 2.8 2 4.4 2 L6.6 2 M14.4 2 L16.6 2 C18.2 2 19 2.8 19 4.4 L19 6.6 M19 14.4 L19 16.6 \
                C19 18.2 18.2 19 16.6 19 L14.4 19 M6.6 19 L4.4 19 C2.8 19 2 18.2 2 16.6 L2 14.4
                """,
            solids: "R5.6 5.6 4 4 0.4 R11.4 5.6 4 4 0.4 R5.6 11.4 4 4 0.4 R11.4 11.4 1.8 1.8 0 R13.6 13.6 1.8 1.8 0"),
        "barcode": SymbolNotation(
            22, 17,
            lines: """
                M2.5 2.6 L2.5 14.4 M5.6 2.6 L5.6 14.4 M8 2.6 L8 14.4 M11.4 2.6 L11.4 14.4 M13.8 2.6 L13.8 14.4 M17 2.6 \
                L17 14.4 M19.5 2.6 L19.5 14.4
                """),
        "crop": SymbolNotation(20, 20, lines: "M5.4 2 L5.4 14.6 L18 14.6 M2 5.4 L14.6 5.4 L14.6 18"),
        "scissors": SymbolNotation(20, 20, lines: "O5 5 2.7 O5 15 2.7 M7.2 6.7 L18 15.4 M7.2 13.3 L18 4.6"),
        "paintbrush": SymbolNotation(
            20, 20,
            outline: """
                M17.8 2.2 C14 4.4 9.6 8.6 8 11 L10.6 13.4 C13.2 11.4 16.4 6.8 17.8 2.2 Z M7 12.4 C4.6 12.6 5 15.6 2.4 16.6 \
                C5.6 18.4 9.8 17.6 9.4 14.4 Z
                """),
        "paintpalette": SymbolNotation(
            22, 20,
            outline: """
                M11 2 C16.6 2 20 5.4 20 9.4 C20 12.4 17.6 13 15.4 12.8 C13.4 12.6 12.4 13.8 13.2 15.4 C14 17 13 18 11 18 \
                C6 18 2 14.6 2 10 C2 5.4 6 2 11 2 Z
                """,
            solids: "O6.4 9.4 1.3 O9 5.8 1.3 O13.4 5.6 1.3"),
        "eyedropper": SymbolNotation(
            20, 20,
            outline: "M12 5.6 L14.4 8 L6.4 16 L3 17 L4 13.6 Z",
            lines: "M11 4.6 L15.4 9 M13.4 6.4 L15.4 3.6 C16.6 2 18.4 3.6 17 5 L14.4 7.2"),
        "highlighter": SymbolNotation(
            20, 20,
            outline: "M5.6 11.4 L14 2.6 L17.4 6 L8.6 14.4 Z",
            lines: "M5.6 11.4 L3.4 16.6 L8.6 14.4 M10 17.6 L18 17.6"),
        "eraser": SymbolNotation(
            22, 18,
            outline: "M8.6 15.4 L3 10 L11.6 2.4 L19 9.2 L12.6 15.4 Z",
            lines: "M8.6 15.4 L20 15.4",
            details: "M7.2 6.4 L14.8 13.2"),
        "ruler": SymbolNotation(
            24, 12,
            outline: "R2 2 20 8 1.2",
            details: "M6 2.4 L6 5 M10 2.4 L10 6 M14 2.4 L14 5 M18 2.4 L18 6"),
        "pencil.tip": SymbolNotation(
            14, 20,
            outline: "M7 2 L12 12.6 L9.6 18 L4.4 18 L2 12.6 Z",
            details: "M5.8 6 L8.2 6"),
        "sparkles": SymbolNotation(
            20, 21,
            solids: """
                M8 4 C8.6 8.4 9.6 9.4 14 10 C9.6 10.6 8.6 11.6 8 16 C7.4 11.6 6.4 10.6 2 10 C6.4 9.4 7.4 8.4 8 4 Z M15 13 \
                C15.3 15.2 15.8 15.7 18 16 C15.8 16.3 15.3 16.8 15 19 C14.7 16.8 14.2 16.3 12 16 C14.2 15.7 14.7 15.2 15 13 Z \
                M14.8 1.6 C15.1 3.6 15.6 4.1 17.6 4.4 C15.6 4.7 15.1 5.2 14.8 7.2 C14.5 5.2 14 4.7 12 4.4 \
                C14 4.1 14.5 3.6 14.8 1.6 Z
                """),
        "sparkle": SymbolNotation(
            20, 20,
            solids: """
                M10 1.8 C10.9 8.2 11.8 9.1 18.2 10 C11.8 10.9 10.9 11.8 10 18.2 C9.1 11.8 8.2 10.9 1.8 10 \
                C8.2 9.1 9.1 8.2 10 1.8 Z
                """),
        "wand.and.rays": SymbolNotation(
            20, 20,
            lines: "M3 17 L11 9 M13 2 L13 4.4 M8.4 3.4 L9.6 5.4 M17.6 3.4 L15.6 5.4 M18.4 8 L16 8 M17 12.6 L15.2 11"),
        "camera.filters": SymbolNotation(21, 20, lines: "O10.5 7 4.8 O6.8 13 4.8 O14.2 13 4.8"),
        "livephoto": SymbolNotation(
            21, 21,
            lines: """
                O10.5 10.5 5 A10.5 10.5 8.4 0 12 A10.5 10.5 8.4 30 42 A10.5 10.5 8.4 60 72 A10.5 10.5 8.4 90 102 \
                A10.5 10.5 8.4 120 132 A10.5 10.5 8.4 150 162 A10.5 10.5 8.4 180 192 A10.5 10.5 8.4 210 222 \
                A10.5 10.5 8.4 240 252 A10.5 10.5 8.4 270 282 A10.5 10.5 8.4 300 312 A10.5 10.5 8.4 330 342
                """,
            solids: "O10.5 10.5 1.8"),
        "memories": SymbolNotation(
            21, 21,
            lines: "A10.5 10.5 8.2 200 530 M2 6 L3 8.4 L5.6 7.4 M10.5 5.4 L10.5 10.5 L14 12.4"),
        "airplayvideo": SymbolNotation(
            23, 19,
            outline: "M11.5 11.4 L17 17 L6 17 Z",
            lines: """
                M5.4 14 L4.4 14 C2.8 14 2 13.2 2 11.6 L2 4.4 C2 2.8 2.8 2 4.4 2 L18.6 2 C20.2 2 21 2.8 21 4.4 L21 11.6 \
                C21 13.2 20.2 14 18.6 14 L17.6 14
                """),
        "airplayaudio": SymbolNotation(
            21, 19,
            outline: "M10.5 11.4 L16 17 L5 17 Z",
            lines: "A10.5 9.4 8 140 400 A10.5 9.4 4.6 150 390"),
        "dot.radiowaves.left.and.right": SymbolNotation(
            25, 18,
            lines: "A12.5 9 4.6 -45 45 A12.5 9 9 -45 45 A12.5 9 4.6 135 225 A12.5 9 9 135 225",
            solids: "O12.5 9 1.8"),
        "antenna.radiowaves.left.and.right": SymbolNotation(
            23, 21,
            lines: "A11.5 7 4.4 -45 45 A11.5 7 8.4 -42 42 A11.5 7 4.4 135 225 A11.5 7 8.4 138 222 M11.5 7 L11.5 19",
            solids: "O11.5 7 1.7"),
        "wave.3.right": SymbolNotation(18, 18, lines: "A3 9 4 -45 45 A3 9 8 -45 45 A3 9 12 -45 45"),
        "rays": SymbolNotation(
            20, 20,
            lines: """
                M10 2 L10 5 M10 15 L10 18 M2 10 L5 10 M15 10 L18 10 M4.4 4.4 L6.4 6.4 M13.6 13.6 L15.6 15.6 M4.4 15.6 \
                L6.4 13.6 M13.6 6.4 L15.6 4.4
                """),
    ]
}
