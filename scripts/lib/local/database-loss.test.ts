import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { awaitDatabaseLoss } from './database-loss.ts'

function aState() {
  const stateDir = aFolder()
  const add = (name: string) => writeIn(stateDir, `v3/d1/miniflare-D1DatabaseObject/${name}.sqlite`, '')
  add('kept')
  return { stateDir, lostFile: add('lost') }
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
  const { stateDir, lostFile } = aState()
  const loss = awaitDatabaseLoss(stateDir, { everyMs: 5 })
  const stays = new Promise((resolve) => setTimeout(() => resolve('stays'), 30))
  expect(await Promise.race([loss, stays])).toBe('stays')
  lose(lostFile)
  expect(await loss).toBe(lostFile)
})
