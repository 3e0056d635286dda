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
    # What was chosen is there for somebody who comes back.
    page.fill("#search", screen)
    with page.expect_navigation():
        page.keyboard.press("Enter")
    page.go_back()
    page.wait_for_timeout(300)
    visit.expect(page.input_value("#search") == screen, "the search is lost on the way back")
    visit.expect(page.locator(".card mark").count() > 0, "what was found is lost on the way back")
    visit.open("index.html")
    for name in page.evaluate("[...document.querySelectorAll('.filters select')].map(select => select.ariaLabel)"):
        select = page.get_by_label(name, exact=True)
        select.select_option(index=1)
        page.wait_for_timeout(100)
        visit.expect(0 < page.evaluate(shown) <= every, f"{name} {select.input_value()} shows no screens")
        visit.expect("found" in page.text_content("#count"), f"{name} has the count {page.text_content('#count')}")
        select.select_option(index=0)
        page.wait_for_timeout(100)
    visit.expect(page.evaluate(shown) == every, "without choices not all screens are there again")
    visit.expect("#" not in page.url, f"without choices the address is {page.url}")


def stepped(visit):
    """j goes from one change to the next, k back, and each has the focus."""
    page = visit.page
    count = page.locator("section.edit").count()
    focused = "[...document.querySelectorAll('section.edit')].findIndex(edit => edit.contains(document.activeElement))"
    for key, places in (("j", range(count)), ("k", range(count - 2, -1, -1))):
        for place in places:
            page.keyboard.press(key)
            found = page.evaluate(focused)
            visit.expect(found == place, f"{key} goes to change {found} in place of {place}")


def ranked(visit):
    """Names come before what screens show, and what was written before its words apart."""
    page = visit.page
    visit.open("index.html")
    cards = """[
      {name: 'far', title: 'The cart of others'}, {name: 'text', title: 'Text'}, {name: 'carts', title: 'Carts'},
      {name: 'shop-cart', title: 'Shop'}, {name: 'cart', title: 'Yours'}, {name: 'scattered', title: 'S'}, {name: 'descartes', title: 'D'},
    ]"""
    texts = "[[['']], [['Your cart, open']], [['']], [['']], [['']], [['open today', 'a cart']], [['']]]"
    found = f"""query => {{
      const search = new ScreenSearch({cards});
      search.add({texts});
      return search.find(query, () => true).map(({{card}}) => card.name);
    }}"""
    for query, names in {
        "cart": ["cart", "carts", "far", "shop-cart", "descartes", "text", "scattered"],
        "CART, open": ["text"],
        "open cart": ["text", "scattered"],
        "cart shop": ["shop-cart"],
        "none": [],
    }.items():
        answer = page.evaluate(found, query)
        visit.expect(answer == names, f"the search for {query} finds {answer}")


