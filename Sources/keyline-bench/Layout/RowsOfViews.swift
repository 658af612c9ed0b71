import Foundation
import KeylineScenes
import KeylineTypesetting
import SwiftUILayout

/// The rows of `ListScreen` as views: an icon, a title over a subtitle, and a detail at the end, with the same texts.
@MainActor
struct RowsOfViews {
    private let count: Int
    private let services: SceneServices
    private let environment = SceneEnvironment(size: CGSize(width: 375, height: 812), scale: 3)

    init(rows: Int, typesetter: Typesetter) {
        count = rows
        services = SceneServices(typesetter: typesetter)
    }

    /// Makes the views, measures their texts and gives each its frame.
    ///
    /// - Returns: The laid out views, which the caller keeps as a screen does.
    func layOut() -> ViewMeasurement {
        let count = count
        return ViewMeasurement(ProposedViewSize(width: 375, height: nil), environment: environment, services: services)
        {
            VStack(spacing: 0) {
                ForEach(0..<count) { Row(index: $0) }
            }
        }
    }
}

/// A row as an app's author would write it.
private struct Row: View {
    let index: Int

    var body: some View {
        HStack(spacing: 12) {
            Color.gray.frame(width: 40, height: 40)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: "Title of row number \(index)")
                Text(verbatim: "A subtitle with some more words, \(index * 7 % 13)").font(.system(size: 13))
            }
            Spacer(minLength: 8)
            Text(verbatim: "\(index * 37 % 1000) km")
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
    }
}
