import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isAlive } from './process-tree.ts'
import { runCommand } from './run-command.ts'

test('a command that exceeds its timeout is killed together with its children', async () => {
  const hangingScript = `
    const { spawn } = require('node:child_process')
    const child = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'])
    console.log(process.pid, child.pid)
    process.on('SIGTERM', () => process.exit(0))
    setInterval(() => {}, 1000)`
  const result = await runCommand(process.execPath, ['-e', hangingScript], {
    output: 'onFailure',
    // Long enough for a slow machine to begin both.
    timeoutMs: 5000,
  })
  expect(result).toMatchObject({ ok: false, reason: 'timeout' })
  const pids = result.output.trim().split(' ').map(Number)
  expect(pids).toHaveLength(2)
  for (let i = 0; i < 80 && pids.some(isAlive); i++) await sleep(100)
  expect(pids.filter(isAlive)).toEqual([])
}, 60_000)
