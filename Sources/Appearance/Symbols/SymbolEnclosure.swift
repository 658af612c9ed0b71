import Foundation

extension SymbolStandIn {
    /// A shape around another one.
    package enum Enclosure: String, CaseIterable {
        case circle
        case square
        case rectangle
        case app
        case capsule
        case shield
        case seal
        case octagon
        case diamond
        case triangle
        case bubble
        case viewfinder

        /// The empty shape.
        var drawing: SymbolDrawing { SymbolDrawing(notation) }

        private var notation: SymbolNotation {
            switch self {
            case .circle: SymbolNotation(21, 21, outline: "O10.5 10.5 8.7")
            case .square: SymbolNotation(20, 20, outline: "R2 2 16 16 3.5")
            case .rectangle: SymbolNotation(23, 18, outline: "R2 2 19 14 2.5")
            case .app: SymbolNotation(20, 20, outline: "R2 2 16 16 4.6")
            case .capsule: SymbolNotation(24, 16, outline: "R2 2 20 12 6")
            case .shield:
                SymbolNotation(
                    18, 21,
                    outline: """
                        M9 2 C11 3.6 13.4 4.4 16 4.6 L16 10 C16 14.4 13.4 17.4 9 19 C4.6 17.4 2 14.4 2 10 L2 4.6 C4.6 4.4 7 3.6 9 2 Z
                        """
                )
            case .seal:
                SymbolNotation(
                    22, 22,
                    outline: """
                        M11 2 L13.2 3.6 L16 3.2 L16.9 5.8 L19.4 7 L18.8 9.7 L20 12.2 L18 14.2 L17.6 16.9 L14.9 17.4 L13 19.6 L11 18.6 \
                        L9 19.6 L7.1 17.4 L4.4 16.9 L4 14.2 L2 12.2 L3.2 9.7 L2.6 7 L5.1 5.8 L6 3.2 L8.8 3.6 Z
                        """)
            case .octagon: SymbolNotation(21, 21, outline: "M7 2 L14 2 L19 7 L19 14 L14 19 L7 19 L2 14 L2 7 Z")
            case .diamond: SymbolNotation(22, 22, outline: "M11 2 L20 11 L11 20 L2 11 Z")
            case .triangle: SymbolNotation(22, 20, outline: "M11 2.2 L20 17.8 L2 17.8 Z")
            case .bubble:
                SymbolNotation(
                    22, 20,
                    outline: """
                        M11 2 C16 2 20 5 20 9.2 C20 13.4 16 16.4 11 16.4 C10 16.4 9.2 16.3 8.4 16.1 L4.6 18.4 L5.2 14.8 \
                        C3.2 13.4 2 11.4 2 9.2 C2 5 6 2 11 2 Z
                        """)
            case .viewfinder:
                SymbolNotation(
                    21, 21,
                    lines: """
                        M2 6.6 L2 4.4 C2 2.8 2.8 2 4.4 2 L6.6 2 M14.4 2 L16.6 2 C18.2 2 19 2.8 19 4.4 L19 6.6 M19 14.4 L19 16.6 \
                        C19 18.2 18.2 19 16.6 19 L14.4 19 M6.6 19 L4.4 19 C2.8 19 2 18.2 2 16.6 L2 14.4
                        """)
            }
        }

        /// The part of the shape that a drawing inside it has.
        var room: CGRect {
            switch self {
            case .circle: CGRect(x: 4.9, y: 4.9, width: 11.2, height: 11.2)
            case .square, .app: CGRect(x: 4.4, y: 4.4, width: 11.2, height: 11.2)
            case .rectangle: CGRect(x: 5, y: 4.2, width: 13, height: 9.6)
            case .capsule: CGRect(x: 6, y: 3.6, width: 12, height: 8.8)
            case .shield: CGRect(x: 4.4, y: 5.6, width: 9.2, height: 9.2)
            case .seal: CGRect(x: 5.8, y: 5.9, width: 10.4, height: 10.4)
            case .octagon: CGRect(x: 5.2, y: 5.2, width: 10.6, height: 10.6)
            case .diamond: CGRect(x: 6.6, y: 6.6, width: 8.8, height: 8.8)
            case .triangle: CGRect(x: 7, y: 7, width: 8, height: 9)
            case .bubble: CGRect(x: 5.6, y: 4.4, width: 10.8, height: 9.6)
            case .viewfinder: CGRect(x: 4.8, y: 4.8, width: 11.4, height: 11.4)
            }
        }
    }
}
