import { expect, test } from 'vitest'
import { messageClass } from './recent-problems.ts'

test.each([
  ['D1_ERROR: UNIQUE constraint failed: users.email: SQLITE_CONSTRAINT', undefined],
  ['no such account: asha@example.com', 'no such account: …'],
  ['the name "Asha Rao" is too long', 'the name … is too long'],
  ['fetch of https://api.example/x?token=abc failed', 'fetch of … failed'],
  ['GET /booking/confirmation/ABCD-EFGH-JKMN-PQRS failed', 'GET … failed'],
  ['unknown code ABCD-EFGH-JKMN-PQRS', 'unknown code …'],
  ['bad token abcdefghijklmnopqrstuvwxyzabcdef', 'bad token …'],
  ['bad token a2b3c4', 'bad token …'],
  ['row 17 of 20 is missing', 'row … of … is missing'],
])('"%s" is grouped without what could be a person or a secret', (message, grouped = message) => {
  expect(messageClass(message)).toBe(grouped)
})

test('a message of any length is short, and read in no time', () => {
  const startedAt = performance.now()
  for (const part of ['a ', 'a', '"', '-', '/', '@', 'A1-', '://'])
    expect(messageClass(part.repeat(100_000)).length).toBeLessThanOrEqual(160)
  expect(performance.now() - startedAt).toBeLessThan(500)
})
