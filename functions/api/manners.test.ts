import { createHash } from 'node:crypto'
import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { isPageOn } from '#shared/is-page-on.ts'
import { loggedRequests, takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { origin, send } from '#tests/worker/send.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const json = { email: 'reader@example.com' }

it.each(['/api/nope', '/api/blog/a/b', '/api'])('an unknown address answers JSON 404: %s', async (path) => {
  const response = await send(path)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: 'Nothing exists at this address.' })
})

it('a wrong method answers 405 and names the right one', async () => {
  const response = await send('/api/newsletter', { method: 'DELETE' })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
  expect(await response.json()).toEqual({ message: 'Use POST here.' })
})

it('JSON that does not parse answers 400', async () => {
  const headers = { 'content-type': 'application/json' }
  const response = await send('/api/newsletter', { body: '{"email":', headers })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ message: 'The request is not valid JSON.' })
})

it('another content type answers 415', async () => {
  const response = await send('/api/newsletter', { body: 'x', headers: { 'content-type': 'text/plain' } })
  expect(response.status).toBe(415)
})

it('a body over 64 KB answers 413, whether its length is announced or not', async () => {
  const body = JSON.stringify({ email: 'x'.repeat(70_000) })
  const announcedResponse = await send('/api/newsletter', {
    body,
    headers: { 'content-type': 'application/json' },
  })
  expect(announcedResponse.status).toBe(413)
  const stream = new Response(body).body
  const chunkedResponse = await send('/api/newsletter', {
    ...(stream ? { body: stream } : {}),
    headers: { 'content-type': 'application/json' },
  })
  expect(chunkedResponse.status).toBe(413)
  expect(await chunkedResponse.json()).toEqual({ message: 'The request is larger than 64 KB.' })
})

it.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'https://localhost'])(
  'a write from another origin answers 403 and writes nothing: %s',
  async (foreign) => {
    const response = await send('/api/newsletter', { json, headers: { origin: foreign } })
    expect(response.status).toBe(403)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ message: 'This request comes from another site.' })
    const { results } = await env.DB.prepare('select email from newsletter_subscribers').all()
    expect(results).toEqual([])
  },
)

