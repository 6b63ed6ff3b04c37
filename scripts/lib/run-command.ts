import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { descendantsOf, isAlive, signalProcess } from './process-tree.ts'

export interface CommandOptions {
  cwd?: string
  env?: Readonly<Record<string, string>>
  timeoutMs?: number
  /** `shownAndKept` also returns it; the command then has no terminal. */
  output?: 'shown' | 'shownAndKept' | 'onFailure'
  input?: 'none' | 'terminal' | { text: string }
}

export type CommandResult =
  | { ok: true; output: string }
  | { ok: false; reason: 'exit' | 'timeout' | 'missing'; exitCode: number; output: string }

const graceMs = 5_000

const runningCommands = new Set<ChildProcess>()

/** Set for what a command of ours starts: a signal reaches both, and one of them says so. */
const parentMark = 'STARTED_BY_COMMAND'

/** The command stays in our process group, so that Ctrl-C reaches it too. */
export function startCommand(
  file: string,
  args: readonly string[],
  options: CommandOptions = {},
): ChildProcess {
  const output = (options.output ?? 'shown') === 'shown' ? 'inherit' : 'pipe'
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env, [parentMark]: 'yes' },
    stdio: [stdinOf(options.input), output, output],
  })
  if (typeof options.input === 'object') {
    child.stdin?.on('error', () => {}) // it ended without reading; its exit code says why
    child.stdin?.end(options.input.text)
  }
  runningCommands.add(child)
  child.once('exit', () => runningCommands.delete(child))
  child.once('error', () => runningCommands.delete(child))
  return child
}

function stdinOf(input: CommandOptions['input']): 'inherit' | 'ignore' | 'pipe' {
  if (input === 'terminal') return 'inherit'
  return typeof input === 'object' ? 'pipe' : 'ignore'
}

export async function runCommand(
  file: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const child = startCommand(file, args, options)
  let output = ''
  const keep = (chunk: Buffer, shownOn: NodeJS.WriteStream) => {
    output += chunk
    if (options.output === 'shownAndKept') shownOn.write(chunk)
  }
  child.stdout?.on('data', (chunk) => keep(chunk, process.stdout))
  child.stderr?.on('data', (chunk) => keep(chunk, process.stderr))

  let timedOut = false
  const timer = options.timeoutMs
    ? setTimeout(() => {
        timedOut = true
        void endWithChildren(child)
      }, options.timeoutMs)
    : undefined
  const exitCode = await exitOf(child)
  clearTimeout(timer)

  if (timedOut) return { ok: false, reason: 'timeout', exitCode: 1, output }
  if (exitCode === 'missing') return { ok: false, reason: 'missing', exitCode: 127, output }
  if (exitCode === 0) return { ok: true, output }
  return { ok: false, reason: 'exit', exitCode, output }
}

export function exitOf(child: ChildProcess): Promise<number | 'missing'> {
  return new Promise((resolve) => {
    child.once('error', () => resolve('missing'))
    // `close` may never come: a grandchild that outlives the command can hold the pipes open. The delay lets the last
    // output arrive.
    child.once('exit', (code) => {
      setTimeout(() => {
        child.stdout?.destroy()
        child.stderr?.destroy()
        resolve(code ?? 1)
      }, 50)
    })
  })
}

export async function endWithChildren(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return
  const tree = [child.pid, ...descendantsOf(child.pid)]
  signalProcess(child.pid, 'SIGTERM')
  for (let waitedMs = 0; waitedMs < graceMs && tree.some(isAlive); waitedMs += 50) await sleep(50)
  for (const pid of tree) if (isAlive(pid)) signalProcess(pid, 'SIGKILL')
}

let isShuttingDown = false

export function isEnding(): boolean {
  return isShuttingDown
}

export function endCommandsOnSignal(): void {
  const end = async (signal: NodeJS.Signals, exitCode: number) => {
    if (isShuttingDown) return
    isShuttingDown = true
    if (!process.env[parentMark]) console.error(`Stopped by ${signal}.`)
    await Promise.all([...runningCommands].map(endWithChildren))
    process.exit(exitCode)
  }
  process.on('SIGINT', () => void end('SIGINT', 130))
  process.on('SIGTERM', () => void end('SIGTERM', 143))
  process.on('SIGHUP', () => void end('SIGHUP', 129))
}
