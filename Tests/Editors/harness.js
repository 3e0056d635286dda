// Uses the extension for Visual Studio Code as the editor does, with the real server, and prints what a person gets.
//
//     node harness.js PETRI FOLDER
//
// FOLDER has a catalogue with the screens `menu` and `cart`. `vscode` and the client of the protocol are stood in for.
const fs = require('fs')
const Module = require('module')
const path = require('path')
const { pathToFileURL } = require('url')

const [petri, folder] = process.argv.slice(2)
const own = { vscode: './vscode', 'vscode-languageclient/node': './languageclient' }
const usual = Module._resolveFilename
Module._resolveFilename = (name, ...rest) => (own[name] ? require.resolve(own[name]) : usual(name, ...rest))

const vscode = require('vscode')
const { LanguageClient } = require('vscode-languageclient/node')
const root = path.join(__dirname, '../../Plugins/VSCode')
const extension = require(root)
const manifest = require(path.join(root, 'package.json'))

const say = (...words) => console.log(...words)
const tell = () => vscode.heard.splice(0).forEach((line) => say(line.replaceAll(folder, 'FOLDER').replaceAll(petri, 'PETRI')))
const client = () => LanguageClient.all.at(-1)

async function edit() {
  const uri = `${pathToFileURL(path.join(folder, 'Screens/menu.yaml'))}`
  const text = fs.readFileSync(path.join(folder, 'Screens/menu.yaml'), 'utf8')
  const lines = text.split('\n')
  const ask = (method, word, more) => {
    const line = lines.findIndex((each) => each.includes(word))
    const position = { line, character: lines[line].indexOf(word) + word.length }
    return client().request(`textDocument/${method}`, { textDocument: { uri }, position, ...more })
  }
  const type = (text, version) => {
    const problems = client().nextProblems(uri)
    client().notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges: [{ text }] })
    return problems
  }
  const opened = client().nextProblems(uri)
  client().notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: 1, text } })
  say('problems:', (await opened).length)
  const problems = await type(text.replace('open: cart', 'open: card'), 2)
  say('problems:', problems.map((problem) => problem.message).join('; '))
  say('problems:', (await type(text, 3)).length)
  say('completion:', (await ask('completion', 'open: c')).items.map((item) => item.label).join(', '))
  say('hover:', (await ask('hover', 'open: ca')).contents.value.split('\n')[0])
  const changes = (await ask('rename', 'open: ca', { newName: 'basket' })).changes
  for (const [file, edits] of Object.entries(changes)) say('rename:', path.basename(file), edits.length)
  const lenses = await client().request('textDocument/codeLens', { textDocument: { uri } })
  say('lenses:', lenses.map((lens) => lens.command.command).join(', '))
  return lenses.map((lens) => lens.command)
}

async function main() {
  vscode.workspace.workspaceFolders = [{ uri: vscode.Uri.file(folder) }]
  const context = { subscriptions: [] }
  vscode.settings.path = path.join(folder, 'nowhere', 'petri')
  await extension.activate(context)
  await new Promise(setImmediate)
  tell()
  // The setting is mended, and the server started with it.
  const before = LanguageClient.all.length
  vscode.workspace.change('path', petri)
  while (LanguageClient.all.length === before || !client().number) await new Promise((done) => setTimeout(done, 10))
  say('selector:', JSON.stringify(client().options.documentSelector))
  for (const { command, arguments: values } of await edit()) {
    await vscode.commands.executeCommand(command, ...values)
    tell()
  }
  const first = client()
  await vscode.commands.executeCommand('petri.restart')
  say('restarted:', client() !== first, first.status)
  await extension.deactivate()
  say('deactivated:', client().status)
  await extension.deactivate()
  const declared = manifest.contributes.commands.every(({ command }) => vscode.actions.has(command))
  context.subscriptions.forEach((each) => each.dispose())
  say('commands:', declared, vscode.actions.size)
}

main().catch((error) => {
  console.log(error)
  process.exit(1)
})
