import UIKitLayout

extension SceneBuilder {
    /// Hands every object that receives outlets those that are drawn from it, in the order of the document.
    func connectOutlets(owner: (any OutletReceiver)?) {
        var receivers: [any OutletReceiver] = []
        for element in document.root.subtree {
            guard let connections = element.child("connections")?.children else { continue }
            let isOwner = element["placeholderIdentifier"] == "IBFilesOwner"
            let object = isOwner ? owner : element.id.flatMap { objects[$0] } as? any OutletReceiver
            guard let receiver = object else { continue }
            for outlet in connections where outlet.name == "outlet" || outlet.name == "outletCollection" {
                guard let name = outlet["property"], let target = outlet["destination"].flatMap({ objects[$0] }) else {
                    continue
                }
                receiver.connect(target, toOutlet: name)
            }
            if !receivers.contains(where: { $0 === receiver }) { receivers.append(receiver) }
        }
        receivers.forEach { $0.didLoad() }
    }
}
