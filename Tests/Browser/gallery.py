"""Opens a gallery in a real browser as a person would: python3 gallery.py FOLDER [SCREENSHOTS [TEXT LOOK]]

TEXT is one that only another look shows: with the fixture, device, appearance, size or language LOOK.
Needs Chromium and the Python package playwright; with axe-playwright-python, accessibility is looked at as well. Ends with 77 where one of the two
is missing, with 1 where something is wrong.
"""

import pathlib
import shutil
import sys

try:
    from playwright.sync_api import sync_playwright
except ImportError:
    print("not run: the Python package playwright is missing")
    sys.exit(77)
try:
    from axe_playwright_python.sync_playwright import Axe
except ImportError:
    Axe = None

PHONE, DESK, NARROW = (390, 844), (1440, 900), (320, 640)


class Visit:
    """One page in one window, whose every complaint is a failure."""

    def __init__(self, browser, folder, size, pictures=None, scheme="light", script=True, server=None):
        self.folder, self.pictures, self.failures, self.server = folder, pictures, [], server
        self.name = f"{size[0]}-{scheme}"
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=scheme, java_script_enabled=script
        )
        self.page = context.new_page()
        self.page.on("console", lambda message: self.hear(message.type, message.text))
        self.page.on("pageerror", lambda error: self.fail(f"an exception: {error}"))
        self.page.on("dialog", lambda dialog: (self.fail(f"an alert: {dialog.message}"), dialog.dismiss()))
        self.page.on("request", lambda request: self.ask(request.url))

    def hear(self, kind, text):
        if kind in ("error", "warning"):
            self.fail(f"the console: {text}")

    def ask(self, url):
        if not url.startswith(("file:", "data:")) and not (self.server and url.startswith(f"{self.server}/")):
            self.fail(f"a request to {url}")

    def fail(self, text):
        self.failures.append(f"{self.name}: {text}")

    def expect(self, is_right, text):
        if not is_right:
            self.fail(text)

    def open(self, name, wait=300):
        path, _, place = name.partition("#")
        self.page.goto((self.folder / path).resolve().as_uri() + (f"#{place}" if place else ""))
        self.page.wait_for_timeout(wait)
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        self.expect(wide <= 0, f"{name} is {wide} points wider than the window")

    def look(self, name):
        if self.pictures:
            self.page.screenshot(path=str(self.pictures / f"{name}-{self.name}.png"))
        if Axe:
            # It would fetch the style, which the page forbids.
            for violation in Axe().run(self.page, options={"preload": False}).response["violations"]:
                if violation["impact"] in ("serious", "critical"):
                    places = ", ".join(str(node["target"][0]) for node in violation["nodes"][:3])
                    self.fail(f"{name}: {violation['id']}: {violation['help']}: {places}")


def index(visit, screen):
    """The search finds a screen by its name and by nothing that isn't there."""
    page = visit.page
    visit.open("index.html")
    visit.look("index")
    shown = "[...document.querySelectorAll('.card')].filter(card => card.offsetParent).length"
    every = page.evaluate(shown)
    page.keyboard.press("/")
    page.keyboard.type(screen)
    page.wait_for_timeout(100)
    found = page.evaluate(shown)
    visit.expect(0 < found <= every, f"the search for {screen} shows {found} of {every}")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    visit.expect(f"screens/{screen}" in page.url, f"Enter in the search opens {page.url}")
    visit.open("index.html")
    page.fill("#search", "no screen has this text")
    page.wait_for_timeout(100)
    visit.expect(page.evaluate(shown) == 0, "the search for what isn't there shows screens")
    # Two letters that changed places.
    page.fill("#search", f"{screen[1]}{screen[0]}{screen[2:]}")
    page.wait_for_timeout(100)
    near = page.locator(".near button", has_text=screen)
    visit.expect(near.count() > 0, f"nothing like {screen} is offered")
    if near.count():
        near.first.click()
        visit.expect(page.evaluate(shown) > 0, "what is offered finds nothing")
    visit.expect(page.locator(".card mark").count() > 0, "nothing that was found is marked")


