"""Works in Keyline's pages as a person would, and complains where they do not answer.

Every step is an assertion about what is seen. Screenshots are left in out/pages for people to look at.
"""

import argparse
import contextlib
import pathlib
import re
import shutil
import subprocess
import tempfile
import time
import urllib.parse

from playwright.sync_api import sync_playwright

SAMPLES = ["Samples/SignIn/sign-in.yaml", "Samples/Faults/faulty.yaml", "Samples/Faults/repaired.yaml"]


class Driver:
    def __init__(self, arguments, browser, out):
        self.keyline, self.root, self.browser, self.out = arguments.keyline, arguments.root, browser, out
        self.work = pathlib.Path(tempfile.mkdtemp(prefix="keyline-pages-"))

    def run(self, *words):
        subprocess.run([self.keyline, *words], cwd=self.root, check=False, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)

    @contextlib.contextmanager
    def page(self, address, width=1500, height=950, dark=False):
        context = self.browser.new_context(viewport={"width": width, "height": height},
                                           color_scheme="dark" if dark else "light")
        # A machine that also builds takes long for a screenshot.
        context.set_default_timeout(120_000)
        page = context.new_page()
        errors = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        page.goto(address)
        yield page
        expect(not errors, f"the page runs without errors: {errors}")
        context.close()

    def shoot(self, page, name):
        page.wait_for_function("""() => [...document.images].every(image => {
            const box = image.getBoundingClientRect();
            const isSeen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
            return !isSeen || image.complete;
        })""")
        page.screenshot(path=str(self.out / f"{name}.png"))


def expect(condition, what):
    if not condition:
        raise SystemExit(f"check-pages: FAILED: {what}")


def number(text, noun):
    found = re.search(rf"(\d+) {noun}", text)
    return int(found.group(1)) if found else None


def check_preview(driver):
    folder = driver.work / "preview"
    driver.run("preview", "--no-config", *SAMPLES, "--across", "locales=en,ar,text-sizes=L,AX3,appearances=light,dark", "--proof",
               "--inspectors", "-o", str(folder))
    address = (folder / "index.html").as_uri()
    with driver.page(address) as page:
        counts = page.inner_text("#counts")
        figures = page.locator("#cells figure").count()
        expect(figures == 24, f"3 scenes in 8 environments are 24 pictures, not {figures}")
        expect(number(counts, "scenes?") == 3 and number(counts, "environments?") == 8, f"counts agree: {counts}")
        driver.shoot(page, "preview")
        page.select_option("#filters select >> nth=2", "ar")
        expect(page.locator("#cells figure").count() == 12, "half of the pictures are Arabic")
        page.select_option("#filters select >> nth=2", "")
        page.select_option("#filters select >> nth=0", "contrast")
        expect(0 < page.locator("#cells figure").count() < 24, "some pictures show text of too little contrast")
        page.select_option("#filters select >> nth=0", "")
        page.keyboard.press("/")
        page.keyboard.type("repaired")
        expect(page.locator("#cells figure").count() == 8, "search finds a scene by its file")
        page.keyboard.press("Escape")
        page.fill("#search", "")
        page.keyboard.press("Escape")
        page.locator("h1").click()
        page.keyboard.press("b")
        first = page.locator("#cells figure").first.get_attribute("class")
        expect("error" in first or "warning" in first, "broken pictures come first")
        page.keyboard.press("b")
        check_viewer(driver, page)
        check_every_inspector(page, folder)
    for name, width, dark in [("preview-dark", 1500, True), ("preview-400", 400, False)]:
        with driver.page(address, width=width, dark=dark) as page:
            page.wait_for_timeout(300)
            driver.shoot(page, name)
            wide = page.evaluate("document.documentElement.scrollWidth")
            expect(wide <= width + 1, f"the page is not wider than {width}: {wide}")
    proof = subprocess.run(["pdfinfo", str(folder / "proof.pdf")], capture_output=True, text=True) if shutil.which("pdfinfo") else None
    if proof:
        expect(0 < (int(re.search(r"Pages:\s+(\d+)", proof.stdout).group(1))) <= 24, "the proof has a page for each picture")


