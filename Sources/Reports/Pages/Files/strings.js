const filters = [["all", "All"], ["shown", "Shown"], ["hidden", "Not shown"], ["findings", "With findings"]];
const state = {open: 0, language: (data.languages.find(({tag}) => tag === data.source) ?? data.languages[0])?.tag, search: "", filter: "all"};
data.keys.forEach((entry, index) => {
  entry.index = index;
  entry.text = [entry.key, entry.table, entry.comment, ...Object.values(entry.texts)].join(" ").toLowerCase();
});
const fill = (element, ...children) => element.replaceChildren(...children.flat().filter(child => child !== null));
const direction = tag => data.languages.find(language => language.tag === tag)?.direction ?? "ltr";
const passes = {all: () => true, shown: entry => entry.places.length > 0, hidden: entry => entry.places.length === 0,
  findings: entry => entry.findings.length > 0};
const shows = entry => passes[state.filter](entry)
  && state.search.toLowerCase().split(/\s+/).every(word => entry.text.includes(word));

// The list

function renderList() {
  const groups = new Map();
  for (const entry of data.keys.filter(shows)) {
    if (!groups.has(entry.table)) groups.set(entry.table, []);
    groups.get(entry.table).push(entry);
  }
  fill(byId("list"), ...[...groups].flatMap(([table, entries]) => [
    make("h2", {}, `${table} · ${entries.length}`),
    ...entries.map(entry => make("button", {class: "item", "data-index": entry.index,
      "aria-current": String(entry.index === state.open), onclick: () => open(entry.index)},
      entry.key, words(entry)))]),
    groups.size ? null : make("p", {class: "faint", style: {padding: "10px 14px"}}, "Nothing matches."));
}

function words(entry) {
  const text = entry.texts[state.language];
  if (text === undefined || text === entry.key) return null;
  return make("span", {class: "words", lang: state.language, dir: direction(state.language)}, text);
}

// A key

function open(index) {
  state.open = index;
  all("#list .item").forEach(item => item.setAttribute("aria-current", +item.dataset.index === index));
  if (data.keys[index]) history.replaceState(null, "", "#" + encodeURIComponent(data.keys[index].id));
  renderDetail();
  byId("detail").scrollTop = 0;
}

function renderDetail() {
  const entry = data.keys[state.open];
  if (!entry) return fill(byId("detail"), make("p", {}, "No key."));
  fill(byId("detail"),
    make("div", {class: "bar"}, make("h2", {}, entry.key),
      make("button", {class: "chip", onclick: event => copy(entry.key, event.currentTarget)}, "Copy")),
    make("p", {class: "faint"}, entry.table),
    entry.comment ? make("p", {}, entry.comment) : null,
    entry.findings.length ? make("ul", {}, entry.findings.map(finding => make("li", {},
      make("span", {class: `tag ${finding.severity}`}, finding.rule), " " + finding.message))) : null,
    texts(entry),
    entry.reason ? make("p", {}, `Not shown: ${entry.reason}.`) : null,
    make("div", {class: "pictures"}, pictures(entry)));
}

function texts(entry) {
  const hasBudgets = Object.keys(entry.budgets).length > 0;
  const head = ["Language", "Text", "Letters", ...(hasBudgets ? ["Budget", "Decided by"] : []), "State"];
  return make("table", {}, make("thead", {}, make("tr", {}, head.map(name => make("th", {}, name)))),
    make("tbody", {}, data.languages.map(({tag, direction}) => {
      const text = entry.texts[tag], budget = entry.budgets[tag];
      return make("tr", {"aria-current": String(tag === state.language)},
        make("td", {}, make("button", {onclick: () => choose(tag)}, tag)),
        make("td", {class: "text", lang: tag, dir: direction}, text ?? "—"),
        make("td", {}, text === undefined ? "" : String([...text].length)),
        hasBudgets ? make("td", {}, budget ? budget.words : "") : null,
        hasBudgets ? make("td", {class: "text"}, budget?.screen ?? "") : null,
        make("td", {}, entry.states[tag] ?? ""));
    })));
}

function pictures(entry) {
  const own = data.pictures.map((picture, index) => ({picture, index}))
    .filter(({picture, index}) => picture.language === state.language && entry.places.some(place => place.picture === index));
  return own.map(({picture, index}) => make("figure", {}, shot(picture, index, entry),
    make("figcaption", {}, `${picture.scene} · ${picture.environment}`)));
}

function shot(picture, index, entry) {
  const frames = data.keys.flatMap(other => other.places.filter(place => place.picture === index)
    .map(place => ({key: other, frame: place.frame})));
  return make("div", {class: "shot"}, make("img", {src: picture.file, alt: `${picture.scene} in ${picture.language}`}),
    frames.map(({key, frame: [x, y, w, h]}) => make("button", {class: key === entry ? "here" : "", title: key.key,
      "aria-label": key.key, onclick: () => open(key.index),
      style: {left: `${100 * x / picture.w}%`, top: `${100 * y / picture.h}%`, width: `${100 * w / picture.w}%`,
        height: `${100 * h / picture.h}%`}})));
}

function choose(language) {
  state.language = language;
  byId("language").value = language;
  renderList();
  renderDetail();
}

// The page

fill(document.querySelector("main"),
  make("header", {}, make("h1", {}, data.title), make("p", {class: "faint"}, data.counts),
    make("div", {class: "tools"},
      make("input", {id: "search", type: "search", placeholder: "Search", "aria-label": "Search keys and texts",
        oninput: event => { state.search = event.target.value; renderList(); }}),
      filters.map(([name, label]) => make("button", {class: "chip", "data-filter": name,
        "aria-pressed": String(name === state.filter), onclick: () => {
          state.filter = name;
          all(".chip[data-filter]").forEach(chip => chip.setAttribute("aria-pressed", chip.dataset.filter === name));
          renderList();
        }}, label)),
      make("label", {}, "Language", make("select", {id: "language", onchange: event => choose(event.target.value)},
        data.languages.map(({tag}) => make("option", {value: tag, selected: tag === state.language}, tag)))))),
  make("nav", {id: "list", "aria-label": "Keys"}), make("div", {id: "detail"}));
const asked = data.keys.findIndex(entry => entry.id === decodeURIComponent(location.hash.slice(1)));
state.open = asked >= 0 ? asked : Math.max(data.keys.findIndex(entry => entry.places.length > 0), 0);
renderList();
renderDetail();
