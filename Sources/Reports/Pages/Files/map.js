const svgName = "http://www.w3.org/2000/svg";
const nodes = new Map(data.nodes.map((node, index) => [node.id, {...node, index}]));
const state = {chosen: null, search: "", scale: 1, x: 0, y: 0};

/** Makes an element of a drawing. */
function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS(svgName, name);
  for (const [key, value] of Object.entries(attributes)) if (value !== null && value !== undefined) element.setAttribute(key, String(value));
  element.append(...children.filter(child => child !== null && child !== undefined));
  return element;
}

// The drawing

function boardGroup(board) {
  const [x, y, width, height] = board.frame;
  return draw("g", {}, draw("rect", {class: "board", x, y, width, height, rx: 24}),
    draw("text", {class: "board-title", x: x + 40, y: y + 62 * letters, "data-width": width - 80}, board.title));
}

/** Letters of a large map are larger, because it is looked at from farther away. */
const letters = data.letters || 1;
const heading = 56 * letters;

function outgoing(node) { return data.edges.filter(edge => edge.source === node.id); }
function incoming(node) { return data.edges.filter(edge => edge.target === node.id); }
const edgeWords = edge => [edge.words, edge.identifier].filter(word => word).join(" ");

function description(node) {
  const ways = outgoing(node).filter(edge => edge.kind !== "reference");
  return [node.name, node.detail, node.isInitial ? "first screen" : "", node.message || "", count(ways.length, "way") + " on"]
    .filter(word => word).join(", ");
}

/** The rectangles that a heading ends before: screens with their headings, words of arrows and the arrows themselves. */
const obstacles = [...data.nodes.map(({frame: [x, y, width, height]}) => [x, y - heading, width, height + heading]),
  ...data.edges.filter(edge => edge.label.length).map(edge => edge.labelFrame),
  ...data.edges.flatMap(edge => edge.points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = edge.points[index];
    return [Math.min(x, fromX), Math.min(y, fromY), Math.abs(x - fromX), Math.abs(y - fromY)];
  }))];

/** The width of a node's heading: over its screen and on, up to what is beside it. */
function headingWidth(node) {
  const [x, y, width] = node.frame, board = data.boards[node.board].frame;
  const beside = obstacles.filter(([left, top, , high]) => left >= x + width && top < y && top + high > y - heading).map(([left]) => left);
  return Math.max(Math.min(board[0] + board[2], ...beside) - x - 12 * letters, width + 32);
}

function nodeGroup(node) {
  const [x, y, width, height] = node.frame;
  const failed = node.message ? " failed" : "";
  const room = headingWidth(node);
  const text = node.message || {reference: "opens another storyboard", code: "no picture"}[node.kind] || "";
  return draw("g", {class: `node ${node.kind}${failed}`, id: `node-${node.index}`, "data-id": node.id, role: "button", tabindex: 0,
    "aria-label": description(node)},
  draw("text", {class: "name", x, y: y - heading + 24 * letters, "data-width": room, "data-squeezed": ""}, node.name),
  draw("text", {class: "detail", x, y: y - heading + 45 * letters, "data-width": room, "data-squeezed": ""}, node.detail),
  draw("rect", {class: "box", x, y, width, height, rx: node.picture ? 0 : 10}),
  node.picture ? draw("image", {href: node.picture, x, y, width, height, preserveAspectRatio: "none"})
    : draw("text", {class: "box-text", x: x + 14, y: y + 12 + 20 * letters, "data-width": width - 28, "data-lines": Math.max(1, Math.floor((height - 20) / (20 * letters)))}, text),
  node.isInitial ? draw("path", {class: "initial", d: `M${x - 64} ${y + Math.min(40, height / 4)}H${x - 28}`}) : null,
  node.isInitial ? draw("path", {class: "initial-head",
    d: `M${x - 3} ${y + Math.min(40, height / 4)}l-28 -13v26z`}) : null,
  draw("rect", {class: "ring", x: x - 8, y: y - 8, width: width + 16, height: height + 16, rx: 8}));
}

