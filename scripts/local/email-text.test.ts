import { expect, it } from 'vitest'
import { emailText } from './email-text.ts'

const mail = {
  id: 7,
  recipient: 'asha@example.com',
  subject: 'Choose a new password',
  body: 'Here:\n\nhttp://localhost:8788/auth/reset?token=abc\n',
  created_at: new Date('2026-11-21T10:00:00Z'),
  sent_at: null,
  send_after: null,
  attempts: 0,
  last_error: null,
  failed_at: null,
}

it('a mail is shown with its state, recipient and subject, and its link on a line of its own', () => {
  const lines = emailText(mail).split('\n')
  expect(lines[0]).toBe('--- 7, 2026-11-21T10:00:00.000Z, waiting')
  expect(lines).toContain('To: asha@example.com')
  expect(lines).toContain('http://localhost:8788/auth/reset?token=abc')
})

it.each([
  [{ sent_at: new Date(0) }, 'sent 1970-01-01T00:00:00.000Z'],
  [{ attempts: 2, last_error: 'HTTP 500' }, 'tried 2 times: HTTP 500'],
  [{ attempts: 6, last_error: 'HTTP 500', failed_at: new Date(0) }, 'given up after 6 tries: HTTP 500'],
  [{ send_after: new Date(0) }, 'held until 1970-01-01T00:00:00.000Z'],
])('%j is said as: %s', (overrides, state) => {
  expect(emailText({ ...mail, ...overrides }).split('\n')[0]).toContain(state)
})
