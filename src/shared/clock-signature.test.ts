import { expect, test } from 'vitest'
import { readClockAuthorization, signClockRequest, verifyClockRequest } from './clock-signature.ts'

const key = 'a secret of both'
const body = '{"backups":false}'
const now = 1_800_000_000_000

async function isAccepted(
  header: string | null,
  { at = now, sentBody = body, by = key } = {},
): Promise<boolean> {
  const authorization = readClockAuthorization(header, at)
  return authorization !== null && (await verifyClockRequest(by, sentBody, authorization))
}

test('a request is accepted for a minute, whichever of the two clocks is ahead', async () => {
  const header = await signClockRequest(key, body, now)
  expect(await isAccepted(header)).toBe(true)
  expect(await isAccepted(header, { at: now + 60_000 })).toBe(true)
  expect(await isAccepted(header, { at: now - 60_000 })).toBe(true)
  expect(await isAccepted(header, { at: now + 60_001 })).toBe(false)
  expect(await isAccepted(header, { at: now - 60_001 })).toBe(false)
})

test('another key, another body or another time is refused', async () => {
  const header = await signClockRequest(key, body, now)
  expect(await isAccepted(header, { by: 'a guess' })).toBe(false)
  expect(await isAccepted(header, { sentBody: '{"backups":true}' })).toBe(false)
  expect(await isAccepted(header.replace(String(now), String(now + 1)))).toBe(false)
})

test.each([
  null,
  '',
  'Clock',
  'Bearer x',
  `Clock ${now}.abc`,
  `Clock ${now}.${'g'.repeat(64)}`,
  `Clock x.${'a'.repeat(64)}`,
])('the header %j is refused before the body is read', (header) => {
  expect(readClockAuthorization(header, now)).toBeNull()
})
