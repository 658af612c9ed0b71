extension UIControl {
    /// What a control is up to; raw values are Apple's.
    public struct State: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Wraps bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Nothing particular.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1)
        /// It cannot be used.
        public static let disabled = State(rawValue: 2)
        /// It is chosen among others.
        public static let selected = State(rawValue: 4)
        /// The focus of a keyboard or remote control is on it.
        public static let focused = State(rawValue: 8)
        /// Bits that an app may use.
        public static let application = State(rawValue: 0x00FF_0000)
    }

    /// What happens to a control; raw values are Apple's.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Wraps bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger came down.
        public static let touchDown = Event(rawValue: 1)
        /// A finger came down again.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moved in.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moved out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger left the control where it came down.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger left outside of the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main action.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Somebody began to type.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Somebody ended typing.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Somebody ended typing with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every touch.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Everything about typing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits that an app may use.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// Where content stands along the horizontal axis; raw values are Apple's.
    public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left
        /// At the right.
        case right
        /// From edge to edge.
        case fill
        /// On the side where lines start.
        case leading
        /// On the side where lines end.
        case trailing
    }

    /// Where content stands along the vertical axis; raw values are Apple's.
    public enum ContentVerticalAlignment: Int, Hashable, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// From edge to edge.
        case fill

        /// The share of the room that is above the content.
        var share: CGFloat {
            switch self {
            case .top: 0
            case .bottom: 1
            case .center, .fill: 0.5
            }
        }
    }
}
