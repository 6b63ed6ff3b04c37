import { env } from 'cloudflare:test'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Problem } from '#contracts/problems.ts'
import { openDb } from '#platform/db/open.ts'
import { problems } from '#platform/db/schema/problems.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const path = '/api/admin/problems'

beforeEach(() => db.delete(problems))

async function asAdmin() {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  const list = async () => (await (await send(path, { cookie })).json<{ problems: Problem[] }>()).problems
  return { cookie, list }
}

it('an administrator sees which route broke and how, without the request, and clears the list', async () => {
  const { cookie, list } = await asAdmin()
  await env.DB.exec('alter table bookings rename to gone')
  for (const code of ['ABCD-EFGH-JKMN-PQRS', 'BCDE-FGHJ-KMNP-QRST'])
    expect((await send(`/booking/confirmation/${code}?token=secret`)).status).toBe(503)
  await env.DB.exec('alter table gone rename to bookings')
  takeLoggedErrors()

  await vi.waitFor(async () => expect(await list()).toMatchObject([{ count: 2 }]))
  const [problem] = await list()
  expect(problem).toMatchObject({ kind: 'error', place: 'GET /booking/confirmation/:code' })
  expect(problem?.what).toContain('no such table: bookings')
  expect(JSON.stringify(problem)).not.toMatch(/ABCD|secret/)
  const overview = await (await send('/api/admin/stats', { cookie })).json()
  expect(overview).toMatchObject({ recentProblems: 1 })

  expect((await send(path, { method: 'DELETE', cookie })).status).toBe(204)
  expect(await list()).toEqual([])
})

it('browser reports are listed by rule and page, without anything that could be a code, a token or a person', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { list } = await asAdmin()
  const report = {
    'document-uri': 'https://agency.example/booking/confirmation/ABCD-EFGH?token=secret',
    'effective-directive': 'script-src-elem <b>',
    'blocked-uri': 'https://evil.example/path?email=a@b.example',
  }
  const body = JSON.stringify({ 'csp-report': report })
  const headers = { 'content-type': 'application/csp-report', origin: 'null' }
  expect((await send('/api/csp-report', { body, headers, address: '203.0.113.77' })).status).toBe(204)
  const what = 'script-src-elem: https://evil.example'
  expect(await list()).toMatchObject([{ kind: 'policy', place: '/booking/confirmation', what, count: 1 }])
})
