import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ListedSubscriber } from '#contracts/newsletter.ts'
import { listRules } from '#contracts/lists.ts'
import { listSeparator } from '#platform/csv/write-csv.ts'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { createToken } from '#platform/crypto/token.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const { cookie, user: admin } = await aSignedInUser(db, { role: 'admin' })
const path = '/api/admin/newsletter'

beforeEach(() => db.delete(newsletterSubscribers))

async function signUp(
  email: string,
  { at = new Date(), unsubscribedAt = null as Date | null } = {},
): Promise<number> {
  const [row] = await db
    .insert(newsletterSubscribers)
    .values({ email, unsubscribeToken: createToken(), createdAt: at, unsubscribedAt })
    .returning()
  if (!row) throw new Error('the sign-up was not inserted')
  return row.id
}

interface Answer {
  items: ListedSubscriber[]
  next: string | null
}
async function list(query = ''): Promise<Answer> {
  return (await send(`${path}${query}`, { cookie })).json()
}
const emails = async (query = '') => (await list(query)).items.map(({ email }) => email)

describe('the list', () => {
  it('has the newest first, with who unsubscribed and when', async () => {
    const unsubscribedAt = new Date(Date.UTC(2026, 1, 2))
    await signUp('first@example.com', { at: new Date(Date.UTC(2026, 0, 1)), unsubscribedAt })
    const id = await signUp('second@example.com', { at: new Date(Date.UTC(2026, 0, 2)) })
    expect(await list()).toEqual({
      items: [
        {
          id,
          email: 'second@example.com',
          createdAt: '2026-01-02T00:00:00.000Z',
          isSubscribed: true,
          isConfirmed: true,
          unsubscribedAt: null,
        },
        expect.objectContaining({
          email: 'first@example.com',
          isSubscribed: false,
          unsubscribedAt: unsubscribedAt.toISOString(),
        }),
      ],
      next: null,
    })
  })

  it('filters by status and searches parts of an address', async () => {
    await signUp('asha.rai@everest.example')
    await signUp('bina@everest.example', { unsubscribedAt: new Date() })
    await signUp('carl@k2.example')
    expect(await emails('?status=subscribed')).toEqual(['carl@k2.example', 'asha.rai@everest.example'])
    expect(await emails('?status=unsubscribed')).toEqual(['bina@everest.example'])
    expect(await emails('?search=everest')).toEqual(['bina@everest.example', 'asha.rai@everest.example'])
    expect(await emails('?search=Asha.R')).toEqual(['asha.rai@everest.example'])
    expect(await emails('?search=everest&status=subscribed')).toEqual(['asha.rai@everest.example'])
    expect(await emails('?search=%22%20OR%20*')).toEqual([])
    expect(await emails('?search=%22*')).toEqual([])
  })

  it('continues where the last page ended, each sign-up once', async () => {
    const at = new Date()
    for (let n = 0; n < listRules.pageRows + 7; n++) await signUp(`r${n}@example.com`, { at })
    const first = await list()
    expect(first.items).toHaveLength(listRules.pageRows)
    const rest = await list(`?after=${first.next}`)
    expect(rest.items).toHaveLength(7)
    expect(rest.next).toBeNull()
    expect(new Set([...first.items, ...rest.items].map(({ email }) => email)).size).toBe(
      listRules.pageRows + 7,
    )
  })

  it.each(['status=gone', 'after=x', `search=${'a'.repeat(101)}`, 'format=xls'])(
    'refuses %s',
    async (query) => {
      const response = await send(`${path}?${query}`, { cookie })
      expect(response.status).toBe(400)
      expect(await response.json()).toHaveProperty('message')
    },
  )
})

describe('the export', () => {
  it('is a file of every row with each reader’s own link, and is logged', async () => {
    await signUp('=cmd|x@example.com', { at: new Date(Date.UTC(2026, 0, 1)) })
    await signUp('left@example.com', {
      at: new Date(Date.UTC(2026, 0, 2)),
      unsubscribedAt: new Date(Date.UTC(2026, 0, 3)),
    })
    const response = await send(`${path}?format=csv`, { cookie })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="newsletter-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [header, unsubscribedLine, formula, end] = new TextDecoder()
      .decode(bytes)
      .replaceAll(listSeparator, ',')
      .split('\r\n')
    expect(header).toBe('Email,Status,Signed up,Consent given,Source,Unsubscribed,Unsubscribe link')
    expect(unsubscribedLine).toBe(
      'left@example.com,unsubscribed,2026-01-02T00:00:00.000Z,2026-01-02T00:00:00.000Z,form,2026-01-03T00:00:00.000Z,',
    )
    expect(formula).toMatch(
      /^'=cmd\|x@example\.com,subscribed,2026-01-01T00:00:00\.000Z,2026-01-01T00:00:00\.000Z,form,,https?:\/\/[^/]+\/newsletter\/unsubscribe\?token=[a-z2-7]{32}$/,
    )
    expect(end).toBe('')
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'newsletter.export'))
    expect(entries.at(-1)).toMatchObject({ actorId: admin.id, subject: 'all', after: { rows: 2 } })
  })

  it('applies filter and search, and is not limited to one page', async () => {
    for (let n = 0; n < 120; n++) await signUp(`r${n}@many.example`)
    await signUp('other@example.com')
    const response = await send(`${path}?format=csv&status=subscribed&search=many`, { cookie })
    const rows = (await response.text()).trimEnd().split('\r\n').slice(1)
    expect(rows).toHaveLength(120)
    expect(rows.every((row) => row.includes('@many.example'))).toBe(true)
  })
})

describe('deleting a sign-up', () => {
  it('removes it once, and the log does not contain the address', async () => {
    const id = await signUp('forget@example.com')
    expect((await send(`${path}/${id}`, { method: 'DELETE', cookie })).status).toBe(204)
    expect((await send(`${path}/${id}`, { method: 'DELETE', cookie })).status).toBe(404)
    expect(await emails()).toEqual([])
    expect(await emails('?search=forget')).toEqual([])
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'newsletter.delete'))
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toContain('forget@')
  })

  it.each(['0', '-1', 'x', '1e3', '999999', '%00'])('answers 404 for %s', async (id) => {
    expect((await send(`${path}/${id}`, { method: 'DELETE', cookie })).status).toBe(404)
  })
})

it('is for administrators only', async () => {
  const id = await signUp('kept@example.com')
  for (const role of ['client', 'provider'] as const) {
    const other = await aSignedInUser(db, { role })
    expect((await send(path, { cookie: other.cookie })).status).toBe(403)
    expect((await send(`${path}?format=csv`, { cookie: other.cookie })).status).toBe(403)
    expect((await send(`${path}/${id}`, { method: 'DELETE', cookie: other.cookie })).status).toBe(403)
  }
  expect((await send(path)).status).toBe(401)
  expect((await send(`${path}?format=csv`)).status).toBe(401)
  expect((await send(`${path}/${id}`, { method: 'DELETE' })).status).toBe(401)
  expect((await send(path, { method: 'DELETE', cookie })).status).toBe(405)
  expect(await emails()).toEqual(['kept@example.com'])
})
