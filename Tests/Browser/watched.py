"""Looks at a gallery that `petri gallery --watch` makes while a file is edited: python3 watched.py FOLDER SCREEN FILE BEFORE AFTER

The screen's page is open from the disk and from a server; both must show the new text without anybody's doing, where they were. Ends as gallery.py does.
"""

import functools
import http.server
import pathlib
import sys
import threading
import time

sys.dont_write_bytecode = True

from gallery import DESK, Visit, chromium, sync_playwright


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass

    def do_GET(self):
        # Browsers ask for it by themselves, and complain.
        if self.path == "/favicon.ico":
            self.send_response(204)
            self.end_headers()
        else:
            super().do_GET()


def is_new(page):
    """Whether the page is another one than at first; while it is loaded nothing is known of it."""
    try:
        return page.evaluate("window.isOld !== true && document.readyState === 'complete'")
    except Exception:
        return False


def text(page):
    return page.evaluate("document.body.textContent")


def main():
    folder, name, file, before, after = pathlib.Path(sys.argv[1]), sys.argv[2], pathlib.Path(sys.argv[3]), *sys.argv[4:6]
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}"
    path = f"screens/{name}.html"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        visits = [Visit(browser, folder, DESK), Visit(browser, folder, DESK, server=address)]
        for visit, root in zip(visits, [folder.resolve().as_uri(), address]):
            visit.page.goto(f"{root}/{path}#kept")
            visit.expect(before in text(visit.page), f"{path} doesn't show {before}")
            # Some turns of the script, in which nothing may happen.
            visit.page.evaluate("window.isOld = true")
            visit.page.wait_for_timeout(2_000)
            visit.expect(visit.page.evaluate("window.isOld === true"), "the page is shown anew without a change")
        file.write_text(file.read_text().replace(before, after))
        for visit in visits:
            end = time.monotonic() + 120
            while not is_new(visit.page) and time.monotonic() < end:
                visit.page.wait_for_timeout(100)
            visit.expect(after in text(visit.page), f"{path} doesn't show {after} by itself")
            visit.expect(visit.page.url.endswith("#kept"), f"the page was at #kept, and is at {visit.page.url}")
        failures = [failure for visit in visits for failure in visit.failures]
        browser.close()
    for failure in failures:
        print(failure)
    print(f"a watched gallery from the disk and a server: {len(failures)} failures")
    sys.exit(1 if failures else 0)


main()
