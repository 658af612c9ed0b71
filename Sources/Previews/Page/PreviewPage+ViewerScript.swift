extension PreviewPage {
    /// One picture, or two, at a size of their own; keys and clicks.
    static let viewer = #"""

        function pane(cell) {
          const stage = make("div", {class: "stage"}, shot(cell, false));
          return make("div", {class: "pane"}, make("p", {class: "pane-title"}, title(cell)), make("div", {class: "frame"}, stage));
        }

        function details(cell) {
          return make("div", {class: "text"},
            make("p", {}, cell.environment || ""),
            cell.findings.length ? null : make("p", {class: "faint"}, "No findings."),
            make("ul", {}, ...cell.findings.map(found => make("li", {},
              make("span", {class: `tag ${found.severity}`}, words(found.kind)), " ",
              found.viewName || found.view ? make("strong", {}, found.viewName || found.view) : null,
              found.view ? make("code", {}, ` ${found.view}`) : null,
              make("p", {class: "message"}, found.message),
              ...(found.hints || []).map(hint => make("p", {class: "faint"}, hint)),
              found.place ? make("p", {}, make("code", {class: "place"}, found.place)) : null))),
            inspection(cell),
            make("h3", {}, "Draw this picture"),
            make("p", {class: "command"}, make("code", {}, cell.command),
              make("button", {class: "chip", onclick: event => copy(cell.command, event.target)}, "Copy")));
        }

        /** The way to the inspector: its page where there is one, otherwise the command that writes it. */
        function inspection(cell) {
          if (cell.failure) return null;
          const page = cell.inspector || (data.version !== undefined ? `inspect?cell=${cell.index}` : null);
          return make("div", {}, make("h3", {}, "Take it apart"),
            page ? make("p", {}, make("a", {class: "inspect", href: page, target: "_blank", rel: "noopener"}, "Open the inspector  i"))
              : make("p", {class: "command"}, make("code", {}, cell.inspect),
                make("button", {class: "chip", onclick: event => copy(cell.inspect, event.target)}, "Copy")));
        }

        function show(cell) {
          viewer.open = cell;
          const other = viewer.pinned && viewer.pinned !== cell ? viewer.pinned : null;
          const mode = other ? viewer.mode === "one" ? "side" : viewer.mode : "one";
          const panes = other ? [pane(other), pane(cell)] : [pane(cell)];
          const box = make("div", {class: `panes ${mode}`, style: {"--share": viewer.share}}, ...panes);
          viewer.view.stages = all(".stage", box);
          all(".frame", box).forEach(frame => viewer.view.attach(frame));
          const modes = [["side", "Side by side 1"], ["swipe", "Swipe 2"], ["over", "Overlay 3"]];
          byId("viewer").replaceChildren(
            make("div", {class: "bar"},
              make("button", {class: "chip", onclick: () => step(-1)}, "← Previous"),
              make("button", {class: "chip", onclick: () => step(1)}, "Next →"),
              make("button", {class: "chip", id: "pin", "aria-pressed": viewer.pinned === cell, onclick: pin},
                viewer.pinned === cell ? "Pinned: open another one" : "Pin to compare  p"),
              ...(other ? modes.map(([value, label]) => make("button", {class: "chip", "aria-pressed": mode === value,
                "data-mode": value, onclick: () => { viewer.mode = value; show(cell); }}, label)) : []),
              other && mode !== "side" ? make("input", {type: "range", id: "share", min: 0, max: 1, step: 0.01, value: viewer.share,
                "aria-label": mode === "swipe" ? "Where the pictures meet" : "Opacity of the second picture",
                oninput: event => { viewer.share = event.target.value; box.style.setProperty("--share", viewer.share); }}) : null,
              make("button", {class: "chip", onclick: () => { viewer.view.reset(); viewer.view.apply(); }}, "Fit  0"),
              make("button", {class: "chip close", onclick: () => byId("viewer").close(), "aria-label": "Close"}, "✕")),
            make("div", {class: "body"}, cell.failure ? make("p", {class: "failure error"}, cell.failure) : box, details(cell)));
          viewer.view.apply();
          if (!byId("viewer").open) byId("viewer").showModal();
        }

        function pin() {
          viewer.pinned = viewer.pinned === viewer.open ? null : viewer.open;
          show(viewer.open);
        }

        function step(by) {
          const next = shown[shown.indexOf(viewer.open) + by];
          if (next) show(next);
        }

        const keys = [["/", "search"], ["b", "broken first"], ["m", "marks on and off"], ["← → or j k", "previous picture, next picture"],
          ["p", "pin a picture to compare it with another"], ["1 2 3", "side by side, swipe, overlay"], ["+ − 0", "zoom in, out, fit"], ["i", "open the inspector"],
          ["Esc", "close"], ["?", "this list"]];

        document.querySelector("main").replaceChildren(header(), problems(), make("div", {class: "columns"}, sceneList(), make("div", {id: "cells"})),
          make("dialog", {id: "viewer", "aria-label": "Picture"}),
          make("dialog", {id: "help", "aria-label": "Help"}, make("h2", {}, "Keys"),
            make("dl", {}, ...keys.flatMap(([key, what]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, what)])),
            make("button", {class: "chip", onclick: () => byId("help").close()}, "Close")));
        render();

        document.querySelector("main").addEventListener("click", event => {
          const found = event.target.closest("#cells figure");
          if (!found || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          viewer.view.reset();
          show(data.cells[+found.dataset.cell]);
        });
        byId("viewer").addEventListener("click", event => {
          if (event.target.closest(".shot")) event.preventDefault();
          if (event.target === byId("viewer")) byId("viewer").close();
        });
        document.addEventListener("keydown", event => {
          if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
          if (event.target.matches("input[type=search], select")) {
            if (event.key === "Escape") event.target.blur();
            return;
          }
          const inViewer = byId("viewer").open;
          const actions = {
            "/": () => inViewer || byId("search").focus(), "b": () => inViewer || byId("order").click(),
            "m": () => { byId("marks").click(); if (inViewer) show(viewer.open); }, "?": () => byId("help").showModal(),
          };
          const viewing = {
            ArrowRight: () => step(1), ArrowDown: () => step(1), j: () => step(1), ArrowLeft: () => step(-1), ArrowUp: () => step(-1),
            k: () => step(-1), p: pin, "+": () => viewer.view.zoom(1.25), "=": () => viewer.view.zoom(1.25),
            "-": () => viewer.view.zoom(0.8), "0": () => { viewer.view.reset(); viewer.view.apply(); },
            "1": () => { viewer.mode = "side"; show(viewer.open); }, "2": () => { viewer.mode = "swipe"; show(viewer.open); },
            "3": () => { viewer.mode = "over"; show(viewer.open); },
            i: () => { const link = document.querySelector("#viewer .inspect"); if (link) link.click(); },
          };
          const action = (inViewer && viewing[event.key]) || actions[event.key];
          if (!action) return;
          event.preventDefault();
          action();
        });
        if (data.version !== undefined) follow();
        """#
}
