extension GoldenReport {
    /// What the page does.
    static let script = [listScript, failureScript, pageScript].joined(separator: "\n")

    /// What it knows, and the list at its side.
    static let listScript = #"""
        const states = ["different", "missing", "failed"];
        const modes = [["side", "Side by side"], ["swipe", "Swipe"], ["onion", "Onion skin"], ["blink", "Blink"],
          ["difference", "Difference"], ["heat", "Heat map"]];
        const state = {open: 0, mode: "side", search: "", hidden: new Set(), share: 0.5, region: -1, view: new View()};
        const applyView = state.view.apply.bind(state.view);
        state.view.apply = () => {
          applyView();
          // What is not part of the pictures keeps its size.
          for (const stage of state.view.stages) {
            stage.style.setProperty("--inverse", 1 / state.view.scale);
            stage.classList.toggle("smooth", state.view.scale < 1);
          }
        };
        data.failures.forEach((failure, index) => {
          failure.index = index;
          failure.text = [failure.name, failure.origin, failure.summary, ...failure.causes,
            ...failure.regions.flatMap(region => region.views)].join(" ").toLowerCase();
        });

        const fill = (element, ...children) => element.replaceChildren(...children.filter(child => child !== null));

        // The list

        const shows = failure => !state.hidden.has(failure.state)
          && state.search.toLowerCase().split(/\s+/).every(word => failure.text.includes(word));
        let shown = [];

        function renderList() {
          const groups = new Map();
          for (const failure of data.failures.filter(shows)) {
            if (!groups.has(failure.group)) groups.set(failure.group, []);
            groups.get(failure.group).push(failure);
          }
          const sorted = [...groups].sort((a, b) => a[0] - b[0]);
          shown = sorted.flatMap(([, failures]) => failures);
          fill(byId("list"), ...sorted.flatMap(([group, failures]) => [
            make("h2", {}, `${data.groups[group].title} · ${failures.length}`),
            ...failures.map(failure => make("button", {class: "item", "data-index": failure.index,
              "aria-current": String(failure.index === state.open), onclick: () => open(failure.index)},
              make("span", {class: `dot ${failure.state}`, "aria-hidden": "true"}), failure.name,
              make("span", {class: "hidden"}, `, ${failure.state}`)))]),
            shown.length ? null : make("p", {class: "faint", style: {padding: "10px 14px"}}, "Nothing matches."));
          byId("counts").textContent = data.counts + (shown.length < data.failures.length ? ` · shown: ${shown.length}` : "");
        }

        function step(by) {
          const place = shown.findIndex(failure => failure.index === state.open);
          const next = shown[place < 0 ? 0 : place + by];
          if (next) open(next.index);
        }

        function open(index) {
          if (!data.failures[index]) return renderDetail();
          Object.assign(state, {open: index, region: -1, fresh: true});
          all("#list .item").forEach(item => {
            const isOpen = +item.dataset.index === index;
            item.setAttribute("aria-current", isOpen);
            if (isOpen) item.scrollIntoView({block: "nearest"});
          });
          history.replaceState(null, "", "#" + encodeURIComponent(data.failures[index].name));
          renderDetail();
          byId("detail").scrollTop = 0;
        }

        """#
}
