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

/** From the front a scene is as large as there is room for, at most its size in points; turned views need more room. */
function fit() {
  const box = byId("stage").getBoundingClientRect(), [room, most] = isFlat() ? [1.06, 1] : [1.5, 1.6];
  state.zoom = Math.min(box.width / (data.size[0] * room), box.height / (data.size[1] * Math.min(room, 1.25)), most) || 0.5;
  state.pan = [0, 0];
}
const isFlat = () => state.turn.every(angle => angle === 0);

function turn() {
  byId("stage").classList.toggle("flat", isFlat());
  byId("actual-size").textContent = `${Math.round(state.zoom * 100)} %`;
  const [x, y] = state.turn, depth = Math.max(...views.map(view => view.level || 0));
  byId("space").style.setProperty("transform",
    `translate(${state.pan[0]}px, ${state.pan[1]}px) scale(${state.zoom}) rotateX(${x}deg) rotateY(${y}deg) `
    + `translate3d(${-data.size[0] / 2}px, ${-data.size[1] / 2}px, ${-state.spacing * depth / 2}px)`);
  for (const view of views) if (view.plane) view.plane.style.setProperty("transform", `translateZ(${state.spacing * (view.level + 1)}px)`);
  byId("stage").dataset.turn = state.turn.map(Math.round).join(" ");
}

// Constraints of the selected view as bars between the sides of which they speak

const horizontal = /^(left|right|leading|trailing|centerX)/;
/** The length that a constraint says, in its own words, and that in the picture where both differ. */
function barLabel(constraint, length) {
  const sign = {"<=": "≤ ", ">=": "≥ "}[constraint.relation] || "", factor = constraint.multiplier === 1 ? "" : `× ${number(constraint.multiplier)} `;
  const stated = Math.abs(constraint.constant), says = sign + factor + number(stated);
  const differs = constraint.multiplier === 1 && Math.abs(length - stated) >= 0.5 && (sign || standing(constraint) !== "satisfied");
  return make("span", {}, differs ? `${says} (is ${number(length)})` : says);
}