/** A line with round corners, up to its triangle, and the triangle. */
function arrow(points) {
  const toward = ([x, y], [a, b], length) => {
    const distance = Math.hypot(a - x, b - y) || 1;
    return [x + (a - x) * length / distance, y + (b - y) * length / distance];
  };
  const tip = points.at(-1), base = toward(tip, points.at(-2), 16), side = toward([0, 0], [base[1] - tip[1], tip[0] - base[0]], 7);
  let line = `M${points[0]}`;
  for (let index = 1; index < points.length - 1; index += 1) {
    const [before, corner, after] = points.slice(index - 1, index + 2);
    const radius = Math.min(12, Math.hypot(corner[0] - before[0], corner[1] - before[1]) / 2,
      Math.hypot(after[0] - corner[0], after[1] - corner[1]) / 2);
    line += `L${toward(corner, before, radius)}Q${corner} ${toward(corner, after, radius)}`;
  }
  return [`${line}L${base}`, `M${tip}L${base[0] + side[0]} ${base[1] + side[1]}L${base[0] - side[0]} ${base[1] - side[1]}z`];
}

function edgeGroup(edge, index) {
  const [line, head] = arrow(edge.points);
  return draw("g", {class: `edge ${edge.family}`, "data-edge": index, "aria-hidden": "true"},
    draw("path", {d: line}), draw("path", {class: "head", d: head}),
    draw("circle", {class: "start", cx: edge.points[0][0], cy: edge.points[0][1], r: 5 * letters}));
}

/** The words of an arrow, which are above the screens. */
function labelGroup(edge, index) {
  const [x, y, width, height] = edge.labelFrame;
  return draw("g", {class: `edge ${edge.family}`, "data-edge": index, "aria-hidden": "true"},
    edge.label.length ? draw("rect", {x, y, width, height, rx: 8}) : null,
    ...edge.label.map((text, number) => draw("text", {class: number ? "identifier" : "kind", x: x + width / 2,
      y: y + (number ? height - 9 * letters : 19 * letters), "text-anchor": "middle", "data-width": width - 10 * letters, "data-squeezed": ""}, text)));
}

/** A text may be squeezed to this share of its width: the fonts of a browser are wider than the one that all was measured with. */
const narrowest = 0.7;

/** Cuts a line off that is wider than its place, and squeezes it where that keeps all of it. */
function fitLine(line, width, isSqueezable = false) {
  const most = isSqueezable ? width / narrowest : width;
  let kept = [...line.textContent];
  while (kept.length > 1 && line.getComputedTextLength() > most) {
    kept = kept.slice(0, -1);
    line.textContent = `${kept.join("").trimEnd()}…`;
  }
  if (line.getComputedTextLength() <= width) return;
  line.setAttribute("textLength", width);
  line.setAttribute("lengthAdjust", "spacingAndGlyphs");
}

/** Fits a text into its place: into one line, or into as many as there is space for. */
function fit(text) {
  const width = +text.dataset.width, words = text.textContent.split(" "), most = +(text.dataset.lines || 1);
  if (text.getComputedTextLength() <= width) return;
  if (most === 1) {
    fitLine(text, width, "squeezed" in text.dataset);
    return;
  }
  const x = text.getAttribute("x");
  text.textContent = "";
  let span = draw("tspan", {x, dy: 0});
  text.append(span);
  for (const word of words) {
    const before = span.textContent;
    span.textContent = before ? `${before} ${word}` : word;
    if (!before || span.getComputedTextLength() <= width || text.childNodes.length >= most) continue;
    span.textContent = before;
    span = draw("tspan", {x, dy: 20 * letters}, word);
    text.append(span);
  }
  for (const line of text.childNodes) fitLine(line, width);
}

// The camera

const canvas = () => byId("canvas");

function apply() { byId("map").style.setProperty("transform", `translate(${state.x}px, ${state.y}px) scale(${state.scale})`); }