def check_findings(driver):
    """One defect is one entry with the environments that have it, and every count on the page agrees."""
    address = (driver.work / "preview" / "index.html").as_uri()
    with driver.page(address) as page:
        findings = number(page.inner_text("#counts"), "findings?")
        badges = [int(text) for text in page.locator("#scenes .tag").all_inner_texts()]
        expect(badges[0] == findings == sum(badges[1:]), f"the badges of scenes add up to {findings} findings: {badges}")
        kinds = page.locator("#filters select >> nth=0").locator("option").all_inner_texts()[1:]
        expect(sum(int(kind.split()[-1]) for kind in kinds) == findings, f"so do the kinds of the filter: {kinds}")
        page.keyboard.press("f")
        entries = page.locator(".findings li")
        expect(entries.count() == findings, f"the list has {findings} entries: {entries.count()}")
        # Sections that are far from the view have no rendered text.
        texts = entries.all_text_contents()
        expect(len(set(texts)) == len(texts), f"no two entries are the same: {sorted(texts)}")
        expect(all(re.search(r"in (all )?\d+ (of \d+ )?environments", text) for text in texts), "each says which environments have it")
        large = page.locator(".findings li", has_text="off screen").first
        expect("in 4 of 8 environments: text size AX3" in large.inner_text(), f"in words where that is possible: {large.inner_text()}")
        driver.shoot(page, "findings")
        large.locator("[data-open]").first.click()
        expect(page.locator("#viewer").is_visible(), "an entry opens its pictures")
        expect("in 4 of 8 environments" in page.inner_text("#viewer .text"), "a picture says in which others its finding is")
        page.keyboard.press("Escape")
        page.locator("#list").click()
        for place in range(page.locator("#cells figure").count()):
            figure = page.locator("#cells figure").nth(place)
            figure.scroll_into_view_if_needed()
            tags = figure.locator("figcaption .tag").all_text_contents()
            tagged = sum(int(tag.split()[-1]) if tag.split()[-1].isdigit() else 1 for tag in tags)
            figure.click()
            entries = page.locator("#viewer .text li", has=page.locator(".tag"))
            expect(entries.count() == tagged, f"picture {place} has as many entries as its badges say: {tags}")
            page.keyboard.press("Escape")
        page.locator("#list").click()
        page.locator("#scenes a").nth(1).click()
        shown = int(re.search(r"(\d+) of \d+ findings?", page.inner_text("#counts"))[1])
        expect(shown == badges[1] == page.locator(".findings li").count(), f"a scene's badge, list and count agree: {shown}")


def check_shared_findings(driver):
    """A finding that scenes share counts for each of them: a badge is the number that the scene's pictures show."""
    folder = driver.work / "shared"
    driver.run("preview", "--no-config", "Samples/Trails", "--across", "text-sizes=L,AX5", "-o", str(folder))
    with driver.page((folder / "index.html").as_uri()) as page:
        page.keyboard.press("f")
        badges = []
        for index in range(page.locator("#scenes a").count()):
            entry = page.locator("#scenes a").nth(index)
            tag = entry.locator(".tag")
            badges.append(int(tag.inner_text()) if tag.count() else 0)
            entry.click()
            texts = page.locator(".findings li").all_text_contents()
            expect(len(texts) == badges[-1], f"the scene {entry.inner_text()!r} lists as many findings as its badge: {len(texts)}")
            wrong = [text for text in texts if (match := re.search(r"in (\d+) of (\d+) env", text)) and int(match[1]) > int(match[2])]
            expect(not wrong, f"no finding is in more environments than there are: {wrong}")
        expect(badges[0] < sum(badges[1:]), f"scenes of the sample share findings: {badges}")
        driver.shoot(page, "shared-findings")