function bar(constraint) {
  const [first] = constraint.sides;
  if (!first || constraint.isSystem) return null;
  const [x, y, w, h] = views[first.view].alignment, kind = `bar ${standing(constraint)}${constraint.sides.length === 1 ? " length" : ""}`;
  const across = (from, to) => place(make("div", {class: kind}, barLabel(constraint, Math.abs(to - from))),
    [Math.min(from, to), y + h / 2 - 1, Math.abs(to - from), 2]);
  const down = (from, to) => place(make("div", {class: kind}, barLabel(constraint, Math.abs(to - from))),
    [x + w / 2 - 1, Math.min(from, to), 2, Math.abs(to - from)]);
  if (constraint.sides.length === 1)
    return first.attribute === "width" ? across(x, x + w) : first.attribute === "height" ? down(y, y + h) : null;
  if (!constraint.ends || Math.abs(constraint.ends[0] - constraint.ends[1]) < 0.5) return null;
  return (horizontal.test(first.attribute) ? across : down)(...constraint.ends);
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
const matches = view => state.search.toLowerCase().split(/\s+/).every(word => view.words.includes(word));
const ancestors = view => { const all = []; for (let next = views[view.parent]; next; next = views[next.parent]) all.push(next); return all; };

function listed() {
  const wanted = new Set();
  for (const view of views) if (state.search !== "" && matches(view)) [view, ...ancestors(view)].forEach(one => wanted.add(one));
  return views.filter(view => state.search === "" ? !ancestors(view).some(around => state.folded.has(around.index)) : wanted.has(view));
}

/** The constraints that stand under a view: those of which it is the nearest with both items. */
const held = view => data.constraints.filter(one => one.holder === view.index && !one.isSystem);
const flaw = one => one.state !== "satisfied" ? ` [${one.state}]` : one.isInConflict ? " [in conflict]" : "";
const standing = one => one.isInConflict ? "broken" : one.state;
function equations(view) {
  if (!state.equations || state.search !== "" || state.folded.has(view.index)) return [];
  return held(view).map(one => make("div", {role: "treeitem", id: `constraint-${one.index}`, "data-constraint": one.index, "aria-level": view.depth + 2,
      "aria-selected": String(one.index === state.constraint), class: `equation ${standing(one)}`, style: {"--depth": view.depth + 1},
      title: one.equation},
    make("span", {class: "fold"}, one.priority < 1000 ? "┄" : "─"), make("code", {}, one.words + flaw(one))));
}

const worst = view => ["error", "warning", "note"].find(severity => view.findings.some(found => found.severity === severity)) || "";

function drawOutline() {
  byId("outline").replaceChildren(...listed().flatMap(view => {
    const isFolded = state.folded.has(view.index), inside = view.children.length + (state.equations ? held(view).length : 0);
    return [make("div", {role: "treeitem", id: `view-${view.index}`, "data-view": view.index, "aria-level": view.depth + 1,
        "aria-selected": String(view.index === state.selected), class: `${view.isVisible ? "" : "unseen"} ${view.isInConflict ? "conflict" : ""}`,
        "aria-expanded": inside ? String(!isFolded) : null, style: {"--depth": view.depth}},
      make("span", {class: "fold"}, inside ? (isFolded ? "▸" : "▾") : ""),
      make("span", {}, view.name),
      view.isAmbiguous ? make("span", {class: "dot", title: "ambiguous"}, "◆") : null,
      view.findings.length ? make("span", {class: worst(view) === "error" ? "dot error" : "dot", title: count(view.findings.length, "finding")}, worst(view) === "error" ? "⊗" : "⚠") : null), ...equations(view)];
  }));
  const chosen = document.querySelector("#outline [aria-selected=true]");
  if (chosen) byId("outline").setAttribute("aria-activedescendant", chosen.id);
  else byId("outline").removeAttribute("aria-activedescendant");
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
      found.isOpen ? make("span", {class: "tag note"}, "open") : "", ` ${count(found.reasons.length, "constraint")}`),
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
  return make("li", {class: `${standing(found)} ${found.priority < 1000 ? "optional" : ""}`},
    found.isSystem ? make("code", {}, found.words) : make("button", {class: "link", onclick: choose}, make("code", {}, found.words)),
    make("div", {class: "faint"}, [found.identifier, strength(found.priority), found.state].filter(word => word).join(", ")),
    found.place ? make("code", {class: "place"}, found.place) : null);
}

/** A view's properties, one list for each of Xcode's inspectors that has any. */
function properties(view) {
  const titles = {attributes: "Attributes", size: "Size", accessibility: "Accessibility"};
  return Object.entries(titles).flatMap(([inspector, title]) => {
    const rows = view.properties.filter(property => property.inspector === inspector);
    if (!rows.length) return [];
    return [make("h3", {}, title), make("dl", {class: "properties", "data-inspector": inspector}, ...rows.flatMap(row =>
      entry(row.name, row.color ? make("span", {}, make("span", {class: "swatch", style: {background: row.color}}), row.value) : row.value)))];
  });
}

/** A message; of a log only its first line is open. */
function message(text) {
  const [first, ...rest] = text.split("\n");
  if (!rest.length) return [make("p", {class: "message"}, text)];
  return [make("details", {}, make("summary", {}, first), make("p", {class: "message"}, rest.join("\n").trim()))];
}

