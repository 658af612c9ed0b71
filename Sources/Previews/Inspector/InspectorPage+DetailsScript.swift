extension InspectorPage {
    /// What is known of the selected view.
    static let details = #"""
        const strength = priority => priority >= 1000 ? "required" : `priority ${number(priority)}`;
        const entry = (name, value) => value === null || value === undefined || value === "" ? [] : [make("dt", {}, name), make("dd", {}, value)];

        function reason(found) {
          return make("li", {class: found.state},
            make("code", {}, found.equation),
            make("div", {class: "faint"}, [strength(found.priority), found.maker === "person" ? null : `from the ${found.maker}`,
              found.state === "satisfied" ? null : found.state, found.missedBy ? `missed by ${number(found.missedBy)}` : null]
              .filter(word => word).join(", ")),
            found.place ? make("code", {class: "place"}, found.place) : null);
        }

        function length(found) {
          return make("details", {open: found.isOpen},
            make("summary", {}, make("strong", {}, `${found.part} = ${number(found.value)}`),
              found.isOpen ? make("span", {class: "tag warning"}, "open") : "", ` ${count(found.reasons.length, "constraint")}`),
            make("ul", {}, ...found.reasons.map(reason)));
        }

        function decisions(view) {
          const all = view.constraints.map(index => data.constraints[index]);
          const written = all.filter(one => !one.isSystem), made = all.filter(one => one.isSystem);
          return [
            ...(view.lengths.length ? view.lengths.map(length) : [make("p", {class: "faint"}, "Nothing is known about it.")]),
            ...(view.lost.length ? [make("h3", {}, "What gave way"), make("ul", {}, ...view.lost.map(reason))] : []),
            make("h3", {}, `Constraints that affect it: ${written.length}`), ...bySide(view, written),
            ...(made.length ? [make("details", {}, make("summary", {}, `${made.length} made by the layout system`),
              make("ul", {}, ...made.map(constraint)))] : [])];
        }

        /** A view's constraints by the side of it that they affect, all or those of one side. */
        function bySide(view, written) {
          const sidesOf = one => one.sides.filter(side => side.view === view.index).map(side => side.attribute);
          const names = [...new Set(written.flatMap(sidesOf))];
          if (!names.includes(state.side)) state.side = "";
          const chip = (name, label) => make("button", {class: "chip", "data-side": name, "aria-pressed": String(state.side === name),
            onclick: () => { state.side = name; drawDetails(); }}, label);
          return [
            names.length > 1 ? make("p", {class: "tools"}, chip("", "all"), ...names.map(name => chip(name, name))) : "",
            ...names.filter(name => state.side === "" || name === state.side).flatMap(name => [
              make("h4", {}, name), make("ul", {}, ...written.filter(one => sidesOf(one).includes(name)).map(constraint))])];
        }

        const copyButton = (command, label) => make("button", {class: "chip", onclick: event => copy(command, event.target)}, label);
        function repair(command) {
          return command ? make("p", {class: "repair"}, make("code", {}, command), copyButton(command, "Copy")) : null;
        }

        /** The attributes of the selected constraint. */
        function drawConstraint(one) {
          const link = side => make("button", {class: "chip", onclick: () => select(side.view)},
            `${views[side.view].name}.${side.guide ? `${side.guide}.` : ""}${side.attribute}`);
          byId("details").replaceChildren(
            make("h2", {}, "Constraint"), make("p", {}, make("code", {}, one.words)),
            make("dl", {}, ...entry("First item", link(one.sides[0])), ...entry("Relation", one.relation),
              ...(one.sides[1] ? entry("Second item", link(one.sides[1])) : []), ...entry("Constant", number(one.constant)),
              ...(one.sides[1] ? entry("Multiplier", number(one.multiplier)) : []), ...entry("Priority", number(one.priority)),
              ...entry("Identifier", one.identifier), ...entry("State", one.state), ...entry("Place", one.place ? make("code", {}, one.place) : null)),
            one.change ? make("h3", {}, "Change it") : "",
            repair(one.change && `${one.change}constant=${number(one.constant)} priority=${number(one.priority)}`) || "",
            repair(one.change && one.sides[1] ? `${one.change}swap` : null) || "");
        }

        function constraint(found) {
          const choose = () => selectConstraint(found.index);
          return make("li", {class: `${found.state} ${found.priority < 1000 ? "optional" : ""}`},
            found.isSystem ? make("code", {}, found.words) : make("button", {class: "link", onclick: choose}, make("code", {}, found.words)),
            make("div", {class: "faint"}, [found.identifier, strength(found.priority), found.state].filter(word => word).join(", ")),
            found.place ? make("code", {class: "place"}, found.place) : null);
        }

        function drawDetails() {
          const view = views[state.selected];
          if (data.constraints[state.constraint]) return drawConstraint(data.constraints[state.constraint]);
          if (!view) {
            byId("details").replaceChildren(make("p", {class: "faint"}, "Choose a view, in the outline or in the picture."),
              make("dl", {}, ...entry("Scene", data.scene), ...entry("File", data.file), ...entry("Environment", data.environment)));
            return;
          }
          const command = `${data.explain}${/^[\w.\/-]+$/.test(view.id) ? view.id : `'${view.id.replaceAll("'", "'\\''")}'`}`;
          byId("details").replaceChildren(
            make("h2", {}, view.name),
            make("dl", {},
              ...entry("Class", view.class), ...entry("Id", make("code", {}, view.id)), ...entry("Place", view.place ? make("code", {}, view.place) : null),
              ...entry("Frame", rect(view.local)), ...entry("In the picture", rect(view.frame)), ...entry("Alignment rect", rect(view.alignment)),
              ...entry("Content size", `${view.content.map(value => value === null ? "none" : number(value)).join(" × ")}`),
              ...entry("Text", view.text), ...entry("Shown", view.isVisible ? null : view.isHidden ? "hidden" : "inside a hidden view"),
              ...entry("Other solution", view.other ? rect(view.other) : null)),
            view.isAmbiguous ? make("p", {class: "warning tag"}, "The constraints leave its frame open") : "",
            ...(view.findings.length ? [make("h3", {}, "Findings"), make("ul", {}, ...view.findings.map(found =>
              make("li", {class: found.severity === "note" ? "" : "unsatisfied"}, make("span", {class: `tag ${found.severity}`}, found.kind),
                make("p", {class: "message"}, found.message), ...found.hints.map(hint => make("p", {class: "faint"}, hint)), repair(found.command))))] : []),
            make("h3", {}, "What determines the frame"),
            ...(view.conversation ? [make("pre", {}, view.conversation)] : decisions(view)),
            make("p", {}, make("button", {class: "chip", onclick: event => copy(command, event.target)}, "Copy the command that explains it")));
        }

        """#
}
