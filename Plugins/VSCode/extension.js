// Starts `petri lsp`, and carries out the commands of its code lenses as tasks.
const fs = require('fs')
const path = require('path')
const vscode = require('vscode')
const { LanguageClient } = require('vscode-languageclient/node')

let client

function program() {
  const name = vscode.workspace.getConfiguration('petri').get('path')
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath
  return name.includes('/') && folder ? path.resolve(folder, name) : name
}

async function start() {
  const log = vscode.workspace.getConfiguration('petri').get('log')
  const server = { command: program(), args: ['lsp', ...(log ? ['--log', log] : [])] }
  client = new LanguageClient('petri', 'Petri', server, {
    documentSelector: [{ scheme: 'file', language: 'yaml' }],
  })
  await client.start()
}

// No shell reads the words. The promise has the exit code.
async function run(title, folder, ...words) {
  const task = new vscode.Task(
    { type: 'petri', title }, vscode.TaskScope.Workspace, title, 'petri',
    new vscode.ProcessExecution(program(), words, { cwd: folder }),
  )
  task.presentationOptions = { clear: true, focus: false }
  const execution = await vscode.tasks.executeTask(task)
  return new Promise((done) => {
    const ended = vscode.tasks.onDidEndTaskProcess((event) => {
      if (event.execution !== execution) return
      ended.dispose()
      done(event.exitCode)
    })
  })
}

async function openGallery({ folder, screen }) {
  const site = path.join(folder, 'gallery')
  const isMade = fs.existsSync(path.join(site, 'index.html'))
  if (!isMade && (await run('gallery', folder, 'gallery')) !== 0) return
  const page = path.join(site, 'screens', `${screen}.html`)
  await vscode.env.openExternal(vscode.Uri.file(fs.existsSync(page) ? page : path.join(site, 'index.html')))
}

exports.activate = async (context) => {
  const command = (name, action) => context.subscriptions.push(vscode.commands.registerCommand(name, action))
  command('petri.launch', ({ folder, screen }) => run(screen, folder, 'launch', screen, '--as', 'wireframe'))
  command('petri.record', ({ folder, screen }) => run(screen, folder, 'snapshot', 'record', screen))
  command('petri.gallery', openGallery)
  command('petri.restart', async () => {
    await client?.stop()
    await start()
  })
  await start()
}

exports.deactivate = () => client?.stop()
