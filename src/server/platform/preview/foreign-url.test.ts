import { expect, it } from 'vitest'
import { readForeignUrl } from './check-url.ts'

it.each([
  'https://example.com',
  'https://www.example.com/a?b=c#d',
  'https://EXAMPLE.com:443/',
  'https://münchen.example/straße',
])('%s may be fetched', (address) => {
  expect(readForeignUrl(address).ok).toBe(true)
})

it.each([
  '',
  'example.com',
  'http://example.com',
  'ftp://example.com',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user@example.com',
  'https://user:secret@example.com',
  'https://example.com:8443',
  'https://127.0.0.1',
  'https://127.1',
  'https://2130706433',
  'https://0x7f000001',
  'https://0x7f.1',
  'https://0177.0.0.1',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://1.2.3.4.',
  'https://localhost',
  'https://localhost.',
  'https://a.localhost',
  'https://printer',
  'https://printer.local',
  'https://metadata.google.internal',
  'https://router.home.arpa',
  'https://example.com.',
  'https://１２７.0.0.1',
])('%j may not', (address) => {
  expect(readForeignUrl(address)).toMatchObject({ ok: false, message: expect.stringMatching(/\w/) })
})