def check_fit(driver):
    """The toolbar, badges and names fit, at 1280 points and on a phone."""
    address = (driver.work / "preview" / "index.html").as_uri()
    overflowing = """() => [...document.querySelectorAll('#cells figure .tag, #cells .name, #scenes span, #filters > *, #more-filters > *')]
        .filter(part => part.offsetParent && (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline'
          || part.getBoundingClientRect().right > document.documentElement.clientWidth && !part.closest('#scenes, .scroller')))
        .map(part => part.outerHTML.slice(0, 100))"""
    for dark in (False, True):
        for width, most in [(1440, 100), (1280, 100), (390, 150)]:
            with driver.page(address, width=width, height=900, dark=dark) as page:
                page.wait_for_timeout(200)
                height = page.evaluate("document.querySelector('header').offsetHeight")
                expect(height <= most, f"the header has at most two rows at {width} points, and is {height} high")
                expect(page.evaluate(overflowing) == [], f"everything fits at {width} points: {page.evaluate(overflowing)}")
                page.evaluate("document.getElementById('zoom').value = 0.1; document.getElementById('zoom').dispatchEvent(new Event('input'))")
                page.wait_for_timeout(200)
                expect(page.evaluate(overflowing) == [], f"badges fit below small pictures: {page.evaluate(overflowing)}")
                driver.shoot(page, f"preview-small-{width}{'-dark' if dark else ''}")
                if width == 390:
                    page.locator("#more").click()
                    expect(page.locator("#order").is_visible(), "the filters open on a phone")
                    expect(page.evaluate(overflowing) == [], f"and fit: {page.evaluate(overflowing)}")


def check_full_toolbar(driver):
    """The toolbar of a page with many axes has two rows at 1280 points, with a scene chosen too."""
    folder = driver.work / "axes"
    for environments, axes in [(36, "locales=en,ar,de,text-sizes=L,AX3,AX5,appearances=all,contrasts=all"),
                               (64, "locales=en,ar,text-sizes=L,AX3,appearances=all,contrasts=all,text-weights=all,orientations=all")]:
        driver.run("preview", "--no-config", *SAMPLES, "--across", axes, "-o", str(folder))
        for width in (1440, 1280):
            with driver.page((folder / "index.html").as_uri(), width=width, height=900) as page:
                counts = page.inner_text("#counts")
                expect(number(counts, "environments?") == environments, f"{environments} environments: {counts}")
                page.locator("#scenes a").nth(1).click()
                page.wait_for_timeout(200)
                height = page.evaluate("document.querySelector('header').offsetHeight")
                expect(height <= 100, f"the header has at most two rows at {width} points with {environments} environments: {height}")
                driver.shoot(page, f"preview-axes-{environments}-{width}")


def check_every_inspector(page, folder):
    """Each picture leads to the page that takes it apart."""
    pages = set()
    for number in range(page.locator("#cells figure").count()):
        page.locator("#cells figure").nth(number).click()
        link = page.evaluate("document.querySelector('#viewer a[href^=inspect]')?.getAttribute('href') || ''")
        expect(link and (folder / urllib.parse.unquote(link)).is_file(), f"picture {number} leads to its inspector: {link!r}")
        pages.add(link)
        page.keyboard.press("Escape")
    expect(len(pages) > 12, f"pictures that differ have inspectors of their own: {len(pages)}")


def check_viewer(driver, page):
    page.locator("#cells figure").first.click()
    expect(page.locator("#viewer").is_visible(), "a click opens the picture")
    driver.shoot(page, "viewer")
    expect("keyline render" in page.inner_text("#viewer .command"), "the command that draws it is there")
    before = page.evaluate("document.querySelector('#viewer .stage').style.transform")
    page.keyboard.press("+")
    expect(page.evaluate("document.querySelector('#viewer .stage').style.transform") != before, "plus zooms in")
    page.keyboard.press("p")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#viewer .pane").count() == 2, "a pinned picture stands beside the next one")
    transforms = page.evaluate("[...document.querySelectorAll('#viewer .stage')].map(stage => stage.style.transform)")
    expect(len(set(transforms)) == 1, "both are zoomed together")
    for key, mode in [("1", "side"), ("2", "swipe"), ("3", "over")]:
        page.keyboard.press(key)
        expect(mode in page.get_attribute("#viewer .panes", "class"), f"{key} is {mode}")
    driver.shoot(page, "viewer-over")
    with page.context.expect_page() as opened:
        page.keyboard.press("i")
    inspector = opened.value
    inspector.wait_for_selector("#outline [role=treeitem]")
    expect(inspector.locator("#stage .plane").count() > 3, "the inspector opens from a picture")
    inspector.close()
    page.keyboard.press("Escape")
    expect(not page.locator("#viewer").is_visible(), "Escape closes it")
    page.keyboard.press("?")
    expect(page.locator("#help").is_visible(), "a question mark shows the keys")
    page.keyboard.press("Escape")


