import SwiftUI
import UIKit

struct Order: Identifiable, Hashable {
    let id: Int
    let title: String
    let detail: String
    let share: Double
}

/// A table of UIKit's whose cells and header are SwiftUI's.
final class OrdersViewController: UITableViewController {
    private let orders = [
        Order(id: 1, title: "Espresso machine", detail: "Leaves tomorrow", share: 0.25),
        Order(id: 2, title: "Paper filters, two hundred of them, unbleached", detail: "On its way", share: 0.7),
        Order(id: 3, title: "Beans", detail: "Delivered", share: 1),
    ]

    init() {
        super.init(style: .insetGrouped)
        title = "Orders"
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? orders.count : 1
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Under way" : "Pick-up"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.section == 0 else {
            let cell = cell(in: tableView, "places")
            cell.contentConfiguration = UIHostingConfiguration { PlacesRow() }
                .margins(.horizontal, 0)
                .background(Color(.secondarySystemGroupedBackground))
            return cell
        }
        let order = orders[indexPath.row]
        let cell = cell(in: tableView, "order")
        cell.contentConfiguration = UIHostingConfiguration {
            HStack(spacing: 12) {
                ShareRing(share: order.share).frame(width: 36, height: 36)
                VStack(alignment: .leading, spacing: 2) {
                    Text(order.title).font(.headline)
                    Text(order.detail).font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer(minLength: 8)
                if order.share == 1 {
                    Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
                }
            }
        }
        return cell
    }

    private func cell(in tableView: UITableView, _ identifier: String) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: identifier)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
}

/// An arc whose line both systems of views describe with one type.
struct ShareRing: View {
    let share: Double
    private let cap: CGLineCap = .round

    var body: some View {
        ZStack {
            Circle().stroke(Color(uiColor: .systemFill), lineWidth: 5)
            Circle().trim(from: 0, to: share)
                .stroke(.tint, style: StrokeStyle(lineWidth: 5, lineCap: cap, lineJoin: .round))
                .rotationEffect(.degrees(-90))
        }
        .padding(2.5)
    }
}
