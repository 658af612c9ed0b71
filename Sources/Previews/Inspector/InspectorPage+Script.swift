extension InspectorPage {
    static let script = space + outline + details + controls

    /// The views as planes in space.
    private static let space = #"""
        const views = data.views;
        data.constraints.forEach((one, index) => { one.index = index; });
        const state = {selected: -1, turn: [-18, 34], zoom: 1, pan: [0, 0], spacing: 26, edges: true, contents: true, clipped: true,
          bars: true, other: false, search: "", folded: new Set(), equations: true, constraint: -1, side: ""};
        views.forEach((view, index) => {
          view.index = index;
          view.children = [];
          if (view.parent !== undefined) views[view.parent].children.push(index);
          view.words = [view.name, view.id, view.class, view.text].join(" ").toLowerCase();
        });
        const number = value => String(Math.round(value * 100) / 100);
        const rect = ([x, y, w, h]) => `${number(x)}, ${number(y)} · ${number(w)} × ${number(h)}`;
        const place = (element, [x, y, w, h]) => {
          for (const [side, value] of [["left", x], ["top", y], ["width", w], ["height", h]])
            element.style.setProperty(side, `${value}px`);
          return element;
        };
        const overlaps = (a, b) => a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

        /** A view lies in front of the view around it and of earlier views that it overlaps. */
        function stack() {
          const drawn = views.filter(view => view.isVisible);
          drawn.forEach((view, order) => {
            view.level = view.parent === undefined ? 0 : (views[view.parent].level || 0) + 1;
            for (const earlier of drawn.slice(Math.max(0, order - 200), order))
              if (earlier.parent === view.parent && overlaps(earlier.frame, view.frame)) view.level = Math.max(view.level, frontmost(earlier) + 1);
          });
        }
        const frontmost = view => Math.max(view.level || 0, ...view.children.map(index => frontmost(views[index])));

        /** What the views around leave of a view, as a clip of its picture. */
        function clip(view) {
          let [left, upper, right, lower] = [-1e6, -1e6, 1e6, 1e6];
          for (let around = views[view.parent]; around; around = views[around.parent]) {
            if (!around.clips) continue;
            const [x, y, w, h] = around.frame;
            [left, upper, right, lower] = [Math.max(left, x), Math.max(upper, y), Math.min(right, x + w), Math.min(lower, y + h)];
          }
          if (left < -1e5) return "none";
          const [x, y, w, h] = view.slice.frame;
          return `inset(${upper - y}px ${x + w - right}px ${y + h - lower}px ${left - x}px)`;
        }

        function build() {
          stack();
          const space = byId("space");
          space.append(place(make("div", {class: "sheet", style: {background: data.background}}), [0, 0, ...data.size]));
          for (const view of views.filter(view => view.isVisible)) {
            const [x, y] = view.frame;
            view.plane = place(make("div", {class: "plane", "data-view": view.index, title: view.name}), view.frame);
            if (view.slice) {
              const image = place(make("img", {src: view.slice.image, alt: "", draggable: "false"}),
                [view.slice.frame[0] - x, view.slice.frame[1] - y, view.slice.frame[2], view.slice.frame[3]]);
              view.clip = clip(view);
              view.image = image;
              view.plane.append(image);
            }
            view.plane.append(make("div", {class: "edge"}));
            space.append(view.plane);
          }
        }

        function fit() {
          const box = byId("stage").getBoundingClientRect();
          state.zoom = Math.min(box.width / (data.size[0] * 1.5), box.height / (data.size[1] * 1.25), 1.6) || 0.5;
          state.pan = [0, 0];
        }

        function turn() {
          const [x, y] = state.turn, depth = Math.max(...views.map(view => view.level || 0));
          byId("space").style.setProperty("transform",
            `translate(${state.pan[0]}px, ${state.pan[1]}px) scale(${state.zoom}) rotateX(${x}deg) rotateY(${y}deg) `
            + `translate3d(${-data.size[0] / 2}px, ${-data.size[1] / 2}px, ${-state.spacing * depth / 2}px)`);
          for (const view of views) if (view.plane) view.plane.style.setProperty("transform", `translateZ(${state.spacing * (view.level + 1)}px)`);
          byId("stage").dataset.turn = state.turn.map(Math.round).join(" ");
        }

        // Constraints of the selected view as bars between the sides of which they speak

        const horizontal = {left: 0, leading: 0, right: 1, trailing: 1, centerX: 0.5};
        const vertical = {top: 0, bottom: 1, centerY: 0.5};
        function bar(constraint) {
          const ends = constraint.sides.map(side => ({...side, view: views[side.view]}));
          if (ends.length !== 2 || ends.some(end => end.guide)) return null;
          const [[x1, y1, w1, h1], [x2, y2, w2, h2]] = ends.map(end => end.view.alignment);
          const [first, second] = ends.map(end => end.attribute);
          const kind = constraint.state === "satisfied" ? "bar kept" : "bar";
          const label = length => make("span", {}, number(length));
          if (first in horizontal && second in horizontal) {
            const share = name => constraint.isReversed && /leading|trailing/.test(name) ? 1 - horizontal[name] : horizontal[name];
            const [a, b] = [x1 + w1 * share(first), x2 + w2 * share(second)], middle = y1 + h1 / 2;
            if (Math.abs(a - b) < 0.5) return null;
            return place(make("div", {class: kind}, label(Math.abs(a - b))), [Math.min(a, b), middle - 1, Math.abs(a - b), 2]);
          }
          if (first in vertical && second in vertical) {
            const [a, b] = [y1 + h1 * vertical[first], y2 + h2 * vertical[second]], middle = x1 + w1 / 2;
            if (Math.abs(a - b) < 0.5) return null;
            return place(make("div", {class: kind}, label(Math.abs(a - b))), [middle - 1, Math.min(a, b), 2, Math.abs(a - b)]);
          }
          return null;
        }

        function dress() {
          const space = byId("space"), selected = views[state.selected];
          all(".bar, .other", space).forEach(element => element.remove());
          space.classList.toggle("no-edges", !state.edges);
          space.classList.toggle("no-contents", !state.contents);
          const chosen = data.constraints[state.constraint];
          const partners = new Set(chosen ? chosen.sides.map(side => side.view) : (selected ? selected.constraints : []).flatMap(index => data.constraints[index].sides.map(side => side.view)));
          for (const view of views) {
            if (!view.plane) continue;
            view.plane.classList.toggle("selected", view === selected);
            view.plane.classList.toggle("partner", view !== selected && partners.has(view.index));
            view.plane.classList.toggle("unmatched", state.search !== "" && !matches(view));
            if (view.image) view.image.style.setProperty("clip-path", state.clipped ? view.clip : "none");
            if (state.other && view.other)
              space.append(lift(place(make("div", {class: "other", title: `${view.name}, other solution`}), view.other), view));
          }
          const only = chosen && state.bars ? bar(chosen) : null;
          if (only) space.append(lift(only, views[chosen.sides[0].view]));
          if (selected && selected.plane && state.bars)
            for (const index of selected.constraints) {
              const shown = bar(data.constraints[index]);
              if (shown) space.append(lift(shown, selected));
            }
        }
        function lift(element, view) {
          element.style.setProperty("transform", `translateZ(${state.spacing * (view.level + 1) + 2}px)`);
          return element;
        }

        """#

    /// The tree of views.
    private static let outline = #"""
        const matches = view => state.search.toLowerCase().split(/\s+/).every(word => view.words.includes(word));
        const ancestors = view => { const all = []; for (let next = views[view.parent]; next; next = views[next.parent]) all.push(next); return all; };

        function listed() {
          const wanted = new Set();
          for (const view of views) if (state.search !== "" && matches(view)) [view, ...ancestors(view)].forEach(one => wanted.add(one));
          return views.filter(view => state.search === "" ? !ancestors(view).some(around => state.folded.has(around.index)) : wanted.has(view));
        }

        /** The constraints that stand under a view: those of which it is the nearest with both items. */
        const held = view => data.constraints.filter(one => one.holder === view.index && !one.isSystem);
        const flaw = one => one.state === "satisfied" ? "" : ` [${one.state}]`;
        function equations(view) {
          if (!state.equations || state.search !== "" || state.folded.has(view.index)) return [];
          return held(view).map(one => make("div", {role: "treeitem", "data-constraint": one.index, "aria-level": view.depth + 2,
              "aria-selected": String(one.index === state.constraint), class: `equation ${one.state}`, style: {"--depth": view.depth + 1},
              title: one.equation},
            make("span", {class: "fold"}, one.priority < 1000 ? "┄" : "─"), make("code", {}, one.words + flaw(one))));
        }

        function drawOutline() {
          byId("outline").replaceChildren(...listed().flatMap(view => {
            const isFolded = state.folded.has(view.index), inside = view.children.length + (state.equations ? held(view).length : 0);
            return [make("div", {role: "treeitem", "data-view": view.index, "aria-level": view.depth + 1,
                "aria-selected": String(view.index === state.selected), class: view.isVisible ? "" : "unseen",
                "aria-expanded": inside ? String(!isFolded) : null, style: {"--depth": view.depth}},
              make("span", {class: "fold"}, inside ? (isFolded ? "▸" : "▾") : ""),
              make("span", {}, view.name),
              view.isAmbiguous ? make("span", {class: "dot", title: "ambiguous"}, "◆") : null,
              view.findings.length ? make("span", {class: "dot", title: count(view.findings.length, "finding")}, "⚠") : null), ...equations(view)];
          }));
          byId("counts").textContent = `${count(views.length, "view")}, ${count(data.constraints.length, "constraint")}`
            + (state.search === "" ? "" : ` · ${count(views.filter(matches).length, "match").replace("matchs", "matches")}`);
        }

        function select(index) {
          state.selected = index;
          state.constraint = -1;
          const view = views[index];
          if (view) ancestors(view).forEach(around => state.folded.delete(around.index));
          drawOutline();
          dress();
          drawDetails();
          const entry = document.querySelector("#outline [aria-selected=true]");
          if (entry) entry.scrollIntoView({block: "nearest"});
          history.replaceState(null, "", view ? `#${encodeURIComponent(view.id)}` : location.pathname + location.search);
        }

        /** Shows one constraint: the views of which it speaks, and all that can be changed of it. */
        function selectConstraint(index) {
          state.constraint = index;
          state.selected = -1;
          drawOutline();
          dress();
          drawDetails();
        }

        function fold(index, isFolded) {
          if (isFolded) state.folded.add(index); else state.folded.delete(index);
          drawOutline();
        }

        function step(by) {
          const all = listed(), next = all[Math.min(Math.max(all.findIndex(view => view.index === state.selected) + by, 0), all.length - 1)];
          if (next) select(next.index);
        }

        """#
}