def check_address(driver):
    """The address of a preview names the scene, the environment and the mode, and brings them back."""
    folder = driver.work / "preview"
    address = (folder / "index.html").as_uri()
    with driver.page(address) as page:
        page.locator("#scenes a").nth(2).click()
        expect("scene=" in page.evaluate("location.hash"), "a chosen scene is in the address")
        page.locator("#cells figure").nth(1).click()
        page.keyboard.press("p")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("2")
        fragment = page.evaluate("location.hash")
        seen = page.locator("#viewer .pane-title").all_inner_texts()
        expect("environment=" in fragment and "mode=swipe" in fragment, f"an open picture is in the address: {fragment}")
    with driver.page(address + fragment) as page:
        expect(page.locator("#viewer").is_visible(), "an address with a picture opens it")
        expect(page.locator("#viewer .pane-title").all_inner_texts() == seen, "the same two pictures are compared")
        expect("swipe" in page.get_attribute("#viewer .panes", "class"), "they are compared in the same way")
        page.keyboard.press("Escape")
        # The event of the closing comes after the key's.
        page.wait_for_function("() => !location.hash.includes('environment=')")
    with driver.page(address + "#scene=gone") as page:
        expect(page.locator("#cells figure").count() == 24, "an address of a scene that is not there shows all")


def check_map(driver):
    """The map zooms, moves and opens scenes, by pointer and by keyboard."""
    folder = driver.work / "map"
    driver.run("map", "--no-config", "Samples/Tour/Base.lproj/Tour.storyboard", "Samples/Trails/Base.lproj/App.storyboard", "-o", str(folder))
    address = (folder / "index.html").as_uri()
    transform = "document.querySelector('#map').style.transform"
    for dark in (False, True):
        with driver.page(address, dark=dark) as page:
            expect(page.locator("#map .node").count() == 10, f"ten boxes: {page.locator('#map .node').count()}")
            expect(page.locator("#map .edge .start").count() == 9, f"nine arrows: {page.locator('#map .edge .start').count()}")
            page.wait_for_function("[...document.querySelectorAll('#map image')].length > 7")
            driver.shoot(page, "map-dark" if dark else "map")
            steps = [("+", "plus zooms"), ("ArrowLeft", "an arrow key moves"), ("0", "0 fits the map")]
            for key, what in steps:
                before = page.evaluate(transform)
                page.keyboard.press(key)
                expect(page.evaluate(transform) != before, what)
            box = page.locator("#canvas").bounding_box()
            before = page.evaluate(transform)
            page.mouse.move(box["x"] + 200, box["y"] + box["height"] - 30)
            page.mouse.down()
            page.mouse.move(box["x"] + 260, box["y"] + box["height"] - 80, steps=4)
            page.mouse.up()
            expect(page.evaluate(transform) != before, "dragging moves the map")
            before = page.evaluate(transform)
            page.mouse.wheel(0, -200)
            page.wait_for_timeout(50)
            expect(page.evaluate(transform) != before, "the wheel zooms")
            page.keyboard.press("0")
            page.locator("#map .node", has_text="Plan").first.click()
            expect("invite" in page.inner_text("#details"), "a chosen screen says what it leads to")
            expect(page.locator("#map .edge.lit .start").count() == 2, "its arrows are emphasised")
            page.locator("#details button", has_text="Invite").first.click()
            expect("Invite" in page.inner_text("#details h2"), "the panel leads to the next screen")
            driver.shoot(page, "map-chosen-dark" if dark else "map-chosen")
            fragment = page.evaluate("location.hash")
            page.keyboard.press("Escape")
            expect(not page.locator("#details").is_visible(), "Escape chooses none")
            page.locator("#map .node").first.focus()
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            expect(page.locator("#details").is_visible(), "Enter chooses the focused screen")
            page.keyboard.press("/")
            page.keyboard.type("invite")
            expect(page.locator("#scenes button").count() == 2, "search finds a screen by its name and its segues")
    with driver.page(address + fragment) as page:
        expect("Invite" in page.inner_text("#details h2"), "the address chooses a screen")
        with page.context.expect_page() as opened:
            page.keyboard.press("o")
        opened.value.wait_for_selector("#cells figure")
        expect(opened.value.locator("#cells figure").count() == 1, "o opens the scene in the preview")
        expect("Invite" in opened.value.inner_text("#cells h2"), "it is that scene")
    with driver.page(address, width=390, height=800) as page:
        expect(not page.locator("#scenes").is_visible(), "on a phone the list is closed")
        page.locator("#toggle").click()
        expect(page.locator("#scenes").is_visible(), "and opens")
        driver.shoot(page, "map-390")
        wide = page.evaluate("document.documentElement.scrollWidth")
        expect(wide <= 391, f"the page is not wider than a phone: {wide}")


