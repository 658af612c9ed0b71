/// The attributes that equations name.
enum EquationAttribute: String, CaseIterable {
    case left, right, leading, trailing, centerX, width
    case top, bottom, centerY, firstBaseline, lastBaseline, height

    var isSize: Bool { self == .width || self == .height }

    var isVertical: Bool {
        switch self {
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .height: true
        default: false
        }
    }

    var isDirectional: Bool { self == .leading || self == .trailing }
    var isAbsolute: Bool { self == .left || self == .right }
}