function zoom(factor, x = canvas().clientWidth / 2, y = canvas().clientHeight / 2) {
  const scale = Math.min(Math.max(state.scale * factor, 0.01), 8);
  state.x = x - (x - state.x) * scale / state.scale;
  state.y = y - (y - state.y) * scale / state.scale;
  state.scale = scale;
  apply();
}

function pan(x, y) {
  state.x += x;
  state.y += y;
  apply();
}

/** Shows a rectangle as large as the window allows. */
function frame([x, y, width, height], most = 1) {
  const box = canvas();
  state.scale = Math.min(most, box.clientWidth / width, box.clientHeight / height);
  state.x = (box.clientWidth - width * state.scale) / 2 - x * state.scale;
  state.y = (box.clientHeight - height * state.scale) / 2 - y * state.scale;
  apply();
}

const fitAll = () => frame([0, 0, ...data.size], 2);

function frameNode(node) {
  const [x, y, width, height] = node.frame;
  frame([x - 240, y - heading - 80, width + 480, height + heading + 160], Math.max(state.scale, 0.6));
}

/** Whether an event comes from the panel; a click there may have replaced what was clicked. */
const isInPanel = event => event.composedPath().includes(byId("details"));

function attach(box) {
  const fingers = new Map();
  let moved = 0;
  const spread = () => {
    const [one, two] = [...fingers.values()];
    return {distance: Math.hypot(one.x - two.x, one.y - two.y), x: (one.x + two.x) / 2, y: (one.y + two.y) / 2};
  };
  box.addEventListener("wheel", event => {
    event.preventDefault();
    const place = box.getBoundingClientRect();
    if (event.ctrlKey || !event.shiftKey) zoom(Math.exp(-event.deltaY / 400), event.clientX - place.left, event.clientY - place.top);
    else pan(-event.deltaY - event.deltaX, 0);
  }, {passive: false});
  box.addEventListener("pointerdown", event => {
    if (event.button !== 0 || isInPanel(event)) return;
    fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
    moved = 0;
  });
  addEventListener("pointermove", event => {
    if (!fingers.has(event.pointerId)) return;
    const last = fingers.get(event.pointerId), before = fingers.size > 1 ? spread() : null;
    fingers.set(event.pointerId, {x: event.clientX, y: event.clientY});
    moved += Math.hypot(event.clientX - last.x, event.clientY - last.y);
    if (moved > 4) box.classList.add("dragging");
    if (before) {
      const after = spread(), place = box.getBoundingClientRect();
      pan(after.x - before.x, after.y - before.y);
      zoom(after.distance / (before.distance || 1), after.x - place.left, after.y - place.top);
    } else if (moved > 4) pan(event.clientX - last.x, event.clientY - last.y);
  });
  for (const name of ["pointerup", "pointercancel"]) addEventListener(name, event => {
    fingers.delete(event.pointerId);
    if (!fingers.size) box.classList.remove("dragging");
  });
  box.addEventListener("click", event => {
    const group = event.target.closest(".node");
    if (moved > 4 || isInPanel(event)) return;
    choose(group ? nodes.get(group.dataset.id) : null);
  });
  box.addEventListener("dblclick", event => {
    const group = event.target.closest(".node");
    if (group) openPreview(nodes.get(group.dataset.id));
  });
}

// The chosen screen

/** The name `open` would take the place of the function of the window. */
function openPreview(node) { if (node && node.preview) window.open(node.preview, "_blank", "noopener"); }

function choose(node, moves = false) {
  state.chosen = node;
  all(".node").forEach(group => group.classList.toggle("chosen", Boolean(node) && group.dataset.id === node.id));
  byId("map").classList.toggle("choosing", Boolean(node) && data.edges.some(edge => [edge.source, edge.target].includes(node.id)));
  all("#map .edge").forEach(group => {
    const edge = data.edges[+group.dataset.edge];
    group.classList.toggle("lit", Boolean(node) && [edge.source, edge.target].includes(node.id));
  });
  all("#scenes button").forEach(button => button.setAttribute("aria-current", Boolean(node) && button.dataset.id === node.id));
  byId("details").hidden = !node;
  byId("details").replaceChildren(...(node ? details(node) : []));
  if (node && moves) {
    frameNode(node);
    byId(`node-${node.index}`).focus({preventScroll: true});
  }
  const fragment = node ? `#${encodeURIComponent(node.id)}` : "#";
  if (location.hash !== fragment && (node || location.hash)) history.replaceState(null, "", fragment);
}

