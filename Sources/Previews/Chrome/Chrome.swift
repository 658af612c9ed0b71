/// The parts of the device that are drawn around an app.
public enum Chrome: String, Hashable, Sendable, CaseIterable {
    /// Nothing: the app alone.
    case none
    /// A screenshot: the status bar, the home indicator, and the keyboard if there is one.
    case bars
    /// The bars, the display's round corners with what the sensors take of it, and the device's frame.
    case device
}
