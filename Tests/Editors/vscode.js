// Stands in for the module `vscode` as far as the extension uses it. What it asks of the editor is in `heard`.
const { spawn } = require('child_process')

function emitter() {
  const listeners = new Set()
  const event = (listener) => {
    listeners.add(listener)
    return { dispose: () => listeners.delete(listener) }
  }
  return { event, fire: (value) => [...listeners].forEach((listener) => listener(value)) }
}

const heard = []
const settings = { path: 'petri', log: '' }
const actions = new Map()
const [configuration, ended] = [emitter(), emitter()]

class ProcessExecution {
  constructor(process, args, options) { Object.assign(this, { process, args, options }) }
}

class Task {
  constructor(definition, scope, name, source, execution) {
    Object.assign(this, { definition, scope, name, source, execution })
  }
}

const tasks = {
  onDidEndTaskProcess: ended.event,
  async executeTask(task) {
    const { process: program, args, options } = task.execution
    heard.push(`task: petri ${args.join(' ')}`)
    const execution = { task }
    const child = spawn(program, args, { ...options, stdio: 'ignore' })
    child.on('exit', (exitCode) => ended.fire({ execution, exitCode }))
    child.on('error', () => ended.fire({ execution, exitCode: undefined }))
    return execution
  },
}

module.exports = {
  heard, settings, actions, Task, ProcessExecution, tasks,
  TaskScope: { Workspace: 2 },
  Uri: { file: (path) => ({ scheme: 'file', fsPath: path }) },
  env: { openExternal: async (uri) => heard.push(`open: ${uri.fsPath}`) },
  window: {
    async showErrorMessage(message, ...choices) {
      heard.push(`message: ${message} [${choices.join(', ')}]`)
      return choices[0]
    },
  },
  commands: {
    registerCommand(name, action) {
      actions.set(name, action)
      return { dispose: () => actions.delete(name) }
    },
    executeCommand: async (name, ...values) =>
      actions.has(name) ? actions.get(name)(...values) : heard.push(`command: ${name} ${values.join(' ')}`),
  },
  workspace: {
    workspaceFolders: undefined,
    getConfiguration: () => ({ get: (key) => settings[key] }),
    onDidChangeConfiguration: configuration.event,
    change(key, value) {
      settings[key] = value
      configuration.fire({ affectsConfiguration: (section) => section === 'petri' })
    },
  },
}
