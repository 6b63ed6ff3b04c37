import { expect, it } from 'vitest'
import { emailText } from './email-text.ts'

const email = {
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
  reply_to: null,
  attachment: null,
}
const addresses = { from: 'An agency <hello@agency.example>', replyTo: 'hello@agency.example' }

it('an email is printed with its state, recipient and subject, and its link on a separate line', () => {
  const lines = emailText(email, addresses).split('\n')
  expect(lines[0]).toBe('--- 7, 2026-11-21T10:00:00.000Z, waiting')
  expect(lines).toContain('From: An agency <hello@agency.example>')
  expect(lines).toContain('To: asha@example.com')
  expect(lines).toContain('Reply-To: hello@agency.example')
  expect(emailText({ ...email, reply_to: 'lead@example.com' }, addresses)).toContain(
    'Reply-To: lead@example.com',
  )
  expect(lines).toContain('http://localhost:8788/auth/reset?token=abc')
})

it('an email with a calendar file is printed with its name and what it does', () => {
  const attachment = { name: 'a.ics', type: 'text/calendar; method=CANCEL' }
  const lines = emailText({ ...email, attachment }, addresses).split('\n')
  expect(lines).toContain('Attachment: a.ics (text/calendar; method=CANCEL)')
})

it.each([
  [{ sent_at: new Date(0) }, 'sent 1970-01-01T00:00:00.000Z'],
  [{ attempts: 2, last_error: 'HTTP 500' }, 'attempted 2 times: HTTP 500'],
  [{ attempts: 6, last_error: 'HTTP 500', failed_at: new Date(0) }, 'failed after 6 attempts: HTTP 500'],
  [{ send_after: new Date(0) }, 'held until 1970-01-01T00:00:00.000Z'],
])('%j is printed as: %s', (overrides, state) => {
  expect(emailText({ ...email, ...overrides }, addresses).split('\n')[0]).toContain(state)
})
