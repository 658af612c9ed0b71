/// How much one caller may ask for.
struct Limits: Sendable {
    /// The most bytes of a request's body; more is answered with 413.
    var body = 64 << 10
    /// How many pictures are made at once.
    var concurrent = 8
    /// How many requests wait for their turn; further ones are answered with 503.
    var waiting = 64
    /// How long a request may take, waiting included; more is answered with 504.
    var patience = Duration.seconds(10)
}
