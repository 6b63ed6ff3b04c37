import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { ensureLocalSecrets, readLocalSecret } from './local-secrets.ts'

const newFile = () => join(aFolder(), '.dev.vars')

test('a fresh clone gets random keys of its own, readable only by its user', () => {
  const [first, second] = [newFile(), newFile()]
  ensureLocalSecrets(first)
  ensureLocalSecrets(second)
  expect(readFileSync(first, 'utf8')).toMatch(
    /^SOCIAL_IMAGE_KEY="[\w-]{43}"\nSECOND_FACTOR_KEY="[\w-]{43}"\nCLOCK_KEY="[\w-]{43}"\n$/,
  )
  expect(readFileSync(first, 'utf8')).not.toBe(readFileSync(second, 'utf8'))
  expect(statSync(first).mode & 0o777).toBe(0o600)
})

test('a second start keeps the key', () => {
  const file = newFile()
  ensureLocalSecrets(file)
  const firstContent = readFileSync(file, 'utf8')
  ensureLocalSecrets(file)
  expect(readFileSync(file, 'utf8')).toBe(firstContent)
})

test('existing lines are kept, and a missing key is added on a separate line', () => {
  const file = newFile()
  writeFileSync(file, 'SOCIAL_IMAGE_KEY="x"')
  ensureLocalSecrets(file)
  expect(readFileSync(file, 'utf8')).toMatch(
    /^SOCIAL_IMAGE_KEY="x"\nSECOND_FACTOR_KEY="[\w-]{43}"\nCLOCK_KEY="[\w-]{43}"\n$/,
  )
})

test('a key is read with and without quotation marks', () => {
  const file = newFile()
  writeFileSync(file, 'SOCIAL_IMAGE_KEY=x-1\nCLOCK_KEY = "y_2"\n')
  expect([readLocalSecret(file, 'SOCIAL_IMAGE_KEY'), readLocalSecret(file, 'CLOCK_KEY')]).toEqual([
    'x-1',
    'y_2',
  ])
  expect(() => readLocalSecret(file, 'SECOND_FACTOR_KEY')).toThrow('has no SECOND_FACTOR_KEY')
})
