extension InspectorPage {
    /// Buttons, keys and the pointer.
    static let controls = #"""
        const toggles = [["edges", "Edges", "e"], ["contents", "Contents", "c"], ["clipped", "Clipping", "l"], ["bars", "Constraints", "b"], ["equations", "Equations", "q"]]
          .concat(views.some(view => view.other) ? [["other", "Other solution", "a"]] : []);
        function toggle(name) {
          state[name] = !state[name];
          byId(`toggle-${name}`).setAttribute("aria-pressed", state[name]);
          if (name === "equations") drawOutline();
          dress();
        }
        const faces = {front: [0, 0], "3D": [-18, 34], side: [0, 78]};
        function face(name) { state.turn = [...faces[name]]; fit(); turn(); }

        const keys = [["/", "search"], ["↑ ↓", "previous view, next view"], ["← →", "fold, unfold"], ["1 2 3", "front, in space, from the side"],
          ["Shift + arrows", "turn"], ["+ −", "zoom"], ["[ ]", "closer together, farther apart"], ["e c l b q a", "edges, contents, clipping, constraints, equations, other solution"],
          ["Esc", "nothing selected"], ["?", "this list"]];
        document.querySelector("main").replaceChildren(
          make("header", {}, make("h1", {}, data.scene), make("p", {class: "faint"}, make("code", {}, data.file), ` ${data.environment} · `, make("span", {id: "counts"})),
            make("div", {class: "tools"},
              make("input", {type: "search", id: "search", placeholder: "Search  /", "aria-label": "Search",
                oninput: event => { state.search = event.target.value; drawOutline(); dress(); }}),
              ...Object.keys(faces).map(name => make("button", {class: "chip", id: `face-${name}`, onclick: () => face(name)}, name)),
              ...toggles.map(([name, label]) => make("button", {class: "chip", id: `toggle-${name}`, "aria-pressed": String(state[name]),
                onclick: () => toggle(name)}, label)),
              make("label", {}, "Distance ", make("input", {type: "range", id: "spacing", min: 0, max: 90, value: state.spacing,
                oninput: event => { state.spacing = +event.target.value; turn(); dress(); }})),
              make("button", {class: "chip", "aria-label": "Help", onclick: () => byId("help").showModal()}, "?"))),
          make("div", {class: "workbench"},
            make("div", {id: "outline", role: "tree", "aria-label": "Views"}),
            make("div", {id: "divider", role: "separator", tabindex: "0", "aria-orientation": "vertical", "aria-label": "Width of the outline"}),
            make("div", {id: "stage", tabindex: "0", "aria-label": "The views in space"}, make("div", {id: "space"})),
            make("aside", {id: "details", "aria-label": "Details"})),
          make("dialog", {id: "help", "aria-label": "Help"}, make("h2", {}, "Keys"),
            make("dl", {}, ...keys.flatMap(([key, what]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, what)])),
            make("button", {class: "chip", onclick: () => byId("help").close()}, "Close")));

        byId("outline").addEventListener("click", event => {
          const equation = event.target.closest("[data-constraint]");
          if (equation) return selectConstraint(+equation.dataset.constraint);
          const item = event.target.closest("[data-view]");
          if (!item) return;
          const index = +item.dataset.view;
          if (event.target.closest(".fold") && (views[index].children.length || held(views[index]).length)) fold(index, !state.folded.has(index));
          else select(index);
        });

        const divider = byId("divider");
        const widest = () => Math.max(document.documentElement.clientWidth - 500, 160);
        /** Says how wide the outline is, and may be, in points. */
        function tellWidth(width) {
          divider.setAttribute("aria-valuemin", 160);
          divider.setAttribute("aria-valuemax", Math.max(widest(), width));
          divider.setAttribute("aria-valuenow", width);
        }
        function widen(width) {
          const chosen = Math.round(Math.min(Math.max(width, 160), widest()));
          all(".workbench")[0].style.setProperty("--outline", `${chosen}px`);
          tellWidth(chosen);
        }
        tellWidth(byId("outline").offsetWidth);
        addEventListener("resize", () => tellWidth(byId("outline").offsetWidth));
        divider.addEventListener("pointerdown", event => divider.setPointerCapture(event.pointerId));
        divider.addEventListener("pointermove", event => { if (divider.hasPointerCapture(event.pointerId)) widen(event.clientX); });
        divider.addEventListener("keydown", event => {
          const step = {ArrowLeft: -24, ArrowRight: 24}[event.key];
          if (!step) return;
          event.preventDefault();
          event.stopPropagation();
          widen(byId("outline").offsetWidth + step);
        });

        const stage = byId("stage");
        let drag = null;
        stage.addEventListener("pointerdown", event => {
          if (event.button > 1) return;
          drag = {x: event.clientX, y: event.clientY, moved: false, pans: event.shiftKey || event.button === 1, target: event.target};
          stage.setPointerCapture(event.pointerId);
        });
        stage.addEventListener("pointermove", event => {
          if (!drag) return;
          const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
          if (!drag.moved && Math.hypot(dx, dy) < 4) return;
          Object.assign(drag, {moved: true, x: event.clientX, y: event.clientY});
          if (drag.pans) state.pan = [state.pan[0] + dx, state.pan[1] + dy];
          else state.turn = [Math.min(Math.max(state.turn[0] - dy * 0.4, -89), 89), state.turn[1] + dx * 0.4];
          turn();
        });
        stage.addEventListener("pointerup", () => {
          if (drag && !drag.moved) {
            const plane = drag.target.closest(".plane");
            select(plane ? +plane.dataset.view : -1);
          }
          drag = null;
        });
        function zoom(factor) { state.zoom = Math.min(Math.max(state.zoom * factor, 0.1), 8); turn(); }
        stage.addEventListener("wheel", event => { event.preventDefault(); zoom(Math.exp(-event.deltaY / 500)); }, {passive: false});

        document.addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
          if (event.target.matches("input[type=search]")) {
            if (event.key === "Escape") event.target.blur();
            return;
          }
          const view = views[state.selected];
          const rotate = (x, y) => { state.turn = [state.turn[0] + x, state.turn[1] + y]; turn(); };
          const turning = {ArrowUp: () => rotate(6, 0), ArrowDown: () => rotate(-6, 0), ArrowLeft: () => rotate(0, -6), ArrowRight: () => rotate(0, 6)};
          const actions = {
            "/": () => byId("search").focus(), ArrowDown: () => step(1), ArrowUp: () => step(-1),
            ArrowLeft: () => view && (view.children.length && !state.folded.has(view.index) ? fold(view.index, true) : views[view.parent] && select(view.parent)),
            ArrowRight: () => view && view.children.length && (state.folded.has(view.index) ? fold(view.index, false) : select(view.children[0])),
            "1": () => face("front"), "2": () => face("3D"), "3": () => face("side"), "+": () => zoom(1.2), "=": () => zoom(1.2), "-": () => zoom(1 / 1.2),
            "[": () => { byId("spacing").value = state.spacing = Math.max(0, state.spacing - 6); turn(); dress(); },
            "]": () => { byId("spacing").value = state.spacing = Math.min(90, state.spacing + 6); turn(); dress(); },
            Escape: () => select(-1), "?": () => byId("help").showModal(),
            ...Object.fromEntries(toggles.map(([name, , key]) => [key, () => toggle(name)])),
          };
          const action = event.shiftKey && turning[event.key] || actions[event.key];
          if (!action) return;
          event.preventDefault();
          action();
        });

        build();
        fit();
        turn();
        const wanted = decodeURIComponent(location.hash.slice(1));
        select(views.findIndex(view => view.id === wanted && wanted !== ""));

        """#
}