def many(visit, count=10_000):
    """Of many cards those near what is seen are made; all can be come to, by the wheel and the keys, and paper has all."""
    page = visit.page
    visit.open("index.html")
    page.evaluate(
        """count => {
          const entries = Array.from({length: count}, (_, place) => ({card: {name: `n-${place}`, title: `Name ${place}`, picture: null, tags: [],
            devices: [], path: [], isPart: false, page: `#${place}`}}));
          const element = ({card}) => make('li', {class: 'card'}, make('a', {href: card.page},
            make('span', {class: 'none'}), make('strong', {}, card.title), make('code', {}, card.name)));
          $('#list').replaceChildren();
          window.lists = new CardLists($('#list'), element);
          lists.show([{title: 'One', entries: entries.slice(0, count / 2)}, {title: 'Two', entries: entries.slice(count / 2)}]);
        }""",
        count,
    )
    made = page.locator(".card").count()
    visit.expect(0 < made < 200, f"{made} of {count} cards are made at first")
    first = page.locator(".card").first
    visit.expect(first.get_attribute("aria-posinset") == "1", "the first card isn't the first of its list")
    visit.expect(first.get_attribute("aria-setsize") == str(count // 2), "a list doesn't tell its length")
    for place in (0.3, 0.5, 0.8, 1.0):
        page.evaluate("place => window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * place)", place)
        page.wait_for_timeout(150)
        # Each place of the window has a card, and it is where its row was said to be.
        hit = page.evaluate(
            """() => {
              const links = $$('.card a').map(link => link.getBoundingClientRect()).filter(box => box.bottom > 0 && box.top < innerHeight);
              return [links.length, $$('.card').length];
            }"""
        )
        visit.expect(hit[0] > 0 and hit[1] < 200, f"{hit[0]} of {hit[1]} cards are seen at {place} of the page")
    visit.expect(page.locator(".card strong").last.text_content() == f"Name {count - 1}", "the end of the page isn't the last card")
    end = page.evaluate("$('#list').getBoundingClientRect().bottom - $$('.card a').at(-1).getBoundingClientRect().bottom")
    visit.expect(0 <= end < 120, f"the last card ends {end} points before its list")
    time = page.evaluate(
        """() => {
          const began = performance.now();
          lists.show([{entries: lists.groups.flatMap(({entries}) => entries)}]);
          document.body.offsetHeight;
          return performance.now() - began;
        }"""
    )
    visit.expect(time < 500, f"{count} cards are shown in {time:.0f} ms")
    page.evaluate("lists.show([{title: 'Few', entries: lists.groups[0].entries.slice(0, 300)}])")
    visit.expect(page.locator(".card").count() < 300, "300 cards are all made")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    visit.expect(page.locator(".card").count() == 300, "paper hasn't all cards")
    page.evaluate("dispatchEvent(new Event('afterprint'))")


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
    height = page.viewport_size["height"]
    visit.expect(bottom <= height, f"the picture of {name} ends at {bottom}, below the window")
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


def inspected(visit, name):
    """The keys go from view to view, and measure from one to another."""
    page = visit.page
    visit.open(f"screens/{name}.html")
    button = page.get_by_role("button", name="Inspect", exact=True)
    if not button.count():
        return
    button.first.click()
    page.locator(".frame").focus()
    page.keyboard.press("ArrowDown")
    first = page.text_content("#beside h2")
    visit.expect(page.locator(".device .box").count() == 1, "a key points at no view")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    visit.expect(page.text_content("#beside h2") != first, "a key doesn't go to the next view")
    visit.expect(page.locator(".device .box.pinned").count() == 1, "Enter doesn't measure from a view")
    page.keyboard.press("Escape")
    visit.expect(page.locator(".device .box.pinned").count() == 0, "Escape goes on measuring")


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
    with page.expect_navigation():
        page.keyboard.press("Enter")
    page.go_back()
    page.wait_for_timeout(300)
    field = page.get_by_label("Find a screen on the map")
    visit.expect(field.input_value() == screen, "the map loses its search on the way back")
    visit.expect(page.locator(f"[data-name='{screen}'].hit").count() == 1, "the map loses what was found on the way back")
    page.emulate_media(media="print")
    page.wait_for_timeout(100)
    width = page.evaluate("document.querySelector('#map svg').getBoundingClientRect().width")
    visit.expect(width <= page.viewport_size["width"], f"the map is printed {width} points wide")
    page.emulate_media(media="screen")
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
            ranked(visit)
            many(visit)
            for name in chosen:
                screen(visit, name)
                inspected(visit, name)
            steps = max(steps, prototype(visit))
            app_map(visit, screens[0])
            unknown_state(visit)
            if (folder / "changes.html").exists():
                visit.open("changes.html")
                visit.look("changes")
                stepped(visit)
            failures += visit.failures
        plain = Visit(browser, folder, DESK, pictures, script=False)
        plain.open("index.html")
        plain.expect(plain.page.locator(".card img").count() > 0, "without JavaScript the index has no pictures")
        # Every screen can be come to by links alone.
        seen, waiting = set(), ["index.html"]
        while waiting:
            place = waiting.pop()
            if place in seen:
                continue
            seen.add(place)
            if "/" not in place:
                plain.page.goto((folder / place).resolve().as_uri())
                links = "[...document.querySelectorAll('main a')].map(link => link.getAttribute('href'))"
                waiting += [link for link in plain.page.evaluate(links) if not link.startswith("#")]
        lost = [name for name in names if f"screens/{name}.html" not in seen]
        plain.expect(not lost, f"without JavaScript nothing leads to {lost[:3]}")
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
