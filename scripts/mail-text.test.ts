import { expect, it } from 'vitest'
import { mailText } from './mail-text.ts'

const mail = {
  id: 7,
  recipient: 'asha@example.com',
  subject: 'Choose a new password',
  body: 'Here:\n\nhttp://localhost:8788/auth/reset?token=abc\n',
  createdAt: new Date('2026-11-21T10:00:00Z'),
  sentAt: null,
  sendAfter: null,
  bulkId: null,
  attempts: 0,
  lastError: null,
  failedAt: null,
}

it('a mail is shown with its state, recipient and subject, and its link on a line of its own', () => {
  const lines = mailText(mail).split('\n')
  expect(lines[0]).toBe('--- 7, 2026-11-21T10:00:00.000Z, waiting')
  expect(lines).toContain('To: asha@example.com')
  expect(lines).toContain('http://localhost:8788/auth/reset?token=abc')
})

it.each([
  [{ sentAt: new Date(0) }, 'sent 1970-01-01T00:00:00.000Z'],
  [{ attempts: 2, lastError: 'HTTP 500' }, 'tried 2 times: HTTP 500'],
  [{ attempts: 6, lastError: 'HTTP 500', failedAt: new Date(0) }, 'given up after 6 tries: HTTP 500'],
  [{ sendAfter: new Date(0) }, 'held until 1970-01-01T00:00:00.000Z'],
])('%j is said as: %s', (overrides, state) => {
  expect(mailText({ ...mail, ...overrides }).split('\n')[0]).toContain(state)
})
