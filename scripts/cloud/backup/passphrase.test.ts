import { afterEach, expect, test, vi } from 'vitest'
import { askPassphrase } from './passphrase.ts'

afterEach(() => vi.unstubAllEnvs())

test('a new passphrase that can be guessed is refused, an old one is taken as it is', async () => {
  vi.stubEnv('BACKUP_PASSPHRASE', 'short')
  await expect(askPassphrase({ isNew: true })).rejects.toThrow('at least 12 characters')
  expect(await askPassphrase({ isNew: false })).toBe('short')
})
