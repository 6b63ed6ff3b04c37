import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

interface Listed {
  pid: number
  parent: number
}

/** Every process below `pid`, however deep, itself left out. */
export function descendantsOf(pid: number): number[] {
  const all = process.platform === 'linux' ? listFromProc() : listFromPs()
  const below: number[] = []
  const parents = [pid]
  for (let parent = parents.pop(); parent !== undefined; parent = parents.pop()) {
    for (const child of all) {
      if (child.parent !== parent) continue
      below.push(child.pid)
      parents.push(child.pid)
    }
  }
  return below
}

export function isAlive(pid: number): boolean {
  // A zombie has ended; where nobody collects orphans it stays listed for ever.
  if (process.platform === 'linux') return !['Z', undefined].includes(parseStat(readStat(String(pid)))[0])
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false // ESRCH: gone. Another user's process (EPERM) cannot be one that we started.
  }
}

/** Sends `signal`; a process that has ended meanwhile is what was wanted. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function listFromProc(): Listed[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const [state, parent] = parseStat(readStat(name))
      return state && state !== 'Z' ? [{ pid: Number(name), parent: Number(parent) }] : []
    })
}

/** State and parent. They follow the last bracket: the command name in brackets may hold spaces and brackets. */
function parseStat(stat: string): [state?: string, parent?: string] {
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return state ? [state, parent] : []
}

function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return '' // it ended between the listing and the look
  }
}

function listFromPs(): Listed[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent] = line.trim().split(/\s+/)
      return { pid: Number(pid), parent: Number(parent) }
    })
}
