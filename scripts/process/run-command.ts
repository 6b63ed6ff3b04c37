import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { descendantsOf, isAlive, signalProcess } from './process-tree.ts'

interface CommandOptions {
  /** Laid over this process's own environment. */
  env?: Readonly<Record<string, string>>
  /** Ended with its children after this long. */
  timeoutMs?: number
  /** `kept`: shown only when the command fails. */
  output?: 'shown' | 'kept'
  /** `terminal`: the command may ask the person something. */
  input?: 'none' | 'terminal'
}

export type CommandResult =
  | { ok: true; output: string }
  | { ok: false; reason: 'exit' | 'timeout' | 'missing'; exitCode: number; output: string }

/** How long a command may take to end by itself before it is killed. */
const graceMs = 5_000

const running = new Set<ChildProcess>()

/** Starts a command without a shell. It stays in this process's group, so that Ctrl-C reaches it too. */
export function startCommand(
  file: string,
  args: readonly string[],
  options: CommandOptions = {},
): ChildProcess {
  const output = options.output === 'kept' ? 'pipe' : 'inherit'
  const child = spawn(file, args, {
    env: { ...process.env, ...options.env },
    stdio: [options.input === 'terminal' ? 'inherit' : 'ignore', output, output],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/** Runs a command to its end. Never throws for what the command does: it says how it ended. */
export async function runCommand(
  file: string,
  args: readonly string[],
  options: CommandOptions = {},
): Promise<CommandResult> {
  const child = startCommand(file, args, options)
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))

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

/** The exit code, 1 for a death by signal; `missing` when there is no such program. */
export function exitOf(child: ChildProcess): Promise<number | 'missing'> {
  return new Promise((resolve) => {
    child.once('error', () => resolve('missing'))
    // Not `close`: a grandchild that outlives the command can hold the pipes open for ever. The moment's wait
    // lets the last output arrive.
    child.once('exit', (code) => {
      setTimeout(() => {
        child.stdout?.destroy()
        child.stderr?.destroy()
        resolve(code ?? 1)
      }, 50)
    })
  })
}

/** Asks a command to end, waits, and kills what is left of it and of everything it started. */
export async function endWithChildren(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return
  const tree = [child.pid, ...descendantsOf(child.pid)]
  signalProcess(child.pid, 'SIGTERM')
  for (let waitedMs = 0; waitedMs < graceMs && tree.some(isAlive); waitedMs += 50) await sleep(50)
  for (const pid of tree) if (isAlive(pid)) signalProcess(pid, 'SIGKILL')
}

let ending = false

/** Whether a signal has asked this process to end: what its commands then report is no failure. */
export function isEnding(): boolean {
  return ending
}

/** Ctrl-C, SIGTERM and a closed terminal end every command that still runs, then this process. */
export function endCommandsOnSignal(): void {
  const end = async (signal: NodeJS.Signals, exitCode: number) => {
    if (ending) return
    ending = true
    // Said aloud: a server that vanishes in the middle of a test run should leave its reason.
    console.error(`Ended by ${signal}.`)
    await Promise.all([...running].map(endWithChildren))
    process.exit(exitCode)
  }
  process.on('SIGINT', () => void end('SIGINT', 130))
  process.on('SIGTERM', () => void end('SIGTERM', 143))
  process.on('SIGHUP', () => void end('SIGHUP', 129))
}
