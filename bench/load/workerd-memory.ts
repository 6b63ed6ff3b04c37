import { readdirSync, readFileSync } from 'node:fs'

export function workerdMemory(): Map<number, number> {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statusOf(pid) ?? [])
  const parents = new Map(processes.map(({ pid, parent }) => [pid, parent]))
  const isBelow = (pid: number | undefined): boolean =>
    pid === process.pid || (pid !== undefined && isBelow(parents.get(pid)))
  return new Map(
    processes
      .filter(({ name, pid }) => name === 'workerd' && isBelow(pid))
      .map(({ pid, residentKb }) => [pid, residentKb / 1024]),
  )
}

function statusOf(pid: string) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const field = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1] ?? ''
    return {
      pid: Number(pid),
      name: field('Name'),
      parent: Number(field('PPid')),
      residentKb: Number(field('VmRSS')),
    }
  } catch {
    return undefined
  }
}