def large_storyboard():
    """Fifteen scenes with long names, which a map draws with larger letters, and a way from each to the next."""
    scenes = []
    for number in range(15):
        segue = f'<segue destination="scene-{number + 1}" kind="presentation" identifier="showDetails{number}" id="way-{number}"/>' if number < 14 else ""
        scenes.append(f"""<scene sceneID="s-{number}"><objects><viewController id="scene-{number}" sceneMemberID="viewController"
            storyboardIdentifier="ProductDescriptionTableViewController{number}" customClass="ProductDescriptionTableViewController{number}">
            <view key="view" contentMode="scaleToFill" id="view-{number}"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/></view>
            <connections>{segue}</connections></viewController></objects>
            <point key="canvasLocation" x="{number % 5 * 1000}" y="{number // 5 * 1100}"/></scene>""")
    return f"""<?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch"
        useAutolayout="YES" initialViewController="scene-0"><device id="retina6_1" orientation="portrait" appearance="light"/>
        <scenes>{"".join(scenes)}</scenes></document>"""


def check_map_words(driver):
    """On a small map and on one with larger letters no words overlap, none are wider than their place, and kinds and identifiers are whole."""
    storyboard = driver.work / "Large.storyboard"
    storyboard.write_text(large_storyboard())
    driver.run("map", "--no-config", str(storyboard), "-o", str(driver.work / "large-map"))
    measured = """() => {
        const texts = [...document.querySelectorAll('#map text')].filter(text => text.textContent).map(text => {
            const {x, y, width, height} = text.getBBox();
            return {text: text.textContent, kind: text.getAttribute('class'), most: +text.dataset.width, x, y: y + height / 5, width, height: height * 3 / 5};
        });
        const meet = (a, b) => a.x + 1 < b.x + b.width && b.x + 1 < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
        return {
            overlapping: texts.flatMap((one, index) => texts.slice(index + 1).filter(other => meet(one, other)).map(other => [one.text, other.text])),
            wide: texts.filter(text => text.width > text.most + 2).map(text => text.text),
            cut: texts.filter(text => ['kind', 'identifier'].includes(text.kind) && text.text.endsWith('…')).map(text => text.text),
            kinds: texts.filter(text => text.kind === 'kind').length, letters,
        };
    }"""
    for name, is_large in [("map", False), ("large-map", True)]:
        for dark in (False, True):
            with driver.page((driver.work / name / "index.html").as_uri(), width=1440, dark=dark) as page:
                words = page.evaluate(measured)
                expect((words["letters"] > 1) == is_large and words["kinds"] > 5, f"{name} has letters of its size, and kinds: {words}")
                expect(words["overlapping"] == [], f"no words of {name} overlap: {words['overlapping']}")
                expect(words["wide"] == [], f"no words of {name} are wider than their place: {words['wide']}")
                expect(words["cut"] == [], f"kinds and identifiers of {name} are whole: {words['cut']}")
                driver.shoot(page, f"{name}-words{'-dark' if dark else ''}")