it('a browser that names no origin but another site is refused as well', async () => {
  const response = await send('/api/newsletter', { json, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(response.status).toBe(403)
})

it('a write from this origin passes, and so does one from a client that is not a browser', async () => {
  expect((await send('/api/newsletter', { json, headers: { origin } })).status).toBe(200)
  expect((await send('/api/newsletter', { json })).status).toBe(200)
})

it('every response has the security headers and its own request id', async () => {
  const [first, second] = await Promise.all([send('/api/nope'), send('/api/nope')])
  expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  expect(first.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
})

it('every response forbids framing, plugins, foreign scripts and connections, asks for https, and opens nothing to other origins', async () => {
  const { headers } = await send('/api/health', { headers: { origin: 'https://evil.example' } })
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  const directives = ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "connect-src 'self'"]
  expect(policy).toEqual(expect.arrayContaining(directives))
  expect(policy.find((part) => part.startsWith('script-src'))).toMatch(/^script-src 'self' 'sha256-[^']+'$/)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
})

const pages = ['/', '/blog', '/blog/nope', '/booking/confirmation/ABCD-EFGH-JKMN-PQRS', '/newsletter/x']
it.each(pages.filter((path) => isPageOn(path)))(
  'the header of %s allows the style element of that page and no other',
  async (path) => {
    const response = await send(path)
    const styles = Array.from(
      (await response.text()).matchAll(/<style[^>]*>(.*?)<\/style>/gs),
      ([, css = '']) => css,
    )
    const hashes = styles.map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(hashes).toHaveLength(1)
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' ${hashes[0]}`)
    expect(response.headers.get('x-style-hash')).toBeNull()
  },
)

it.each(['/sitemap.xml', '/blog/feed.xml'].filter((path) => isPageOn(path)))(
  '%s may load and run nothing',
  async (path) => {
    const policy = (await send(path)).headers.get('content-security-policy')
    expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
  },
)

it('a response that is no page allows no style element, whatever it holds', async () => {
  const policy = (await send('/api/nope')).headers.get('content-security-policy') ?? ''
  expect(/style-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'")
})

it('a form is read as UTF-8, whatever charset it names', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-7' }
  const response = await send('/api/newsletter', { body: 'email=form%40example.com', headers })
  expect(response.status).toBe(303)
  expect((await send('/api/newsletter', { body: '{"a":1}', headers })).status).toBe(400)
})

it('a database that fails answers 500 with one fixed sentence, and the log names no value', async () => {
  await env.DB.exec('alter table newsletter_subscribers rename to gone')
  const response = await send('/api/newsletter', { json })
  await env.DB.exec('alter table gone rename to newsletter_subscribers')
  expect(response.status).toBe(500)
  const id = response.headers.get('x-request-id') ?? ''
  expect(await response.json()).toEqual({ message: 'Something went wrong', id })
  const [line] = takeLoggedErrors()
  expect(JSON.parse(line ?? '')).toMatchObject({ requestId: id, route: 'POST /api/newsletter' })
  expect(JSON.parse(loggedRequests()[0] ?? '')).toMatchObject({ id, status: 500 })
  expect(line).toContain('no such table')
  expect(line).not.toContain(json.email)
})

it('each request to a Function leaves one line: who asked and what for are not in it', async () => {
  await send('/api/bookings/email/dana%40example.com?code=secret', { address: '203.0.113.3' })
  await send('/booking/confirmation/ABCD-EFGH-JKMN-PQRS?email=dana@example.com')
  await send('/api/nope/dana@example.com', { method: 'PUT', cookie: 'session=secret' })
  await send('/favicon.ico')
  expect(loggedRequests().map((line) => JSON.parse(line))).toEqual(
    [
      { route: '/api/bookings/email/:email', method: 'GET', status: 401 },
      { route: '/booking/confirmation/:code', method: 'GET', status: 404 },
      { route: '/api/*', method: 'PUT', status: 404 },
    ].map((line) => ({ event: 'request', ...line, id: expect.stringMatching(uuid), ms: expect.any(Number) })),
  )
})

it('a page that fails names the number of its request, and the log the pattern of its address', async () => {
  await env.DB.exec('alter table bookings rename to gone')
  const response = await send('/booking/confirmation/ABCD-EFGH-JKMN-PQRS')
  await env.DB.exec('alter table gone rename to bookings')
  expect(response.status).toBe(503)
  const id = response.headers.get('x-request-id') ?? 'none'
  expect(await response.text()).toContain(id)
  expect(takeLoggedErrors().map((line) => JSON.parse(line))).toMatchObject([
    { requestId: id, route: 'GET /booking/confirmation/:code' },
  ])
})

it('health names the build, and what is missing when a migration is', async () => {
  const healthy = await send('/api/health')
  expect(healthy.status).toBe(200)
  expect(await healthy.json()).toMatchObject({ ok: true, buildId: expect.stringMatching(/^[\w-]{16}$/) })
  await env.DB.exec("update d1_migrations set name = 'other.sql' where name = '0000_first.sql'")
  const behind = await send('/api/health')
  await env.DB.exec("update d1_migrations set name = '0000_first.sql' where name = 'other.sql'")
  expect(behind.status).toBe(503)
  expect(await behind.json()).toMatchObject({ ok: false, reason: 'Migrations not applied: 0000_first.sql' })
})

it('health answers 503 with a reason when the database has no tables', async () => {
  await env.DB.exec('alter table d1_migrations rename to gone')
  const response = await send('/api/health')
  await env.DB.exec('alter table gone rename to d1_migrations')
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ ok: false, database: 'unreachable' })
  takeLoggedErrors()
})
