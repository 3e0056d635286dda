// Starts `petri lsp`, and carries out the commands of its code lenses as tasks.
const fs = require('fs')
const path = require('path')
const vscode = require('vscode')
const { LanguageClient } = require('vscode-languageclient/node')

let client
// Starting and stopping, one after another.
let turn = Promise.resolve()

function program() {
  const name = vscode.workspace.getConfiguration('petri').get('path')
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath
  return name.includes('/') && folder ? path.resolve(folder, name) : name
}

async function start() {
  const log = vscode.workspace.getConfiguration('petri').get('log')
  const command = program()
  const server = { command, args: ['lsp', ...(log ? ['--log', log] : [])] }
  const started = new LanguageClient('petri', 'Petri', server, {
    documentSelector: [{ scheme: 'file', language: 'yaml' }],
  })
  try {
    await started.start()
    client = started
  } catch (error) {
    // Nobody has to answer for the rest to go on.
    explain(command, error)
  }
}

async function stop() {
  const running = client
  client = undefined
  // A server that is gone already needs no stopping.
  await running?.stop().catch(() => {})
}

function inTurn(...works) {
  for (const work of works) turn = turn.then(work)
  return turn
}

async function explain(command, error) {
  const reason = `Petri: '${command} lsp' can't be started: ${error.message}`
  const advice = "Put petri in PATH, or set 'petri.path' to the program; then run 'Petri: Restart the Server'."
  if (await vscode.window.showErrorMessage(`${reason}. ${advice}`, 'Open Settings')) {
    await vscode.commands.executeCommand('workbench.action.openSettings', 'petri.path')
  }
}

// No shell reads the words. The promise has the exit code; undefined where the program can't be started.
async function run(title, folder, ...words) {
  const task = new vscode.Task(
    { type: 'petri', title }, vscode.TaskScope.Workspace, title, 'petri',
    new vscode.ProcessExecution(program(), words, { cwd: folder }),
  )
  task.presentationOptions = { clear: true, focus: false }
  let ended
  try {
    return await new Promise((done, failed) => {
      const codes = new Map()
      let execution
      // A short task may end before its promise is kept.
      ended = vscode.tasks.onDidEndTaskProcess((event) => {
        codes.set(event.execution, event.exitCode)
        if (event.execution === execution) done(event.exitCode)
      })
      vscode.tasks.executeTask(task).then((begun) => {
        execution = begun
        if (codes.has(begun)) done(codes.get(begun))
      }, failed)
    })
  } finally {
    ended.dispose()
  }
}

async function openGallery({ folder, screen }) {
  const site = path.join(folder, 'gallery')
  const isMade = fs.existsSync(path.join(site, 'index.html'))
  if (!isMade && (await run('gallery', folder, 'gallery')) !== 0) return
  const page = path.join(site, 'screens', `${screen}.html`)
  await vscode.env.openExternal(vscode.Uri.file(fs.existsSync(page) ? page : path.join(site, 'index.html')))
}

const restart = () => inTurn(stop, start)

exports.activate = async (context) => {
  const command = (name, action) => context.subscriptions.push(vscode.commands.registerCommand(name, action))
  command('petri.launch', ({ folder, screen }) => run(screen, folder, 'launch', screen, '--as', 'wireframe'))
  command('petri.record', ({ folder, screen }) => run(screen, folder, 'snapshot', 'record', screen))
  command('petri.gallery', openGallery)
  command('petri.restart', restart)
  context.subscriptions.push(
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration('petri') && restart()),
  )
  await inTurn(start)
}

exports.deactivate = () => inTurn(stop)