def other_look(visit, text, look):
    """A text of another look is found, and the screen is opened in that look."""
    page = visit.page
    visit.open("index.html")
    page.fill("#search", text)
    page.wait_for_timeout(100)
    with page.expect_navigation():
        page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    chosen = page.evaluate("[...document.querySelectorAll('#tools select')].map(select => select.value)")
    visit.expect(look in chosen, f"the search for {text} opens the look {chosen}")


def screen(visit, name):
    """Each way of using the picture, and each choice of a look."""
    page = visit.page
    visit.open(f"screens/{name}.html")
    visit.look("screen")
    for mode in ("Inspect", "VoiceOver", "Layers", "Play"):
        button = page.get_by_role("button", name=mode, exact=True)
        if button.count():
            button.first.click()
            visit.expect(button.first.get_attribute("aria-pressed") == "true", f"{mode} can't be chosen")
            visit.look(f"screen-{mode.lower()}")
    visit.open(f"screens/{name}.html")
    mode = page.evaluate("document.querySelector('.modes [aria-pressed=true]')?.textContent")
    bottom = page.evaluate("document.querySelector('#device')?.getBoundingClientRect().bottom ?? 0")
    if visit.name.startswith(str(DESK[0])):
        visit.expect(bottom <= DESK[1], f"the picture of {name} ends at {bottom}, below the window")
    for select in page.query_selector_all("#tools select"):
        for value in select.evaluate("select => [...select.options].map(option => option.value)"):
            select.select_option(value)
            page.wait_for_timeout(50)
            now = page.evaluate("document.querySelector('.modes [aria-pressed=true]')?.textContent")
            visit.expect(now == mode, f"{name} in {value} is shown in the mode {now}, not {mode}")
            rings = page.locator("a[data-look][aria-current]").count()
            visit.expect(rings == 1, f"{rings} looks of {name} are marked as the one that is shown")
            source = page.evaluate("document.querySelector('#picture')?.naturalWidth ?? 1")
            visit.expect(source > 0, f"{name} has no picture of {value}")


def prototype(visit, steps=8):
    """Clicks through, always somewhere new where there is such a way, and back again to where it began."""
    page = visit.page
    if not (visit.folder / "prototype.html").exists():
        return 0
    visit.open("prototype.html")
    visit.look("prototype")
    seen, done = {page.url}, 0
    for _ in range(steps):
        before = page.url
        for place in range(page.locator(".hot").count()):
            page.locator(".hot").nth(place).evaluate("hot => hot.click()")
            page.wait_for_timeout(330)
            if page.url not in seen:
                break
            if page.url != before:
                page.go_back()
                page.wait_for_timeout(330)
        if page.url in seen:
            break
        seen.add(page.url)
        done += 1
    visit.look("prototype-end")
    end, title = page.url, page.evaluate("document.querySelector('#beside h2')?.textContent")
    for _ in range(done):
        page.go_back()
        page.wait_for_timeout(330)
    visit.expect("#state-" not in page.url, f"{done} times back leads to {page.url}")
    page.goto(end)
    page.reload()
    page.wait_for_timeout(300)
    again = page.evaluate("document.querySelector('#beside h2')?.textContent")
    visit.expect(again == title, f"the address of a state leads to {again}, not to {title}")
    return done


def unknown_state(visit):
    """An address of no state is answered, with the start."""
    if (visit.folder / "prototype.html").exists():
        for address in ["prototype.html#garbage", "prototype.html#state-__proto__"]:
            visit.open(address)
            text = visit.page.locator(".note").text_content() if visit.page.locator(".note").count() else ""
            visit.expect("no state" in text, f"{address} has the note '{text}'")


def narrow(visit, names):
    """Nothing is wider than the narrowest phone; opening a page fails where it is."""
    for path in sorted(visit.folder.glob("*.html")):
        visit.open(path.name)
    for name in names:
        visit.open(f"screens/{name}.html", wait=20)


def printed(visit, name):
    """On paper a screen's page is its looks, without what is clicked."""
    page = visit.page
    visit.open(f"screens/{name}.html")
    page.emulate_media(media="print")
    page.wait_for_timeout(100)
    shown = "selector => [...document.querySelectorAll(selector)].filter(one => one.checkVisibility()).length"
    looks = page.evaluate("document.querySelectorAll('.looks img').length")
    visit.expect(page.evaluate(shown, ".looks img") == looks, f"{name} isn't printed with all of its looks")
    visit.expect(page.evaluate(shown, "button, select, input, .device") == 0, f"{name} is printed with controls")
    if visit.pictures:
        page.pdf(path=str(visit.pictures / f"printed-{name}.pdf"))
    page.emulate_media(media="screen")


