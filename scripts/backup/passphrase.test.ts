import { afterEach, expect, test, vi } from 'vitest'
import { askPassphrase } from './passphrase.ts'

afterEach(() => vi.unstubAllEnvs())

test('a new passphrase must have 12 characters, and an existing one is accepted as it is', async () => {
  vi.stubEnv('BACKUP_PASSPHRASE', 'short')
  await expect(askPassphrase({ isNew: true })).rejects.toThrow('at least 12 characters')
  expect(await askPassphrase({ isNew: false })).toBe('short')
})
