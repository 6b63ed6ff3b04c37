import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { prepareLocalDatabase } from './local-database.ts'

test('a local database that cannot be read is left alone, and the way out is named', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'state-'))
  try {
    const folder = join(stateDir, 'v3/d1/local')
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'database.sqlite'),
      'this is no database, and is longer than its header would be',
    )
    await expect(prepareLocalDatabase(stateDir, 'http://localhost')).rejects.toThrow(
      new RegExp(`^The local database in ${stateDir} cannot be read: .*Start over with --fresh`),
    )
  } finally {
    rmSync(stateDir, { recursive: true })
  }
})
