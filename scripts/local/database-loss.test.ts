import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { awaitDatabaseLoss } from './database-loss.ts'

test('the loss of a database file is reported with its name, and nothing before it', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'loss-'))
  const folder = join(stateDir, 'v3/d1/miniflare-D1DatabaseObject')
  mkdirSync(folder, { recursive: true })
  for (const name of ['kept', 'deleted']) writeFileSync(join(folder, `${name}.sqlite`), '')
  const loss = awaitDatabaseLoss(stateDir, { everyMs: 5 })
  const stays = new Promise((resolve) => setTimeout(() => resolve('stays'), 30))
  expect(await Promise.race([loss, stays])).toBe('stays')
  rmSync(join(folder, 'deleted.sqlite'))
  expect(await loss).toBe(join(folder, 'deleted.sqlite'))
  rmSync(stateDir, { recursive: true })
})
