import Foundation

/// Colours at the corners of a mesh, mixed in between.
///
/// The points of the mesh are taken as they are; within a cell colours are mixed in both directions evenly, while Apple's smooth over the
/// cells' edges.
public struct MeshGradient: View {
    private let width: Int
    private let height: Int
    private let points: [SIMD2<Float>]
    private let colors: [Color]
    private let background: Color
    @Environment(\.self) private var environment

    /// A mesh of columns and rows of points, row by row, from 0 to 1 in both directions.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        precondition(
            width > 1 && height > 1 && points.count == width * height && colors.count == points.count,
            "a mesh has a point and a colour for each corner")
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
    }

    private static let steps = 12

    /// The mesh as small pieces of one colour each.
    public var body: some View {
        let resolved = colors.map { $0.resolve(in: environment) }
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(background))
            for row in 0..<height - 1 {
                for column in 0..<width - 1 {
                    let cell = MeshCell(
                        corners: [0, 1, width, width + 1].map { row * width + column + $0 }, points: points,
                        colors: resolved)
                    cell.draw(into: context, size: size, steps: Self.steps)
                }
            }
        }
    }
}

/// Four corners of a mesh.
private struct MeshCell {
    let points: [SIMD2<Float>]
    let colors: [SIMD4<Float>]

    init(corners: [Int], points: [SIMD2<Float>], colors: [Color.Resolved]) {
        self.points = corners.map { points[$0] }
        self.colors = corners.map { index in
            SIMD4(colors[index].red, colors[index].green, colors[index].blue, colors[index].opacity)
        }
    }

    private func mixed<Vector: SIMD>(_ values: [Vector], _ x: Float, _ y: Float) -> Vector
    where Vector.Scalar == Float {
        let top = values[0] * (1 - x) + values[1] * x
        let bottom = values[2] * (1 - x) + values[3] * x
        return top * (1 - y) + bottom * y
    }

    func draw(into context: GraphicsContext, size: CGSize, steps: Int) {
        func corner(_ x: Int, _ y: Int) -> CGPoint {
            let point = mixed(points, Float(x) / Float(steps), Float(y) / Float(steps))
            return CGPoint(x: CGFloat(point.x) * size.width, y: CGFloat(point.y) * size.height)
        }
        for y in 0..<steps {
            for x in 0..<steps {
                let color = mixed(colors, (Float(x) + 0.5) / Float(steps), (Float(y) + 0.5) / Float(steps))
                var path = Path()
                // Each piece reaches below its neighbours, so that nothing shows between them.
                path.addLines([
                    corner(x, y), corner(min(x + 2, steps), y), corner(min(x + 2, steps), min(y + 2, steps)),
                    corner(x, min(y + 2, steps)),
                ])
                path.closeSubpath()
                context.fill(
                    path,
                    with: .color(
                        Color(Color.Resolved(red: color.x, green: color.y, blue: color.z, opacity: color.w))))
            }
        }
    }
}
