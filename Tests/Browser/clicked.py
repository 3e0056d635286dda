"""Clicks through the prototype of a gallery in a real browser, control by control: python3 clicked.py FOLDER END WORDS...

WORDS are the labels of the controls in their order, END is the title of the state that they lead to. Ends as gallery.py does.
"""

import pathlib
import sys

from gallery import DESK, PHONE, Visit, chromium, sync_playwright


def title(page):
    return page.evaluate("document.querySelector('#beside h2')?.firstChild.textContent.trim()")


def click(visit, words):
    """Clicks a control at its middle, as a finger does, and waits for what comes."""
    page, before = visit.page, visit.page.url
    hot = page.locator(f'.hot[aria-label="{words}"]')
    if hot.count() != 1:
        visit.fail(f"{hot.count()} controls are called {words} on {title(page)}")
        return False
    hot.scroll_into_view_if_needed()
    box = hot.bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(350)
    visit.expect(page.url != before, f"{words} leads nowhere")
    return page.url != before


def main():
    folder, end, steps = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3:]
    failures = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for size in (DESK, PHONE):
            visit = Visit(browser, folder, size)
            page = visit.page
            visit.open("prototype.html")
            first = title(page)
            if all(click(visit, words) for words in steps):
                visit.expect(title(page) == end, f"the controls lead to {title(page)}, not to {end}")
                visit.look("clicked")
                here = page.evaluate("[...document.querySelectorAll('.here li')].map(item => item.textContent)")
                visit.expect(here == steps, f"the way here is {here}")
                address = page.url
                visit.expect(page.locator(".beside .end").count() == 1, "the end of the way isn't said")
                box = page.locator("#device").bounding_box()
                visit.expect(box["y"] >= 0 and box["y"] < size[1] / 2, f"after a tap the picture is at {box['y']}")
                # A step of the way here leads to where it led.
                page.locator(".here button").first.click()
                page.wait_for_timeout(350)
                again = page.evaluate("[...document.querySelectorAll('.here li')].map(item => item.textContent)")
                visit.expect(again == steps[:1], f"the first step of the way here leads to the end of {again}")
                page.go_back()
                page.wait_for_timeout(350)
                for _ in steps:
                    page.go_back()
                    page.wait_for_timeout(350)
                visit.expect(title(page) == first, f"{len(steps)} times back leads to {title(page)}, not to {first}")
                # The address of the end is for somebody who hasn't clicked.
                other = Visit(browser, folder, size)
                other.page.goto(address)
                other.page.wait_for_timeout(300)
                other.expect(title(other.page) == end, f"the address of the end leads to {title(other.page)}")
                visit.failures += other.failures
            failures += visit.failures
        browser.close()
    for failure in dict.fromkeys(failures):
        print(failure)
    print(f"{len(steps)} controls clicked: {len(set(failures))} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
