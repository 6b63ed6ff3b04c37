import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { fillState } from '../lib/local/fill-state.ts'

const answers = ['first-owner', 'Asha Rai', 'owner@agency.example', 'sorrel-ladder-cobalt-mist', '']

test('an administrator is added even if the site writes to the local database at that moment', {
  timeout: 60_000,
}, async () => {
  const state = join(aFolder(), 'state')
  await fillState(state, async () => undefined)
  const files = join(state, 'v3/d1/miniflare-D1DatabaseObject')
  const file = readdirSync(files).find((name) => /^[0-9a-f]+\.sqlite$/.test(name)) ?? ''
  const database = new DatabaseSync(join(files, file))
  onTestFinished(() => database.close())
  database.exec('begin immediate')

  const command = spawn(process.execPath, ['scripts/commands/admin-create.ts'], {
    env: { ...process.env, STATE_DIR: state },
  })
  const exitCode = new Promise<number | null>((resolve) => command.once('exit', resolve))
  command.stdin.end(answers.join('\n'))
  const output = text(command.stdout)
  command.stderr.on('data', (chunk: Buffer) => {
    if (chunk.includes('in use') && database.isTransaction) database.exec('commit')
  })
  expect(await exitCode).toBe(0)
  expect(await output).toContain('first-owner is now an administrator')
  expect(database.isTransaction).toBe(false)
  expect(database.prepare('select role from users').all()).toEqual([{ role: 'admin' }])
})

test('without tables in the local database, nothing is asked', { timeout: 60_000 }, async () => {
  const command = spawn(process.execPath, ['scripts/commands/admin-create.ts'], {
    env: { ...process.env, STATE_DIR: join(aFolder(), 'state') },
  })
  const exitCode = new Promise<number | null>((resolve) => command.once('exit', resolve))
  const [output, errors] = [text(command.stdout), text(command.stderr)]
  expect(await exitCode).toBe(1)
  expect(await output).not.toContain('Username')
  expect(await errors).toContain('Run `npm start` once')
})