function ways(title, edges, end) {
  if (!edges.length) return [];
  return [make("h3", {}, title), make("ul", {}, ...edges.map(edge => {
    const other = nodes.get(edge[end]);
    const place = make("p", {}, make("code", {class: "faint"}, [edge.location, ...edge.performed].join(", ")));
    return make("li", {}, edge.kind === "reference" ? "storyboard reference" : edgeWords(edge), other
      ? make("div", {}, make("button", {onclick: () => choose(other, true)}, `${end === "source" ? "← " : "→ "}${other.name}`)) : null, place);
  }))];
}

function details(node) {
  const place = [node.file, node.line, node.column].filter(part => part).join(":");
  return [
    make("button", {class: "chip close", "aria-label": "Close", onclick: () => choose(null)}, "✕"),
    make("h2", {}, node.name), node.detail ? make("p", {class: "faint"}, node.detail) : null,
    node.storyboardIdentifier ? make("p", {}, "Storyboard ID ", make("code", {}, node.storyboardIdentifier)) : null,
    make("p", {}, make("code", {class: "faint"}, place)),
    node.message ? make("p", {class: "message error"}, node.message) : null,
    node.preview ? make("p", {}, make("a", {id: "open", href: node.preview, target: "_blank", rel: "noopener"}, "Open in the preview  o")) : null,
    ...ways("Leads to", outgoing(node), "target"), ...ways("Reached by", incoming(node), "source"),
    ...(node.command ? [make("h3", {}, "Preview this scene"), make("p", {}, make("code", {}, node.command), " ",
      make("button", {class: "chip", onclick: event => copy(node.command, event.target)}, "Copy"))] : []),
  ].filter(part => part);
}

// The rest of the page

function matches(node) {
  const text = [node.name, node.detail, node.type, node.storyboardIdentifier, node.file, ...outgoing(node).map(edgeWords)].join(" ").toLowerCase();
  return state.search.toLowerCase().split(/\s+/).every(word => text.includes(word));
}

function list() {
  const found = new Set(data.nodes.filter(matches).map(node => node.id));
  byId("map").classList.toggle("searching", state.search !== "");
  all(".node").forEach(group => group.classList.toggle("match", found.has(group.dataset.id)));
  const parts = data.boards.flatMap((board, number) => {
    const members = data.nodes.filter(node => node.board === number && found.has(node.id));
    return members.length ? [make("h2", {}, board.title), ...members.map(node => make("button", {"data-id": node.id,
      "aria-current": state.chosen !== null && state.chosen.id === node.id, onclick: () => choose(nodes.get(node.id), true)},
    node.name))] : [];
  });
  byId("scenes").replaceChildren(...(parts.length ? parts : [make("h2", {}, "Nothing matches.")]));
}

function toggleList(button) {
  byId("scenes").hidden = !byId("scenes").hidden;
  button.setAttribute("aria-pressed", !byId("scenes").hidden);
}

