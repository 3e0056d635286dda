/// A page of its own, with its style.
enum HTMLPage {
  /// The page, with its final newline.
  ///
  /// - Parameters:
  ///   - title: the title, as markup.
  ///   - body: the content of the page.
  static func text(title: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <style>
    \(style)</style>
    </head>
    <body>
    \(body)</body>
    </html>

    """
  }

  private static let style = """
    :root {
      color-scheme: light dark;
      --text: #1d1d1f; --quiet: #5b5b60; --page: #ffffff; --card: #f5f5f7; --line: #d2d2d7; --link: #0060c0;
      --removed: #ffe3e0; --added: #dcf5e1; --removed-word: #ffb3ac; --added-word: #9fe0ac;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #f5f5f7; --quiet: #a6a6ab; --page: #161617; --card: #232325; --line: #424245; --link: #64b0ff;
        --removed: #4a1a1a; --added: #143a20; --removed-word: #8c2f2c; --added-word: #1f6b36;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 1rem; max-width: 70rem; background: var(--page); color: var(--text);
      font: 1rem/1.5 -apple-system, system-ui, "Segoe UI", "Helvetica Neue", Arial, sans-serif;
    }
    h1 { font-size: 1.6rem; line-height: 1.2; margin: 0.5rem 0; }
    h2 { font-size: 1.2rem; line-height: 1.3; margin: 0 0 0.25rem; }
    p, ul, ol { margin: 0.25rem 0 0.75rem; }
    h1, h2, p, li, summary, figcaption { overflow-wrap: anywhere; }
    header p { color: var(--quiet); }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    section { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1rem; margin: 1rem 0; }
    details { border-top: 1px solid var(--line); }
    summary { cursor: pointer; padding: 0.6rem 0; min-height: 2.75rem; }
    code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 0.85rem; }
    pre {
      margin: 0 0 0.75rem; padding: 0.5rem 0; overflow-x: auto; line-height: 1.45; direction: ltr;
      background: var(--page); border: 1px solid var(--line); border-radius: 0.5rem;
    }
    pre > * {
      display: block; width: max-content; min-width: 100%; padding: 0 0.75rem; min-height: 1.45em;
      text-decoration: none; unicode-bidi: isolate;
    }
    .at { color: var(--quiet); }
    del { background: var(--removed); }
    ins { background: var(--added); }
    mark { color: inherit; background: none; border-radius: 0.2rem; }
    del mark { background: var(--removed-word); }
    ins mark { background: var(--added-word); }
    .pair { display: grid; grid-template-columns: repeat(2, minmax(0, max-content)); gap: 1rem; padding-bottom: 0.75rem; }
    figure { margin: 0; }
    figure pre { padding: 0.5rem 0.75rem; line-height: 1.2; }
    figcaption { color: var(--quiet); font-size: 0.9rem; margin-bottom: 0.25rem; }
    img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 0.75rem; background: #fff; }
    @media (max-width: 30rem) { body { padding: 0.5rem; } section { padding: 0.75rem; } .pair { gap: 0.5rem; } }
    @media print { details::details-content { content-visibility: visible; } }

    """
}
