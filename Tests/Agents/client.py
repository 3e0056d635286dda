"""Uses `petri mcp` as the official Python client of the Model Context Protocol does.

    python3 client.py PETRI FOLDER [SESSIONS]

FOLDER has a catalogue with the screen `sign-in` of the sample. SESSIONS servers (20) are used at once: each lists what there is,
launches, types, taps, goes back, asks for what changed, and sends what is wrong. Exit status 77: the client (`pip install mcp`) is missing.
"""

import asyncio
import json
import os
import re
import sys
import time

try:
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client
    try:
        from mcp.shared.exceptions import MCPError
    except ImportError:  # Before version 2 of the client.
        from mcp.shared.exceptions import McpError as MCPError
except ImportError as missing:
    print(f"the client is missing: {missing}")
    sys.exit(77)

PETRI, FOLDER = sys.argv[1:3]
SESSIONS = int(sys.argv[3]) if len(sys.argv) > 3 else 20


def text(result):
    return "".join(part.text for part in result.content if part.type == "text")


def fact(answer, name, older):
    return getattr(answer, name) if hasattr(answer, name) else getattr(answer, older)


def failed(result):
    return fact(result, "is_error", "isError")


async def mind(client, session):
    """The server answers whether it is there while a call runs, and doesn't go on with a call that was given up."""
    looking = asyncio.create_task(client.call_tool("tree", {"session": session, "as": "lifecycle"}))
    await asyncio.sleep(0.05)
    await client.send_ping()
    assert not failed(await looking), text(await looking)
    given_up = asyncio.create_task(client.call_tool("verify", {"matrix": True}))
    await asyncio.sleep(0.3)
    given_up.cancel()
    start = time.monotonic()
    found = await client.call_tool("list_screens", {"query": "sign-in"})
    assert not failed(found) and time.monotonic() - start < 10, "the server goes on with what nobody wants"


async def use(number):
    parameters = StdioServerParameters(command=PETRI, args=["mcp", "--catalog", FOLDER], env=dict(os.environ))
    async with stdio_client(parameters) as (read, write), ClientSession(read, write) as client:
        hello = await client.initialize()
        assert fact(hello, 'server_info', 'serverInfo').name == "petri", hello
        tools = {tool.name for tool in (await client.list_tools()).tools}
        for name in "list_screens show launch tree tap type back route verify changed explain validate picture".split():
            assert name in tools, name
        resources = (await client.list_resources()).resources
        assert "petri://catalogue" in {str(resource.uri) for resource in resources}, resources
        assert len((await client.list_prompts()).prompts) == 2

        launched = await client.call_tool("launch", {"screen": "sign-in"})
        assert not failed(launched), text(launched)
        session = re.search(r"session (s\d+)", text(launched)).group(1)
        field = re.search(r"\[(e\w+)\] textField mail", text(launched)).group(1)
        typed = await client.call_tool(
            "type", {"session": session, "target": f"@{field}", "text": f"person{number}@example.com"}
        )
        assert f"person{number}@example.com" in text(typed), text(typed)
        assert len(text(typed)) < len(text(launched)) / 2, "only what has changed"
        refused = await client.call_tool("tap", {"session": session, "target": "No such button"})
        assert failed(refused) and "No such button" in text(refused), text(refused)
        await mind(client, session)
        tree = await client.call_tool("tree", {"session": session})
        assert f"person{number}@example.com" in text(tree), text(tree)

        wrong = await client.call_tool("tree", {"session": "s99", "max_lines": 5})
        assert failed(wrong) and "unknown session 's99'" in text(wrong), text(wrong)
        hostile = await client.call_tool("show", {"screen": "--help\u001b[31m\n../../etc/passwd"})
        assert failed(hostile) and "\u001b" not in text(hostile), text(hostile)
        screen = await client.read_resource("petri://screen/sign-in")
        assert json.loads(screen.contents[0].text)["name"] == "sign-in"
        try:
            await client.read_resource("petri://nothing")
            raise AssertionError("an unknown resource was read")
        except MCPError as error:
            assert "petri://nothing" in str(error)
    return len(tools)


async def main():
    counts = await asyncio.gather(*(use(number) for number in range(SESSIONS)))
    print(f"{len(counts)} clients at once, {counts[0]} tools")


asyncio.run(main())