def check_inspector(driver):
    target = driver.work / "inspector.html"
    driver.run("inspect", "--no-config", "Samples/Faults/faulty.yaml", "-o", str(target))
    with driver.page(target.as_uri()) as page:
        views = page.locator("#outline [data-view]").count()
        expect(views == number(page.inner_text("#counts"), "views?"), "the outline lists every view")
        driver.shoot(page, "inspector")
        check_outline(page)
        turned = page.get_attribute("#stage", "data-turn")
        box = page.locator("#stage").bounding_box()
        page.mouse.move(box["x"] + 40, box["y"] + box["height"] - 40)
        page.mouse.down()
        page.mouse.move(box["x"] + 240, box["y"] + box["height"] - 80, steps=5)
        page.mouse.up()
        expect(page.get_attribute("#stage", "data-turn") != turned, "dragging turns the views")
        page.keyboard.press("1")
        expect(page.get_attribute("#stage", "data-turn") == "0 0", "1 shows them from the front")
        check_front(page)
        page.keyboard.press("2")
        page.keyboard.press("/")
        page.keyboard.type("open")
        expect(page.locator("#outline [data-view]").count() < views, "search leaves what matches")
        page.locator("#outline [data-view]", has_text="open").or_(
            page.locator("#outline [data-view]").last).first.click()
        page.fill("#search", "")
        page.keyboard.press("Escape")
        page.locator("#outline [data-view]", has_text="Saved changes").first.click()
        details = page.inner_text("#details")
        for word in ["Alignment rect", "Content size", "What determines the frame", 'Label "Saved changes".width = 60', "faulty.yaml:"]:
            expect(word in details, f"the details say: {word}")
        expect(page.locator("#stage .plane.selected").count() == 1, "the chosen view is marked in space")
        expect(page.locator("#toggle-other").count() == 1, "an ambiguous scene has another solution")
        page.keyboard.press("a")
        expect(page.locator("#stage .other").count() > 0, "which is drawn over it")
        driver.shoot(page, "inspector-selected")
        page.keyboard.press("ArrowDown")
        expect("Saved changes" not in page.inner_text("#details h2"), "the arrow goes to the next view")
        driver.shoot(page, "inspector-other")
        check_equations(driver, page)
    for name, width, dark in [("inspector-dark", 1500, True), ("inspector-400", 400, False)]:
        with driver.page(target.as_uri(), width=width, dark=dark) as page:
            page.wait_for_timeout(300)
            driver.shoot(page, name)


def check_front(page):
    """From the front a view is as wide as its frame says, however far in front it is."""
    widths = """() => views.filter(view => view.plane && view.frame[2] > 0)
        .map(view => [view.frame[2], view.plane.getBoundingClientRect().width / state.zoom])"""
    wrong = [pair for pair in page.evaluate(widths) if abs(pair[0] - pair[1]) > 0.1]
    expect(not wrong, f"the front view is orthographic: {wrong}")
    page.keyboard.press("0")
    expect(page.inner_text("#actual-size") == "100 %", "0 shows a pixel for each point")
    measured = page.evaluate("views[0].plane.getBoundingClientRect().width")
    expect(abs(measured - 393) < 0.01, f"a view of 393 points measures 393: {measured}")


def check_inspected(driver):
    """Equations are readable, properties are those of Xcode's inspectors, constraints are labelled by their constants, and only what gave way
    is orange."""
    target = driver.work / "inspector.html"
    for width, dark in [(1280, False), (1280, True), (1440, False), (390, False), (390, True)]:
        with driver.page(target.as_uri(), width=width, height=900, dark=dark) as page:
            cut = page.evaluate("""() => [...document.querySelectorAll('#outline .equation')].filter(row => {
                const code = row.querySelector('code').getBoundingClientRect(), box = document.getElementById('outline').getBoundingClientRect();
                return code.right > box.right + 1 || row.querySelector('code').scrollWidth > row.querySelector('code').clientWidth + 1
                  && getComputedStyle(row.querySelector('code')).display !== 'inline';
            }).map(row => row.textContent)""")
            expect(cut == [], f"equations are readable at {width} points: {cut}")
            if width == 390:
                continue
            page.locator("#outline [data-view]", has_text="Saved changes").first.click()
            lists = page.locator("#details dl.properties").evaluate_all("lists => lists.map(list => [list.dataset.inspector, list.innerText])")
            names = {inspector: text for inspector, text in lists}
            for inspector, wanted in [("attributes", ["Font", "Color", "Lines", "Content Mode"]), ("accessibility", ["Element", "Label", "Traits"]),
                                      ("size", ["Content Hugging Priority", "Content Compression Resistance Priority"])]:
                for name in wanted:
                    expect(name in names.get(inspector, ""), f"the {inspector} inspector has {name}: {names}")
            expect(page.locator("#details .swatch").count() > 0, "colours are shown")
            labels = page.locator("#stage .bar span").all_inner_texts()
            expect("16" in labels and "60" in labels, f"+ 16 is labelled 16, and a width of 60 is labelled 60: {labels}")
            page.keyboard.press("1")
            driver.shoot(page, f"inspector-properties-{width}{'-dark' if dark else ''}")
            orange = page.evaluate("""() => {
                const isOrange = text => { const [r, g, b] = (text.match(/[\\d.]+/g) || []).map(Number); return r > 140 && g > 50 && g < 200 && b < 110 && r - g > 40; };
                return [...document.querySelectorAll('#stage *, #details *, #outline *')].filter(part => part.offsetParent && !part.closest('.swatch')
                  && ['borderLeftColor', 'backgroundColor', 'color'].some(name => isOrange(getComputedStyle(part)[name])
                    && (name !== 'borderLeftColor' || parseFloat(getComputedStyle(part).borderLeftWidth) > 0)))
                  .filter(part => !part.closest('.unsatisfied') && part.closest('.broken, .error, .conflict') === null).map(part => part.outerHTML.slice(0, 120));
            }""")
            expect(orange == [], f"only what gave way is orange: {orange}")


