import Foundation
import KeylineExecutors
import KeylineGraphics
import KeylineScenes

/// Does steps to views: each touch changes their state, and they are made and laid out anew.
@MainActor
final class ViewSceneDriver: StepDriver {
    private let scene: ViewScene
    private let jobs: SceneJobs
    private let id: SceneID
    private let notes = AnimationNotes()
    private var root: ViewNode
    private var motion: ViewMotion?

    init(_ scene: ViewScene, _ jobs: SceneJobs, _ id: SceneID) {
        self.scene = scene
        self.jobs = jobs
        self.id = id
        root = scene.layOut()
        scene.graph.identity.forgetUnused()
    }

    func takeScene() throws -> KeylineScenes.Scene {
        guard let motion, !motion.isOver else { return try scene.takeScene(id, of: root) }
        return try motion.showing(root) { try scene.takeScene(id, of: root) }
    }

    /// Lays out anew, and begins the animation for which code asked meanwhile.
    private func layOut(_ make: () -> ViewNode) {
        let before = ViewMotion.frames(root)
        root = noting(make)
        if let animation = notes.take() { motion = ViewMotion(from: before, animation) }
        scene.graph.identity.forgetUnused()
    }

    private func noting<Result>(_ body: () -> Result) -> Result { AnimationNotes.$current.withValue(notes) { body() } }

    // MARK: Touches

    func perform(_ touch: StepTouch, on id: ViewID, at point: CGPoint) -> StepOutcome {
        noting { scene.speaking { StepTarget(root).perform(touch, on: id, at: point) } }
    }

    /// Presentations hide the elements below from the tree of elements already.
    func reaches(_ view: ViewID, at point: CGPoint) -> Bool { true }

    // MARK: Scrolling

    func scrolling(of id: ViewID) -> ScrollState? { StepTarget(root).scrolling(of: id) }

    func scroll(_ id: ViewID, to offset: CGPoint) {
        StepTarget(root).scroll(id, to: offset)
        begin()
    }

    // MARK: Time

    func begin() {
        jobs.renew()
        layOut { scene.layOutAtOnce(jobs) }
    }

    func settle() {
        layOut { scene.layOut() }
        motion = nil
    }

    func pass(_ seconds: Double) {
        motion?.pass(seconds)
        noting { jobs.pass(seconds) }
        layOut { scene.layOutAtOnce(jobs) }
    }
}
