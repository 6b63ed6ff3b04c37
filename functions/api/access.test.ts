import { env } from 'cloudflare:test'
import type { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { type Access, type Caller, callers } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { usualSettings } from '#domains/schedules/read-schedule.ts'
import { othersRecord } from '#tests/builders/others-records.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { endpointsOf } from '#tests/builders/endpoints.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const files = import.meta.glob<{ app?: Hono }>(['./**/*.ts', '!./**/*.test.ts', '!./*rest*.ts'], {
  eager: true,
})
const rows = Object.values(files).flatMap(({ app }) => (app ? endpointsOf(app) : []))

it('every file below functions/api exports an app with readable routes', () => {
  expect(Object.entries(files).filter(([, { app }]) => !app?.routes.length)).toEqual([])
})

it('an endpoint without access does not compile', () => {
  // @ts-expect-error access is required
  const create = () => createApi({ maxBodyBytes: 1 })
  expect(create).toBeTypeOf('function')
})

const validBodies: Readonly<Record<string, unknown>> = {
  'PATCH /api/account/passkeys/:id': { name: 'Phone' },
  'PATCH /api/bookings/:code/messages': { readUpTo: 1 },
  'POST /api/bookings/:code/messages': { body: 'Hello' },
  'POST /api/provider/projects/:id/updates': { body: 'Done.' },
  'PUT /api/schedules/:id': usualSettings,
}

async function call(row: string, caller: Caller, path = row.split(' ')[1] ?? '') {
  const account = caller === 'visitor' ? null : await aSignedInUser(db, { role: caller })
  const method = row.split(' ')[0] ?? ''
  return send(path.replace(/:\w+/g, '0'), {
    method,
    ...(method === 'GET' || method === 'DELETE' ? {} : { json: validBodies[row] ?? { token: '0' } }),
    ...(account ? { cookie: account.cookie } : {}),
    address: `2001:db8:${(calls++).toString(16)}::1`,
  })
}
let calls = 1

describe.each(rows)('%s', (row, { who, own, signedBy }) => {
  it.each(callers.filter((caller) => who.includes(caller)))('lets the %s in', async (caller) => {
    const { status, headers } = await call(row, caller)
    if (!who.includes('visitor')) expect(headers.get('cache-control')).toBe('no-store')
    const type = headers.get('content-type') ?? 'application/json'
    expect(type).toMatch(/^(application\/json|image\/png)$|; charset=utf-8$/i)
    if (own?.record === 'bookings of an address') return expect([200, 400, 403]).toContain(status)
    expect([401, 403]).not.toContain(status)
    expect(status).toBeLessThan(500)
  })

  it.each(callers.filter((caller) => !who.includes(caller)))('keeps the %s out', async (caller) => {
    const response = await call(row, caller)
    expect(response.status).toBe(signedBy ? 404 : caller === 'visitor' ? 401 : 403)
    expect(await response.json()).toEqual({ message: expect.stringMatching(/\w/) })
  })
})

const ownedRows = rows.flatMap(([row, access]) => (access.own ? [[row, access, access.own] as const] : []))

describe.each(ownedRows)('%s of another user', (row, access: Access, own) => {
  const strangers = access.who.filter((caller) => !own.reachedBy.includes(caller))
  it.each(strangers)('gives the %s the same response as for an unknown one', async (caller) => {
    const { others, none } = await othersRecord(db, own.record)
    const [theirs, nobodys] = [
      await call(row, caller, fill(row, others)),
      await call(row, caller, fill(row, none)),
    ]
    expect(theirs.status).toBe(nobodys.status)
    expect(theirs.status).toBe(own.record === 'bookings of an address' ? 403 : 404)
    expect(await theirs.text()).toBe(await nobodys.text())
  })

  it.each(own.reachedBy)('is reached by the %s', async (caller) => {
    const { others } = await othersRecord(db, own.record)
    const { status } = await call(row, caller, fill(row, others))
    expect([400, 401, 403, 404]).not.toContain(status)
  })
})

const fill = (row: string, value: string) =>
  (row.split(' ')[1] ?? '').replace(/:\w+/, encodeURIComponent(value))
