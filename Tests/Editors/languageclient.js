// Stands in for `vscode-languageclient/node`, which comes from a registry: starts the server and talks to it.
const { spawn } = require('child_process')
const { pathToFileURL } = require('url')
const vscode = require('./vscode')

class LanguageClient {
  static all = []

  constructor(id, name, server, options) {
    Object.assign(this, { id, name, server, options, number: 0, waiting: new Map(), problems: new Map(), input: Buffer.alloc(0) })
    LanguageClient.all.push(this)
  }

  async start() {
    this.process = spawn(this.server.command, this.server.args, { stdio: ['pipe', 'pipe', 'inherit'] })
    this.process.stdin.on('error', () => {})
    this.exited = new Promise((done) => this.process.on('exit', done))
    await new Promise((done, failed) => this.process.on('spawn', done).on('error', failed))
    this.process.stdout.on('data', (data) => this.receive(data))
    const folder = vscode.workspace.workspaceFolders[0].uri.fsPath
    await this.request('initialize', { processId: process.pid, rootUri: `${pathToFileURL(folder)}`, capabilities: {} })
    this.notify('initialized', {})
  }

  async stop() {
    await this.request('shutdown')
    this.notify('exit')
    this.status = await this.exited
  }

  receive(data) {
    this.input = Buffer.concat([this.input, data])
    for (;;) {
      const end = this.input.indexOf('\r\n\r\n')
      const length = end < 0 ? NaN : Number(/Content-Length: (\d+)/.exec(this.input.subarray(0, end))[1])
      if (!(this.input.length >= end + 4 + length)) return
      const message = JSON.parse(this.input.subarray(end + 4, end + 4 + length))
      this.input = this.input.subarray(end + 4 + length)
      if (message.method === 'textDocument/publishDiagnostics') {
        this.problems.set(message.params.uri, message.params.diagnostics)
        this.noticed?.()
      }
      if (message.method === undefined) this.waiting.get(message.id)?.(message)
    }
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`)
    this.process.stdin.write(body)
  }

  notify(method, params) { this.send({ method, params }) }

  async request(method, params) {
    const id = ++this.number
    const answer = new Promise((done) => this.waiting.set(id, done))
    this.send({ id, method, params })
    const { result, error } = await answer
    if (error) throw new Error(error.message)
    return result
  }

  // The problems of a file, when they are next made known.
  nextProblems(uri) {
    return new Promise((done) => {
      this.noticed = () => this.problems.has(uri) && done(this.problems.get(uri))
    })
  }
}

exports.LanguageClient = LanguageClient
