import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { invitationTtlSeconds } from '#domains/identity/auth/email-links.ts'
import { deviceTtlSeconds } from '#domains/identity/auth/device.ts'
import { confirmationTtlMs } from '#domains/newsletter/subscribe.ts'
import { challengeTtlSeconds } from '#domains/identity/second-factor/passkey-challenge.ts'

const text = readFileSync('docs/data.md', 'utf8')
const documentedNames = new Set(Array.from(text.matchAll(/`([\w:]+)`/g), ([, name]) => name))

test('every table of the database has a level of protection', () => {
  const source = globSync('src/server/platform/db/schema/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const tables = Array.from(source.matchAll(/sqliteTable\(\s*'(\w+)'/g), ([, name]) => name)
  expect(tables.length).toBeGreaterThan(40)
  expect(tables.filter((name) => !documentedNames.has(name))).toEqual([])
})

test('every secret of the Functions is in the list of keys', () => {
  const secrets =
    readFileSync('src/server/platform/http/env.ts', 'utf8').match(/\b\w+_KEY(_OLD)?(?=\??:)/g) ?? []
  expect(secrets.length).toBeGreaterThan(5)
  expect(secrets.filter((name) => name !== 'TURNSTILE_SITE_KEY' && !documentedNames.has(name))).toEqual([])
})

const daySeconds = 24 * 60 * 60

const constant = (file: string, name: string) =>
  new RegExp(`const ${name} = (.+)`).exec(readFileSync(file, 'utf8'))?.[1]

test.each([
  [`(${challengeTtlSeconds / 60} minutes to ${deviceTtlSeconds / daySeconds} days;`],
  [`opens nothing after ${invitationTtlSeconds / daySeconds} days`],
  [`unconfirmed ones ${confirmationTtlMs / 1000 / daySeconds} days`],
  [`${constant('src/server/platform/problems/record-problems.ts', 'rowsMax')} rows of each kind`],
])('the inventory tells times and numbers as the code has them: %s', (words) => {
  expect(text).toContain(words)
})

test.each([
  [
    '30 days after it was sent or failed',
    'platform/sweep/sweep-expired.ts',
    'emailRetentionSeconds',
    '30 * 24 * 60 * 60',
  ],
  [
    'the companion Worker, every 15 minutes',
    'domains/calendars/read-busy-calendars.ts',
    'everyMs',
    '15 * minuteMs',
  ],
  ['the back office, once a day', 'domains/office/newest-release.ts', 'daySeconds', '86_400'],
])('%s, as src/server/%s has it', (words, file, name, value) => {
  expect(text).toContain(words)
  expect(constant(`src/server/${file}`, name)).toBe(value)
})

test('emails are tried again for as long as the inventory says', async () => {
  const { attemptsMax } = await import('#platform/email/record-deliveries.ts')
  const pauses = Array.from({ length: attemptsMax - 1 }, (_, attempt) => Math.min(4 ** attempt, 256))
  const hours = pauses.reduce((sum, minutes) => sum + minutes, 0) / 60
  expect(text).toContain(`tried again for ${Math.ceil(hours)} hours`)
})

test('hashes of passwords cost what the inventory says', () => {
  const cost = constant('src/server/domains/identity/auth/password.ts', 'currentCost: Cost') ?? ''
  const [, exponent, r, p] = /N: 2 \*\* (\d+), r: (\d+), p: (\d+)/.exec(cost) ?? []
  expect(text).toContain(`scrypt (N=${2 ** Number(exponent)}, r=${r}, p=${p})`)
})
