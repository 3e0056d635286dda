"""Uses `petri lsp` as a client of the Language Server Protocol does that knows the types of all its answers (pygls).

    python3 client.py PETRI FOLDER

FOLDER has a catalogue with the screens `menu` and `cart`. Every capability that the server announces is asked for, at every place of a
file, then with what makes no sense. Exit status 77: the client (`pip install pygls`) is missing.
"""

import asyncio
import pathlib
import sys

try:
    from lsprotocol import types
    from pygls.exceptions import JsonRpcException
    from pygls.lsp.client import LanguageClient
except ImportError as missing:
    print(f"the client is missing: {missing}")
    sys.exit(77)

PETRI, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
MENU, CART = (FOLDER / f"Screens/{name}.yaml" for name in ("menu", "cart"))

# The requests of each capability, the place being put in by `ask`.
REQUESTS = {
    "completion_provider": ["completion"], "hover_provider": ["hover"], "definition_provider": ["definition"],
    "references_provider": ["references"], "rename_provider": ["prepareRename", "rename"],
    "code_action_provider": ["codeAction"], "document_symbol_provider": ["documentSymbol"],
    "folding_range_provider": ["foldingRange"], "semantic_tokens_provider": ["semanticTokens/full"],
    "code_lens_provider": ["codeLens"], "inlay_hint_provider": ["inlayHint"],
}
# Not asked for a file.
OTHERS = {"position_encoding", "text_document_sync", "workspace_symbol_provider"}


class Editor:
    def __init__(self, *encodings):
        self.client = LanguageClient("tests", "1")
        self.problems, self.count = {}, 0
        general = types.GeneralClientCapabilities(position_encodings=list(encodings) or None)
        self.capabilities = types.ClientCapabilities(general=general)

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def publish(found):
            self.problems[found.uri] = found
            self.count += 1

    async def start(self):
        await self.client.start_io(PETRI, "lsp")

    async def initialize(self):
        parameters = types.InitializeParams(
            capabilities=self.capabilities, process_id=None, root_uri=FOLDER.as_uri())
        answer = await self.client.initialize_async(parameters)
        self.client.initialized(types.InitializedParams())
        return answer

    def open(self, path, text, version=1):
        item = types.TextDocumentItem(uri=path.as_uri(), language_id="yaml", version=version, text=text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(text_document=item))

    def change(self, path, version, *changes):
        document = types.VersionedTextDocumentIdentifier(uri=path.as_uri(), version=version)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, list(changes)))

    def raw(self, text):
        """Sends what the client wouldn't."""
        self.client._server.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(text), text.encode()))

    async def ask(self, method, path, line=0, column=0, uri=None):
        """The answer, with the types of the protocol; what is in a file is the same for all methods."""
        place = types.Position(line, column)
        document = types.TextDocumentIdentifier(uri=uri or path.as_uri())
        extent = types.Range(types.Position(0, 0), types.Position(line, column))
        method = f"textDocument/{method}"
        kind = types.METHOD_TO_TYPES[method][2]
        values = {
            "text_document": document, "position": place, "new_name": "basket", "range": extent,
            "context": types.ReferenceContext(include_declaration=True) if "references" in method
            else types.CodeActionContext(diagnostics=[]),
        }
        wanted = {field.name for field in kind.__attrs_attrs__}
        if "completion" in method:
            wanted.discard("context")
        parameters = kind(**{name: value for name, value in values.items() if name in wanted})
        return await asyncio.wait_for(self.client.protocol.send_request_async(method, parameters), 60)

    async def refusal(self, method, *values, **named):
        """The code of the error that a request gets."""
        try:
            await self.ask(method, *values, **named)
        except JsonRpcException as error:
            return error.code
        return None

    async def known(self, path, version):
        """The problems of a version of a file."""
        for _ in range(3_000):
            found = self.problems.get(path.as_uri())
            if found and found.version == version:
                return found.diagnostics
            await asyncio.sleep(0.02)
        raise AssertionError(f"no problems of version {version}")

    async def stop(self):
        await self.client.shutdown_async(None)
        assert await self.refusal("hover", MENU) == -32600, "after shutdown nothing is answered"
        self.client.exit(None)
        await asyncio.wait_for(self.client._server.wait(), 60)
        assert self.client._server.returncode == 0, self.client._server.returncode


async def everything(encoding):
    """Each capability at each place of a file."""
    editor = Editor(encoding)
    await editor.start()
    assert await editor.refusal("hover", MENU) == -32002, "before initialize nothing is answered"
    capabilities = (await editor.initialize()).capabilities
    assert capabilities.position_encoding == encoding, capabilities.position_encoding
    announced = {name for name in dir(capabilities) if not name.startswith("_") and getattr(capabilities, name)}
    assert announced - OTHERS == set(REQUESTS), announced ^ set(REQUESTS)
    text = MENU.read_text()
    editor.open(MENU, text)
    assert not await editor.known(MENU, 1)
    answers = {}
    for methods in REQUESTS.values():
        for method in methods:
            for line, words in enumerate(text.split("\n")):
                for column in range(0, len(words) + 2, 3):
                    try:
                        answer = await editor.ask(method, MENU, line, column)
                    except JsonRpcException as error:
                        assert "ename" in method and "renamed" in error.message, (method, line, column, error)
                        continue
                    answers[method] = answers.get(method, 0) + (answer is not None)
    assert all(answers.get(method) for methods in REQUESTS.values() for method in methods), answers
    symbols = await editor.client.workspace_symbol_async(types.WorkspaceSymbolParams(query="cr"))
    assert [symbol.name for symbol in symbols] == ["cart"], symbols
    await editor.stop()
    print(f"{encoding}: {len(answers)} kinds of requests answered at each place")


