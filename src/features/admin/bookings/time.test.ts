import { expect, it, afterEach, vi } from 'vitest'
import { answerPromisedHours } from '#content/promised-hours.ts'
import { isOverdue, formatWait, formatFreeTime, isOutcomeMissing } from './time.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

it.each([
  ['2026-11-20T11:30:00Z', 'just arrived'],
  ['2026-11-20T11:00:00Z', 'waiting 1 h'],
  ['2026-11-20T07:00:00Z', 'waiting 5 h'],
  ['2026-11-19T10:00:00Z', 'waiting 26 h'],
  ['2026-11-18T12:00:00Z', 'waiting 2 days'],
  ['2026-11-17T11:00:00Z', 'waiting 3 days'],
  ['2026-11-21T12:00:00Z', 'just arrived'],
])('a booking received at %s shows "%s" without a line break', (createdAt, wait) => {
  expect(formatWait(createdAt, now)).toBe(wait.replaceAll(' ', '\u00a0'))
})

it('only a pending booking is overdue, and only after the hours in which the agency promises an answer', () => {
  const promisedMs = answerPromisedHours * 60 * 60 * 1000
  const inTime = new Date(now - promisedMs).toISOString()
  const longerAgo = new Date(now - promisedMs - 1).toISOString()
  expect(isOverdue({ status: 'pending', createdAt: inTime }, now)).toBe(false)
  expect(isOverdue({ status: 'pending', createdAt: longerAgo }, now)).toBe(true)
  expect(isOverdue({ status: 'confirmed', createdAt: longerAgo }, now)).toBe(false)
})

afterEach(() => vi.unstubAllEnvs())

it('a free time has its offset in the hour that clocks show twice', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(formatFreeTime('2026-10-25T00:30:00Z')).toMatch(/02:30 GMT\+2$/)
  expect(formatFreeTime('2026-10-25T01:30:00Z')).toMatch(/02:30 GMT\+1$/)
  expect(formatFreeTime('2026-10-25T02:30:00Z')).toMatch(/03:30$/)
})

const confirmedFor = '2031-03-03T15:00:00.000Z'
const appointmentAt = Date.parse(confirmedFor)

it('asks how an appointment went from its time on, until somebody has noted it', () => {
  const appointment = { status: 'confirmed', confirmedFor, outcome: null }
  expect(isOutcomeMissing(appointment, appointmentAt)).toBe(true)
  expect(isOutcomeMissing(appointment, appointmentAt - 1)).toBe(false)
  expect(isOutcomeMissing({ ...appointment, outcome: 'held' }, appointmentAt)).toBe(false)
  expect(isOutcomeMissing({ ...appointment, status: 'completed' }, appointmentAt)).toBe(false)
  expect(isOutcomeMissing({ status: 'confirmed', outcome: null }, appointmentAt)).toBe(false)
})
