import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findSqlNamedAsBoolean } from './sql-names.ts'

const fixtures = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
  'const isNew = sql`not exists (select 1 from ${users})`',
  'const isNew = sql<number>`1`',
  'const isComing = and(matchesBooking, gt(bookings.confirmedFor, now))',
  'const isToClient = or(isNull(outbox.userId), eq(outbox.userId, bookings.userId))',
  'const wasSent = not(isNull(outbox.sentAt))',
  'const isOwn = eq(bookings.userId, user.id)',
  'const hasWaiting =\n    exists(waitingEmails)',
  'const isFree = whereSlotFree(offer, { now })',
  '  isUnused: SQL',
  '  isOpen?: SQL | undefined',
  'async function use(isUnused: SQL) {}',
]

test.each(fixtures)('a condition in SQL is not named like a boolean: %s', (line) => {
  expect(findSqlNamedAsBoolean(`const now = new Date()\n${line}`)).toEqual([2])
})

test('a condition renamed in a real file is found, and the file has none of its own', () => {
  const source = readFileSync('src/server/domains/projects/save-project.ts', 'utf8')
  expect(findSqlNamedAsBoolean(source)).toEqual([])
  expect(findSqlNamedAsBoolean(source.replaceAll('whereNew', 'isNew'))).toHaveLength(1)
})

test('booleans, selected columns, functions and other names of conditions are let through', () => {
  const lines = [
    'const isThere = (await db.$count(passkeys, matchesOwn)) > 0',
    'const isStored = await isSame(row)',
    "db.select({ isOver: sql<number>`1`.as('is_over') })",
    'const hasPasskey = (userId: number) => sql`exists (select 1)`',
    'if (isNew === sql) return',
    'const whereNew = sql`1`',
    'const matchesOwn = eq(bookings.userId, user.id)',
    '  isUnset: SQLWrapper',
  ]
  expect(findSqlNamedAsBoolean(lines.join('\n'))).toEqual([])
})
