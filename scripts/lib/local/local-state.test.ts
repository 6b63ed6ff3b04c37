import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { prepareLocalDatabase } from './local-database.ts'
import { takeLocalState } from './local-state.ts'

let folder = ''
beforeEach(() => {
  folder = aFolder()
})

test('one server at a time uses a folder, and --fresh does not empty it under another', () => {
  const stateDir = join(folder, 'state')
  writeIn(stateDir, 'rows', 'rows')
  const first = takeLocalState(stateDir)
  expect(() => takeLocalState(stateDir, { fresh: true })).toThrow(`Another server is using ${stateDir}.`)
  expect(existsSync(join(stateDir, 'rows'))).toBe(true)
  first[Symbol.dispose]()
  using _second = takeLocalState(stateDir, { fresh: true })
  expect(existsSync(join(stateDir, 'rows'))).toBe(false)
})

test('a server that was killed leaves no lock behind', () => {
  const stateDir = join(folder, 'state')
  const take = `import { takeLocalState } from './scripts/lib/local/local-state.ts'
    takeLocalState(${JSON.stringify(stateDir)}); process.kill(process.pid, 'SIGKILL')`
  const killedProcess = spawnSync(process.execPath, ['--input-type=module', '-e', take], { encoding: 'utf8' })
  expect(killedProcess.signal, killedProcess.stderr).toBe('SIGKILL')
  using _second = takeLocalState(stateDir)
  expect(existsSync(stateDir)).toBe(true)
})

test('a folder that cannot be made is named', () => {
  writeIn(folder, 'file', '')
  expect(() => takeLocalState(join(folder, 'file', 'state'))).toThrow(/Cannot write .*file \(/)
  expect(() => takeLocalState(join(folder, 'file'))).toThrow(/Cannot write .*file \(/)
})

test.runIf(existsSync('/proc/self'))(
  'a folder below one that takes no new entries is named, without a hang',
  () => {
    expect(() => takeLocalState('/proc/nope/state')).toThrow(/Cannot write .*nope \(ENOENT\)/)
  },
)

test('a database file that is damaged is named, with the two ways on', async () => {
  writeIn(folder, 'v3/d1/miniflare-D1DatabaseObject/rows.sqlite', 'no database'.repeat(500))
  await expect(prepareLocalDatabase(folder, 'http://localhost:1')).rejects.toThrow(
    `The local database in ${folder} cannot be read: file is not a database. Start over with --fresh`,
  )
})
