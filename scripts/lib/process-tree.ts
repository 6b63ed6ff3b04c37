import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

interface ProcessEntry {
  pid: number
  parent: number
}

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
  // A zombie has exited, but remains listed where no init process reaps orphans, as in many containers.
  if (process.platform === 'linux') return !['Z', undefined].includes(parseStat(readStat(String(pid)))[0])
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false // ESRCH. EPERM means another user's process, which cannot be one of ours.
  }
}

export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function listFromProc(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const [state, parent] = parseStat(readStat(name))
      return state && state !== 'Z' ? [{ pid: Number(name), parent: Number(parent) }] : []
    })
}

/** The fields start after the last bracket, because the command name may contain spaces and brackets. */
function parseStat(stat: string): [state?: string, parent?: string] {
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return state ? [state, parent] : []
}

function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return '' // it exited after it was listed
  }
}

function listFromPs(): ProcessEntry[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent] = line.trim().split(/\s+/)
      return { pid: Number(pid), parent: Number(parent) }
    })
}