function drawDetails() {
  const view = views[state.selected];
  if (data.constraints[state.constraint]) return drawConstraint(data.constraints[state.constraint]);
  if (!view) {
    byId("details").replaceChildren(make("p", {class: "faint"}, "Choose a view, in the outline or in the picture."),
      make("dl", {}, ...entry("Scene", data.scene), ...entry("File", data.file), ...entry("Environment", data.environment)));
    return;
  }
  const command = `${data.explain}${/^[\w./-]+$/.test(view.id) ? view.id : `'${view.id.replaceAll("'", "'\\''")}'`}`;
  byId("details").replaceChildren(
    make("h2", {}, view.name),
    make("dl", {},
      ...entry("Class", view.class), ...entry("Id", make("code", {}, view.id)), ...entry("Place", view.place ? make("code", {}, view.place) : null),
      ...entry("Frame", rect(view.local)), ...entry("In the picture", rect(view.frame)), ...entry("Alignment rect", rect(view.alignment)),
      ...entry("Content size", `${view.content.map(value => value === null ? "none" : number(value)).join(" × ")}`),
      ...entry("Text", view.text), ...entry("Set by code", view.code), ...entry("Shown", view.isVisible ? null : view.isHidden ? "hidden" : "inside a hidden view"),
      ...entry("Other solution", view.other ? rect(view.other) : null)),
    view.isAmbiguous ? make("p", {class: "note tag"}, "The constraints leave its frame open") : "",
    ...(view.findings.length ? [make("h3", {}, "Findings"), make("ul", {}, ...view.findings.map(found =>
      make("li", {class: "finding"}, make("span", {class: `tag ${found.severity}`}, found.kind),
        ...message(found.message), ...found.hints.map(hint => make("p", {class: "faint"}, hint)), repair(found.command))))] : []),
    ...properties(view),
    make("h3", {}, "What determines the frame"),
    ...(view.conversation ? [make("pre", {tabindex: 0, "aria-label": "What determines the frame"}, view.conversation)] : decisions(view)),
    make("p", {}, make("button", {class: "chip", onclick: event => copy(command, event.target)}, "Copy the command that explains it")));
}
const toggles = [["edges", "Edges", "e"], ["contents", "Contents", "c"], ["clipped", "Clipping", "l"], ["bars", "Constraints", "b"], ["equations", "Equations", "q"]]
  .concat(views.some(view => view.other) ? [["other", "Other solution", "a"]] : []);
function toggle(name) {
  state[name] = !state[name];
  byId(`toggle-${name}`).setAttribute("aria-pressed", state[name]);
  if (name === "equations") drawOutline();
  dress();
}
const faces = {front: [0, 0], "3D": [-18, 34], side: [0, 78]};
function actualSize() {
  state.zoom = 1;
  turn();
}
function face(name) { state.turn = [...faces[name]]; fit(); turn(); }

const keys = [["/", "search"], ["↑ ↓", "previous view, next view"], ["← →", "fold, unfold"], ["1 2 3", "front, in space, from the side"],
  ["Shift + arrows", "turn"], ["+ − 0", "zoom in, out, to 100 %"], ["[ ]", "closer together, farther apart"], ["e c l b q a", "edges, contents, clipping, constraints, equations, other solution"],
  ["Esc", "nothing selected"], ["?", "this list"]];
document.querySelector("main").replaceChildren(
  make("header", {}, make("h1", {}, data.name), make("p", {class: "faint"}, make("code", {}, data.file), ` ${data.environment} · `, make("span", {id: "counts"})),
    make("div", {class: "tools"},
      make("input", {type: "search", id: "search", placeholder: "Search  /", "aria-label": "Search",
        oninput: event => { state.search = event.target.value; drawOutline(); dress(); }}),
      ...Object.keys(faces).map(name => make("button", {class: "chip", id: `face-${name}`, onclick: () => face(name)}, name)),
      make("button", {class: "chip", id: "actual-size", title: "One pixel for each point  0", onclick: actualSize}),
      ...toggles.map(([name, label]) => make("button", {class: "chip", id: `toggle-${name}`, "aria-pressed": String(state[name]),
        onclick: () => toggle(name)}, label)),
      make("label", {}, "Distance ", make("input", {type: "range", id: "spacing", min: 0, max: 90, value: state.spacing,
        oninput: event => { state.spacing = +event.target.value; turn(); dress(); }})),
      make("button", {class: "chip", "aria-label": "Help", onclick: () => byId("help").showModal()}, "?"))),
  make("div", {class: "workbench"},
    make("div", {id: "outline", role: "tree", tabindex: "0", "aria-label": "Views"}),
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
    "1": () => face("front"), "2": () => face("3D"), "3": () => face("side"), "+": () => zoom(1.2), "=": () => zoom(1.2), "-": () => zoom(1 / 1.2), "0": actualSize,
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
