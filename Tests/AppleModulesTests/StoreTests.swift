import CoreData
import KeylineFoundationSupplement
import SwiftUILayout
import Testing

@testable import SwiftData

private final class Note: NSManagedObject, @unchecked Sendable {
    var title = ""
    var stars = 0
}

private struct NotesView: View {
    @FetchRequest(
        sortDescriptors: [NSSortDescriptor(key: "stars", ascending: false)],
        predicate: NSPredicate(format: "stars >= %d", 2))
    private var notes: FetchedResults<Note>

    var body: some View {
        VStack { ForEach(notes, id: \.objectID) { Text(verbatim: $0.title) } }
    }
}

@Model
private final class Trip {
    @Attribute(.unique) var name: String
    var days: Int

    init(name: String, days: Int) {
        self.name = name
        self.days = days
    }
}

private struct TripsView: View {
    @Query(filter: #Predicate<Trip> { $0.days > 1 }, sort: \Trip.days, order: .reverse) private var trips: [Trip]

    var body: some View {
        VStack { ForEach(trips) { Text(verbatim: $0.name) } }
    }
}

private struct AddingView: View {
    @Environment(\.modelContext) private var context
    @Query private var trips: [Trip]

    var body: some View {
        Text(verbatim: "\(trips.count) trips").onAppear { context.insert(Trip(name: "Rome", days: 3)) }
    }
}

@MainActor
@Suite struct StoreTests {
    private func context(_ notes: [(String, Int)]) -> NSManagedObjectContext {
        let container = NSPersistentContainer(name: "Notes")
        container.loadPersistentStores { _, error in #expect(error == nil) }
        for (title, stars) in notes {
            let note = Note(context: container.viewContext)
            note.title = title
            note.stars = stars
        }
        return container.newBackgroundContext()
    }

    @Test func `what was put into a context is fetched from it, in order and by conditions`() throws {
        let context = context([("a", 1), ("b", 3), ("c", 2)])
        let request = NSFetchRequest<Note>(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(key: "stars", ascending: true)]
        #expect(try context.fetch(request).map(\.title) == ["a", "c", "b"])
        request.predicate = NSPredicate(format: "title IN %@ OR stars == 1", ["b"])
        #expect(try context.fetch(request).map(\.title) == ["a", "b"])
        request.fetchLimit = 1
        #expect(try context.count(for: request) == 1)
        let all = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "stars", cacheName: nil)
        try all.performFetch()
        #expect(all.sections?.map(\.name) == ["1"])
        #expect(all.object(at: IndexPath(indexes: [0, 0])).title == "a")
    }

    @Test func `deleted objects are gone`() throws {
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let note = Note(context: context)
        context.delete(note)
        #expect(try context.fetch(NSFetchRequest<Note>(entityName: "Note")).isEmpty)
        #expect(note.managedObjectContext == nil)
    }

    @Test func `views show what they fetch`() throws {
        let context = context([("one", 1), ("two", 2), ("five", 5)])
        let scene = try ModuleStage.scene { NotesView().environment(\.managedObjectContext, context) }
        #expect(scene.words == ["five", "two"])
    }

    @Test func `views query the container of their place`() throws {
        let container = try ModelContainer(
            for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for (name, days) in [("Oslo", 1), ("Bern", 2), ("Kyiv", 9)] {
            container.mainContext.insert(Trip(name: name, days: days))
        }
        let scene = try ModuleStage.scene { TripsView().modelContainer(container) }
        #expect(scene.words == ["Kyiv", "Bern"])
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 3)
        try container.mainContext.delete(model: Trip.self, where: #Predicate<Trip> { $0.days > 5 })
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 2)
    }

    @Test func `what a view adds when it appears is shown`() throws {
        let scene = try ModuleStage.scene { AddingView().modelContainer(for: Trip.self, inMemory: true) }
        #expect(scene.words.joined(separator: " ").contains("1 trips"))
    }
}
