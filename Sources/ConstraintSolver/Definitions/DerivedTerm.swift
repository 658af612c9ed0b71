/// A part of the value of an eliminated coordinate.
struct DerivedTerm: BitwiseCopyable {
    var coefficient: Double
    var kind: Kind
    var index: Int32

    enum Kind: UInt8 {
        /// Not a part of the value: the number of the parts that follow.
        case count
        /// The sum of all constants, which is kept because they seldom change; it is valid as of the version.
        case sum
        /// The constant of a constraint.
        case constant
        /// The value of a ground variable, or of a coordinate that is one.
        case variable
        /// The value of a coordinate that is the left side of a constraint.
        case row
    }
}
