import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000 + childTicks() * (1000 / ticksPerSecond)
}

function childTicks(): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
        return [
          { pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) },
        ]
      } catch {
        return []
      }
    })
  const family = new Set([process.pid])
  for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
  return processes
    .filter(({ pid }) => pid !== process.pid && family.has(pid))
    .reduce((sum, { ticks }) => sum + ticks, 0)
}
