import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { runCommand } from './run-command.ts'

const node = (code: string) => runCommand(process.execPath, ['-e', code], { output: 'onFailure' })

test('a successful command returns its output', async () => {
  expect(await node('console.log(1); console.error(2)')).toEqual({ ok: true, output: '1\n2\n' })
})

test('a text is handed to a command through its input, where no list of processes shows it', async () => {
  const code = 'process.stdin.on("data", (text) => console.log(String(text).length))'
  const options = { output: 'onFailure', input: { text: 'a secret' } } as const
  expect(await runCommand(process.execPath, ['-e', code], options)).toEqual({ ok: true, output: '8\n' })
  expect(await runCommand(process.execPath, ['-e', 'process.exit(0)'], options)).toMatchObject({ ok: true })
})

test('a failed command returns its exit code and output', async () => {
  expect(await node('console.log("why"); process.exit(3)')).toEqual({
    ok: false,
    reason: 'exit',
    exitCode: 3,
    output: 'why\n',
  })
})

test('a missing program is reported as a result, not thrown', async () => {
  expect(await runCommand('no-such-program', [])).toMatchObject({ ok: false, reason: 'missing' })
})

test('a command that is stopped while another runs for it says so once', async () => {
  const file = JSON.stringify(import.meta.resolve('./run-command.ts'))
  const inner = `import { endCommandsOnSignal } from ${file}; endCommandsOnSignal(); console.log('ready'); setInterval(() => {}, 1000)`
  const outer = `import { endCommandsOnSignal, runCommand } from ${file}; endCommandsOnSignal(); await runCommand(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(inner)}])`
  const { STARTED_BY_COMMAND: _, ...environment } = process.env
  const command = spawn(process.execPath, ['--input-type=module', '-e', outer], {
    detached: true,
    env: environment,
  })
  const exitCode = new Promise((resolve) => command.once('exit', resolve))
  // As Ctrl-C in a terminal does, it reaches the whole group.
  command.stdout.once('data', () => process.kill(-(command.pid ?? 0), 'SIGINT'))
  const errors = text(command.stderr)
  expect(await exitCode).toBe(130)
  expect(await errors).toBe('Stopped by SIGINT.\n')
})