def check_equations(driver, page):
    """Constraints stand in the outline as equations; one is chosen, changed and its views marked."""
    equation = page.locator("#outline .equation", has_text="width = 60").first
    expect("Label \"Saved changes\".width = 60" in equation.inner_text(), "an equation names views by their labels")
    equation.click()
    details = page.inner_text("#details")
    for word in ["First item", "Constant", "Priority", "keyline set Samples/Faults/faulty.yaml"]:
        expect(word in details, f"the inspector of a constraint says: {word}")
    expect(page.locator("#stage .plane.partner").count() == 1, "the views of a constraint are marked in space")
    driver.shoot(page, "inspector-constraint")
    page.locator("#details button", has_text="Saved changes").first.click()
    sides = page.locator("#details [data-side]").all_inner_texts()
    expect("width" in sides and "leading" in sides, f"constraints are listed by side: {sides}")
    page.locator("#details [data-side=width]").click()
    expect(page.locator("#details h4").all_inner_texts() == ["width"], "one side alone is listed")
    open_view = page.locator("#outline [data-view]", has=page.locator(".dot[title=ambiguous]")).first
    open_view.click()
    command = page.inner_text("#details .repair code")
    expect("add-missing --select" in command, f"an issue has the command that repairs it: {command}")
    driver.shoot(page, "inspector-repair")
    page.keyboard.press("q")
    expect(page.locator("#outline .equation").count() == 0, "q hides the equations")
    page.keyboard.press("q")


def check_outline(page):
    """The column of the outline becomes wider by dragging and by keys, and what is longer scrolls."""
    def width():
        return page.evaluate("document.getElementById('outline').getBoundingClientRect().width")

    before, box = width(), page.locator("#divider").bounding_box()
    page.mouse.move(box["x"] + 3, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 123, box["y"] + 200, steps=4)
    page.mouse.up()
    expect(abs(width() - before - 120) < 8, f"dragging its edge widens the outline: {before} to {width()}")
    page.focus("#divider")
    for _ in range(20):
        page.keyboard.press("ArrowLeft")
    expect(width() == 160, f"keys make it narrow, but not too narrow: {width()}")
    scrolls = page.evaluate("(outline => outline.scrollWidth > outline.clientWidth)(document.getElementById('outline'))")
    expect(scrolls, "long names can be scrolled to")
    page.evaluate("document.activeElement.blur()")


def check_names(driver):
    """Views of SwiftUI's are called as in code, those of UIKit's as in Xcode's outline."""
    target = driver.work / "journey.html"
    driver.run("inspect", "--no-config", "Samples/Journey/journey.yaml", "-o", str(target))
    with driver.page(target.as_uri()) as page:
        names = page.inner_text("#outline")
        for name in ["VStack", "HStack", "ScrollView", ".padding"]:
            expect(name in names, f"the outline says {name}")
        for name in ["V Stack", "Scroll View", "safe Area"]:
            expect(name not in names, f"the outline does not say {name}")
        driver.shoot(page, "inspector-swiftui")


