import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { send } from '#tests/worker/send.ts'

let warnings: MockInstance<typeof console.warn>
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => warnings.mockRestore())

const headers = { 'content-type': 'application/csp-report', origin: 'null' }
const report = (fields: object, address = '203.0.113.1') =>
  send('/api/csp-report', {
    address,
    body: JSON.stringify({ 'csp-report': { 'document-uri': 'https://agency.example/', ...fields } }),
    headers,
  })

it('a report is logged without anything that could be a code, a token or a person', async () => {
  const response = await report({
    'document-uri': 'https://agency.example/booking/confirmation/ABCD-EFGH?token=secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/path?e-mail=a@b.example',
  })
  expect(response.status).toBe(204)
  expect(warnings.mock.calls.map(String)).toEqual([
    JSON.stringify({
      event: 'the policy blocked something',
      directive: 'script-src-elem',
      page: '/booking/confirmation',
      blocked: 'https://evil.example',
    }),
  ])
})

it.each([
  ['inline', 'inline'],
  ['data:text/html,x', 'data:'],
  ['not an address', 'unknown'],
])('what was blocked is a keyword, a scheme or an origin: %s', async (blockedUri, loggedSource) => {
  await report({ 'blocked-uri': blockedUri })
  expect(String(warnings.mock.calls[0])).toContain(`"blocked":"${loggedSource}"`)
})

it('several reports of the Reporting API are logged each, without those of an extension and of other kinds', async () => {
  const documentURL = 'https://agency.example/about'
  const violation = { documentURL, effectiveDirective: 'img-src', blockedURL: 'https://pictures.example/a' }
  const response = await send('/api/csp-report', {
    address: '203.0.113.4',
    body: JSON.stringify([
      { type: 'csp-violation', age: 10, url: documentURL, body: violation },
      {
        type: 'csp-violation',
        age: 11,
        url: documentURL,
        body: { ...violation, sourceFile: 'moz-extension' },
      },
      { type: 'deprecation', age: 12, url: documentURL, body: { id: 'unload' } },
    ]),
    headers: { 'content-type': 'application/reports+json', origin: 'null' },
  })
  expect(response.status).toBe(204)
  expect(warnings).toHaveBeenCalledTimes(1)
  expect(String(warnings.mock.calls[0])).toContain('https://pictures.example')
})

it.each(['', '{', '[]', '{"csp-report":7}', 'null', '[7]'])('%j is 400 and not logged', async (body) => {
  expect((await send('/api/csp-report', { method: 'POST', body, headers })).status).toBe(400)
  expect(warnings).not.toHaveBeenCalled()
})

it('more than 8 KB are 413', async () => {
  expect((await report({ 'script-sample': 'x'.repeat(9000) })).status).toBe(413)
})

it('the twenty-first report of an address within a minute is 429', async () => {
  for (let index = 0; index < 20; index += 1) expect((await report({}, '203.0.113.2')).status).toBe(204)
  const refusedResponse = await report({}, '203.0.113.2')
  expect(refusedResponse.status).toBe(429)
  expect(refusedResponse.headers.get('retry-after')).toMatch(/^\d+$/)
})
