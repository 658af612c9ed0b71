public import Foundation
public import Keyline
import KeylinePictureComparison
public import SwiftUILayout

/// `expectGolden` under the name that swift-snapshot-testing uses, so that tests written for it compile.
///
/// Unlike there, missing goldens are not recorded on the first run: pass `record: .missing` once.
///
/// ```swift
/// assertSnapshot(of: ProfileView(name: "Ada"), as: .image)
/// assertSnapshot(of: ProfileView(name: "Ada"), as: .image(in: .init(appearance: .dark)), named: "dark")
/// ```
@preconcurrency @MainActor
public func assertSnapshot<Content: PictureContent>(
    of value: @autoclosure @escaping @MainActor () throws -> Content,
    as snapshotting: GoldenFormat,
    named name: String? = nil,
    record: RecordMode = .never,
    fileID: String = #fileID, file filePath: String = #filePath, testName: String = #function, line: Int = #line,
    column: Int = #column
) {
    expectGolden(
        of: try value(), as: snapshotting, named: name, record: record, fileID: fileID, filePath: filePath, line: line,
        column: column, test: testName)
}

/// `expectGolden` of a view of SwiftUI's under the name that swift-snapshot-testing uses.
@preconcurrency @MainActor
public func assertSnapshot<Content: View>(
    of value: @autoclosure @escaping @MainActor () throws -> Content,
    as snapshotting: GoldenFormat,
    named name: String? = nil,
    record: RecordMode = .never,
    fileID: String = #fileID, file filePath: String = #filePath, testName: String = #function, line: Int = #line,
    column: Int = #column
) {
    expectGolden(
        of: try value(), as: snapshotting, named: name, record: record, fileID: fileID, filePath: filePath, line: line,
        column: column, test: testName)
}

extension GoldenFormat {
    /// A picture of a view that has a size and no safe area, under the names that swift-snapshot-testing uses.
    ///
    /// - Parameters:
    ///   - perceptualPrecision: How alike colours must be: 1 for equal, less for a distance in OKLab of up to the rest.
    ///   - size: The size in points.
    /// - Returns: The format.
    public static func image(perceptualPrecision: Double = 1, size: CGSize) -> GoldenFormat {
        .image(layout: .fixed(width: size.width, height: size.height), comparison: comparison(perceptualPrecision))
    }

    /// A picture of a device's screen, under the names that swift-snapshot-testing uses.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - perceptualPrecision: How alike colours must be: 1 for equal, less for a distance in OKLab of up to the rest.
    /// - Returns: The format.
    public static func image(on device: Device, perceptualPrecision: Double = 1) -> GoldenFormat {
        .image(in: PictureEnvironment(device: device), comparison: comparison(perceptualPrecision))
    }

    /// The tree of views as text.
    public static var recursiveDescription: GoldenFormat { .layout }

    private static func comparison(_ perceptualPrecision: Double) -> BitmapComparison {
        perceptualPrecision < 1
            ? BitmapComparison(.oklab(threshold: 1 - max(perceptualPrecision, 0))) : BitmapComparison()
    }
}
