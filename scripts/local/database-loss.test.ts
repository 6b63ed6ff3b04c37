import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { awaitDatabaseLoss } from './database-loss.ts'

function aState() {
  const stateDir = mkdtempSync(join(tmpdir(), 'loss-'))
  const folder = join(stateDir, 'v3/d1/miniflare-D1DatabaseObject')
  mkdirSync(folder, { recursive: true })
  for (const name of ['kept', 'lost']) writeFileSync(join(folder, `${name}.sqlite`), '')
  return { stateDir, lost: join(folder, 'lost.sqlite') }
}

test.each([
  ['deleted', (file: string) => rmSync(file)],
  [
    'replaced by another one',
    (file: string) => {
      writeFileSync(`${file}.new`, '')
      renameSync(`${file}.new`, file)
    },
  ],
])('a database file that is %s is reported with its name, and nothing before it', async (_, lose) => {
  const { stateDir, lost } = aState()
  const loss = awaitDatabaseLoss(stateDir, { everyMs: 5 })
  const stays = new Promise((resolve) => setTimeout(() => resolve('stays'), 30))
  expect(await Promise.race([loss, stays])).toBe('stays')
  lose(lost)
  expect(await loss).toBe(lost)
  rmSync(stateDir, { recursive: true })
})