async def hostile():
    """Places, files and messages that make no sense."""
    editor = Editor()
    await editor.start()
    await editor.initialize()
    text = "screen: menu\ncontent:\n  - label: 😀é${x}😀\n"
    editor.open(MENU, text)
    assert len(await editor.known(MENU, 1)) == 1
    # Far outside, and in the middle of a character of two units.
    for method in (method for methods in REQUESTS.values() for method in methods):
        for line, column in [(0, 2**31 - 1), (2**31 - 1, 0), (2, 12), (2, 13), (2, 19), (3, 5)]:
            code = await editor.refusal(method, MENU, line, column)
            assert code in (None, -32602, -32803), (method, line, column, code)
        for uri in ["file:///nowhere/x.yaml", "untitled:Untitled-1", "file://", "", "%%%", "file:///%00", f"{MENU.as_uri()}/x"]:
            assert await editor.refusal(method, MENU, uri=uri) in (None, -32803), (method, uri)
    # A change that begins and ends in the middle of a character takes nothing with it that isn't there.
    half = types.Range(types.Position(2, 12), types.Position(2, 13))
    editor.change(MENU, 2, types.TextDocumentContentChangePartial(range=half, text="x"))
    await editor.known(MENU, 2)
    turned = types.Range(types.Position(9, 9), types.Position(0, 0))
    editor.change(MENU, 3, types.TextDocumentContentChangePartial(range=turned, text="# turned\n"))
    await editor.known(MENU, 3)
    editor.change(MENU, 4, types.TextDocumentContentChangeWholeDocument(text=MENU.read_text()))
    assert not await editor.known(MENU, 4)
    # A file that is larger than any may be, one that is opened twice, closed twice or changed without being open, and one of no catalogue.
    huge = MENU.read_text() + "# " + "x" * 3_000_000 + "\n"
    editor.change(MENU, 5, types.TextDocumentContentChangeWholeDocument(text=huge))
    assert [problem.code for problem in await editor.known(MENU, 5)] == ["limit-exceeded"], editor.problems
    await editor.ask("completion", MENU, 3, 4)
    editor.open(MENU, MENU.read_text(), 6)
    assert not await editor.known(MENU, 6)
    editor.change(CART, 2, types.TextDocumentContentChangeWholeDocument(text="]["))
    closing = types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(uri=CART.as_uri()))
    editor.client.text_document_did_close(closing)
    elsewhere = pathlib.Path("/nowhere/x.yaml")
    editor.open(elsewhere, "screen: x\n")
    assert await editor.ask("hover", elsewhere, 0, 2) is None
    assert elsewhere.as_uri() not in editor.problems, "a file of no catalogue has no problems"
    # Methods that there are not, parameters of wrong types, and what isn't JSON-RPC at all.
    document = types.TextDocumentIdentifier(uri=MENU.as_uri())
    for method, parameters, code in [
        ("textDocument/moniker", types.MonikerParams(document, types.Position(0, 0)), -32601),
        ("petri/unknown", None, -32601),
        ("initialize", types.InitializeParams(capabilities=editor.capabilities), -32600),
    ]:
        try:
            await editor.client.protocol.send_request_async(method, parameters)
            raise AssertionError(method)
        except JsonRpcException as error:
            assert error.code == code, (method, error.code)
    for parameters in ['{"textDocument":7}', '{"textDocument":{"uri":[]}}', "[]", "{}", "3"]:
        for method in ("hover", "didOpen", "didChange", "didClose", "didSave"):
            editor.raw(f'{{"jsonrpc":"2.0","method":"textDocument/{method}","params":{parameters}}}')
    for text in ["[]", "{", "null", '{"jsonrpc":"2.0"}', '{"jsonrpc":"2.0","method":"$/unknown"}']:
        editor.raw(text)
    assert await editor.ask("hover", MENU, 0, 2)
    # Requests that are taken back are answered all the same, each once, and those behind them too.
    kind = types.METHOD_TO_TYPES["textDocument/references"][2]
    context = types.ReferenceContext(include_declaration=True)
    requests = []
    for number in range(50):
        parameters = kind(text_document=document, position=types.Position(0, 9), context=context)
        requests.append(editor.client.protocol.send_request_async("textDocument/references", parameters, msg_id=f"r{number}"))
        editor.client.cancel_request(types.CancelParams(id=f"r{number}"))
    answers = await asyncio.wait_for(asyncio.gather(*requests, return_exceptions=True), 60)
    assert all(not isinstance(answer, Exception) or answer.code == -32800 for answer in answers), answers
    before = editor.count
    await editor.ask("hover", MENU, 0, 9)
    assert editor.count == before, "asking makes no problems known"
    await editor.stop()
    print(f"hostile input answered, {sum(isinstance(answer, Exception) for answer in answers)} of 50 requests taken back")


async def main():
    await everything("utf-16")
    await everything("utf-8")
    await hostile()


asyncio.run(main())