def app_map(visit, screen):
    page = visit.page
    visit.open("map.html")
    visit.look("map")
    # A name below a picture has a size of its own.
    frame = "name => { const one = document.querySelector(`[data-name='${name}'] rect`).getBoundingClientRect();" \
        " return [one.x + one.width / 2, one.y + one.height / 2, one.width] }"
    x, y, width = page.evaluate(frame, screen)
    page.mouse.move(x, y)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_timeout(100)
    moved_x, moved_y, wider = page.evaluate(frame, screen)
    visit.expect(wider > width * 1.2, f"the map doesn't get larger: {width}, {wider}")
    visit.expect(abs(moved_x - x) < 4 and abs(moved_y - y) < 4, "the map isn't zoomed about the pointer")
    page.get_by_label("Find a screen on the map").fill(screen)
    page.wait_for_timeout(100)
    visit.expect(page.locator(f"[data-name='{screen}'].hit").count() == 1, f"{screen} isn't found on the map")
    visit.open("index.html")
    visit.open(f"map.html#{screen}")
    x, y, _ = page.evaluate(frame, screen)
    box = page.locator("#map").bounding_box()
    middle = abs(x - box["x"] - box["width"] / 2) < 30 and abs(y - box["y"] - box["height"] / 2) < 60
    visit.expect(middle, f"map.html#{screen} shows another place")
    page.get_by_role("button", name="All of it").click()
    page.wait_for_timeout(100)
    link = page.query_selector("#map a")
    if link:
        link.evaluate("link => link.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))")
        page.wait_for_timeout(300)


def chromium():
    """Where the browser is; ends the script where there is none."""
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if not path:
        print("not run: there is no Chromium")
        sys.exit(77)
    return path


def images(visit):
    """Every picture that the index shows is one that the browser can draw."""
    visit.open("index.html")
    broken = visit.page.evaluate(
        """async () => {
          const all = [...document.querySelectorAll('.card img')];
          all.forEach(image => image.loading = 'eager');
          await Promise.all(all.map(image => image.decode().catch(() => {})));
          return all.filter(image => !image.naturalWidth).map(image => image.src);
        }"""
    )
    visit.expect(not broken, f"{len(broken)} pictures can't be drawn, {broken[:1]} first")


def main():
    folder = pathlib.Path(sys.argv[1])
    pictures = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    names = sorted(path.stem for path in (folder / "screens").glob("*.html"))
    chosen = [names[0], names[len(names) // 2], names[-1]]
    other = sys.argv[3:5]
    failures, steps = [], 0
    # Parts aren't on the map.
    screens = [name for name in chosen if f'data-name="{name}"' in (folder / "map.html").read_text()]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        visit = Visit(browser, folder, NARROW)
        narrow(visit, names)
        failures += visit.failures
        visit = Visit(browser, folder, DESK, pictures)
        printed(visit, chosen[0])
        if other:
            other_look(visit, *other)
        failures += visit.failures
        for size, scheme in ((DESK, "light"), (PHONE, "light"), (DESK, "dark")):
            visit = Visit(browser, folder, size, pictures, scheme)
            images(visit)
            index(visit, chosen[1])
            for name in chosen:
                screen(visit, name)
            steps = max(steps, prototype(visit))
            app_map(visit, screens[0])
            unknown_state(visit)
            if (folder / "changes.html").exists():
                visit.open("changes.html")
                visit.look("changes")
            failures += visit.failures
        plain = Visit(browser, folder, DESK, pictures, script=False)
        plain.open("index.html")
        plain.expect(plain.page.locator(".card img").count() > 0, "without JavaScript the index has no pictures")
        plain.open(f"screens/{chosen[1]}.html")
        plain.expect(plain.page.locator("img").count() > 0, "without JavaScript a screen has no picture")
        failures += plain.failures
        browser.close()
    for failure in dict.fromkeys(failures):
        print(failure)
    looked = "accessibility looked at" if Axe else "without axe"
    print(f"{len(names)} screens, {steps} states clicked through, {looked}: {len(set(failures))} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