function header() {
  const kinds = data.edges.filter(edge => edge.kind !== "reference");
  const scenes = data.nodes.filter(node => node.kind !== "reference");
  return make("header", {}, make("h1", {}, "Map"),
    make("p", {class: "faint", id: "counts"}, [count(scenes.length, "screen"), count(kinds.length, "way"),
      data.findings.length ? count(data.findings.length, "finding") : ""].filter(word => word).join(", ")),
    make("div", {class: "tools"},
      make("button", {class: "chip", id: "toggle", "aria-pressed": String(innerWidth > 760), onclick: event => toggleList(event.target)}, "Screens"),
      make("input", {type: "search", id: "search", placeholder: "Search  /", "aria-label": "Search", oninput: event => {
        state.search = event.target.value;
        list();
      }}),
      make("button", {class: "chip", "aria-label": "Zoom out", onclick: () => zoom(0.8)}, "−"),
      make("button", {class: "chip", "aria-label": "Zoom in", onclick: () => zoom(1.25)}, "+"),
      make("button", {class: "chip", id: "fit", onclick: fitAll}, "Fit  0"),
      make("button", {class: "chip", "aria-label": "Help", onclick: () => byId("help").showModal()}, "?")));
}

function findings() {
  return data.findings.length ? make("div", {id: "findings", role: "region", "aria-label": "Findings", tabindex: 0},
    ...data.findings.map(found => make("p", {}, make("span", {class: `tag ${found.severity}`}, found.severity), " ",
      found.location ? make("code", {}, `${found.location} `) : null, found.message,
      found.hints.length ? make("span", {class: "faint"}, ` (${found.hints.join("; ")})`) : null))) : null;
}

const keys = [["/", "search"], ["Tab", "next screen"], ["Enter", "choose the screen"], ["o", "open it in the preview"],
  ["← → ↑ ↓", "move the map"], ["+ −", "zoom in, out"], ["0", "fit the whole map"], ["Esc", "choose none"], ["?", "this list"]];

document.querySelector("main").replaceChildren(header(),
  make("div", {class: "columns"}, make("nav", {id: "scenes", "aria-label": "Screens", hidden: innerWidth <= 760}),
    make("div", {id: "canvas", role: "region", "aria-label": "Map"}, make("div", {id: "details", hidden: true, role: "group", "aria-label": "Screen"}))),
  ...[findings()].filter(part => part),
  make("dialog", {id: "help", "aria-label": "Help"}, make("h2", {}, "Keys"),
    make("dl", {}, ...keys.flatMap(([key, what]) => [make("dt", {}, make("kbd", {}, key)), make("dd", {}, what)])),
    make("button", {class: "chip", onclick: () => byId("help").close()}, "Close")));
canvas().prepend(draw("svg", {id: "map", width: data.size[0], height: data.size[1]},
  ...data.boards.map(boardGroup), ...data.edges.map(edgeGroup), ...[...nodes.values()].map(nodeGroup),
  ...data.edges.map(labelGroup)));
// Before texts are measured.
byId("map").style.setProperty("--letters", letters);
all("#map text[data-width]").forEach(fit);
attach(canvas());
list();
fitAll();

byId("map").addEventListener("focusin", event => {
  const group = event.target.closest(".node");
  if (!group || !group.matches(":focus-visible")) return;
  const place = group.getBoundingClientRect(), box = canvas().getBoundingClientRect();
  if (place.left < box.left || place.top < box.top || place.right > box.right || place.bottom > box.bottom)
    frameNode(nodes.get(group.dataset.id));
});
/** Shows the screen that the address names. */
function recall() {
  const node = nodes.get(decodeURIComponent(location.hash.slice(1)));
  if (node) choose(node, true);
}
addEventListener("hashchange", recall);
recall();

document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
  if (event.target.matches("input")) {
    if (event.key === "Escape") event.target.blur();
    return;
  }
  const group = event.target.closest(".node");
  const step = 80;
  const actions = {
    "/": () => byId("search").focus(), "+": () => zoom(1.25), "=": () => zoom(1.25), "-": () => zoom(0.8), "0": fitAll,
    ArrowLeft: () => pan(step, 0), ArrowRight: () => pan(-step, 0), ArrowUp: () => pan(0, step), ArrowDown: () => pan(0, -step),
    Escape: () => choose(null), "?": () => byId("help").showModal(),
    o: () => openPreview(group ? nodes.get(group.dataset.id) : state.chosen),
  };
  if (group) for (const key of ["Enter", " "]) actions[key] = () => choose(nodes.get(group.dataset.id));
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});