def check_many(driver):
    """2,000 cells: the page opens, filters and searches within what a person waits for."""
    layout = driver.work / "tiny.yaml"
    layout.write_text("keyline: 1\nsize: 80x40\nscale: 1\nviews:\n"
                      "  - { type: UILabel, id: a, text: Hello, font: body }\nconstraints:\n"
                      "  - a.top == screen.top\n  - a.leading == screen.leading\n")
    locales = "en,fr,de,es,it,pt,nl,sv,da,nb,fi,pl,cs,hu,ro,tr,ru,uk,el,ar,he"
    folder = driver.work / "many"
    driver.run("preview", "--no-config", str(layout), "-o", str(folder), "--across",
               f"locales={locales},text-sizes=all,appearances=all,text-weights=all,contrasts=all")
    started = time.monotonic()
    with driver.page((folder / "index.html").as_uri()) as page:
        cells = page.locator("#cells figure").count()
        expect(cells == 21 * 12 * 8, f"2,016 pictures, not {cells}")
        opened = time.monotonic() - started
        near = page.evaluate("document.images.length")
        expect(0 < near < 500, f"only the pictures near the view are in the document, not {near}")
        page.locator("#cells figure").last.scroll_into_view_if_needed()
        page.wait_for_function("() => [...document.querySelectorAll('#cells figure')].at(-1).querySelector('img')?.naturalWidth > 0")
        expect(page.evaluate("document.images.length") < 700, "the pictures that were seen before are not kept")
        page.evaluate("document.querySelectorAll('.scroller').forEach(part => part.scrollTop = 0); scrollTo(0, 0)")
        lasted = page.evaluate("""() => {
            const start = performance.now();
            const search = document.getElementById("search");
            search.value = "AX5 dark bold";
            search.dispatchEvent(new Event("input"));
            document.body.getBoundingClientRect();
            return performance.now() - start;
        }""")
        expect(page.locator("#cells figure").count() == 42, "search narrows 2,016 pictures down")
        loaded = page.evaluate("[...document.images].filter(image => image.complete && image.naturalWidth).length")
        print(f"check-pages: 2,016 pictures: opened in {opened:.2f} s, searched in {lasted:.0f} ms, {loaded} of 42 loaded")


def check_live(driver):
    folder = driver.work / "live"
    folder.mkdir()
    source = folder / "card.yaml"
    text = ("keyline: 1\nsize: 200x100\nscale: 2\nviews:\n  - { type: UILabel, id: a, text: First, font: body }\n"
            "constraints:\n  - a.top == screen.top + 8\n  - a.leading == screen.leading + 8\n")
    source.write_text(text)
    process = subprocess.Popen(
        [driver.keyline, "preview", "--no-config", "card.yaml", "--watch", "--serve", "-o", "pages", "--across", "appearances=light"],
        cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        address = next(line.strip() for line in process.stdout if line.startswith("http://"))
        with driver.page(address) as page:
            before = page.get_attribute("#cells img", "src")
            delays = []
            for turn in range(5):
                started = time.monotonic()
                source.write_text(text.replace("First", f"Turn {turn}"))
                page.wait_for_function("before => document.querySelector('#cells img').getAttribute('src') !== before", arg=before,
                                       polling="raf")
                delays.append(1000 * (time.monotonic() - started))
                before = page.get_attribute("#cells img", "src")
            print(f"check-pages: from saving to the new picture: {sorted(delays)[len(delays) // 2]:.0f} ms")
            source.write_text(text.replace("UILabel", "UILable"))
            page.wait_for_selector("#problems p")
            problem = page.inner_text("#problems")
            expect("card.yaml:5:" in problem, f"an error names file and line: {problem}")
            driver.shoot(page, "live-error")
            source.write_text(text)
            page.wait_for_selector("#problems p", state="detached")
            page.locator("#cells figure").first.click()
            with page.context.expect_page() as opened:
                page.keyboard.press("i")
            opened.value.wait_for_selector("#outline [role=treeitem]")
            opened.value.close()
    finally:
        process.terminate()


def main():
    parser = argparse.ArgumentParser()
    for name in ("keyline", "browser", "root"):
        parser.add_argument(f"--{name}", required=True)
    arguments = parser.parse_args()
    out = pathlib.Path(arguments.root) / "out" / "pages"
    out.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=arguments.browser, args=["--no-sandbox"])
        driver = Driver(arguments, browser, out)
        try:
            checks = (check_inspector, check_inspected, check_names, check_preview, check_findings, check_shared_findings, check_fit,
                      check_full_toolbar, check_address, check_map, check_map_words, check_live, check_many)
            for check in checks:
                check(driver)
                print(f"check-pages: {check.__name__.removeprefix('check_')} passed")
        finally:
            shutil.rmtree(driver.work, ignore_errors=True)
            browser.close()


main()
