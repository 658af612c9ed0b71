public import Foundation
public import KeylineFoundationSupplement

/// A transform in three dimensions, whose rows are Core Animation's.
public struct CATransform3D: Hashable, Sendable {
    /// The first row.
    public var m11, m12, m13, m14: CGFloat
    /// The second row.
    public var m21, m22, m23, m24: CGFloat
    /// The third row.
    public var m31, m32, m33, m34: CGFloat
    /// The fourth row.
    public var m41, m42, m43, m44: CGFloat

    /// Nothing but zeros.
    public init() {
        m11 = 0
        m12 = 0
        m13 = 0
        m14 = 0
        m21 = 0
        m22 = 0
        m23 = 0
        m24 = 0
        m31 = 0
        m32 = 0
        m33 = 0
        m34 = 0
        m41 = 0
        m42 = 0
        m43 = 0
        m44 = 0
    }

    init(rows: [[CGFloat]]) {
        m11 = rows[0][0]
        m12 = rows[0][1]
        m13 = rows[0][2]
        m14 = rows[0][3]
        m21 = rows[1][0]
        m22 = rows[1][1]
        m23 = rows[1][2]
        m24 = rows[1][3]
        m31 = rows[2][0]
        m32 = rows[2][1]
        m33 = rows[2][2]
        m34 = rows[2][3]
        m41 = rows[3][0]
        m42 = rows[3][1]
        m43 = rows[3][2]
        m44 = rows[3][3]
    }

    var rows: [[CGFloat]] {
        [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }

    /// What happens in the plane.
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

    /// This transform, then another one.
    func concatenating(_ other: CATransform3D) -> CATransform3D {
        let left = rows
        let right = other.rows
        return CATransform3D(
            rows: (0..<4).map { row in
                (0..<4).map { column in (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
            })
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A transform in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(rows: [[m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1]])
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The part of a transform in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a transform stays in the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { CATransform3DMakeAffineTransform(t.affine) == t }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Moves.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1]])
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3D(rows: [[sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1]])
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Turns by an angle in radians about an axis.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let x = x / length
    let y = y / length
    let z = z / length
    let c = cos(angle)
    let s = sin(angle)
    let t = 1 - c
    return CATransform3D(rows: [
        [t * x * x + c, t * x * y + s * z, t * x * z - s * y, 0],
        [t * x * y - s * z, t * y * y + c, t * y * z + s * x, 0],
        [t * x * z + s * y, t * y * z - s * x, t * z * z + c, 0], [0, 0, 0, 1],
    ])
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// One transform, then another one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Moves before a transform.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Scales before a transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Turns before a transform.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether two transforms are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }
