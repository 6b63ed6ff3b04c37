import { env } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import type { AuditEntryView } from '#contracts/audit.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { verifyChain } from '#platform/audit/verify-chain.ts'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { addUser, aSession, aSignedInUser } from '#tests/builders/sign-in.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

async function ask(query: string) {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  const response = await send(`/api/admin/audit?${query}`, { cookie })
  return response.json<{ items: AuditEntryView[]; next: string | null }>()
}

it('entries come newest first, with before and after, and filter by actor, action and kind', async () => {
  const asha = await addUser(db, { role: 'admin', username: `asha.${uniqueText()}` })
  const bim = await addUser(db, { role: 'admin', username: `bim.${uniqueText()}` })
  await auditStatement(db, { actor: asha, action: 'post.delete', subject: 'gone' })
  await auditStatement(db, {
    actor: bim,
    action: 'user.role',
    subject: 'x',
    before: { role: 'client' },
    after: { role: 'admin' },
  })
  const all = await ask('')
  expect(all.items.slice(0, 2)).toMatchObject([
    { actor: bim.username, action: 'user.role', before: { role: 'client' }, after: { role: 'admin' } },
    { actor: asha.username, action: 'post.delete', subject: 'gone', before: null },
  ])
  expect((await ask(`actor=${asha.username}`)).items).toHaveLength(1)
  expect((await ask(`actor=${asha.username}&action=user.role`)).items).toEqual([])
  expect((await ask('type=user')).items.every(({ action }) => action.startsWith('user.'))).toBe(true)
  expect((await ask('until=2020-01-01')).items).toEqual([])
})

it('entries of an administrator who left are found by name when somebody else has taken the name', async () => {
  const user = await addUser(db, { role: 'client', username: `gone.${uniqueText()}` })
  const { cookie: adminCookie } = await aSignedInUser(db, { role: 'admin' })
  const promotion = { method: 'PATCH', json: { role: 'admin' }, cookie: adminCookie }
  expect((await send(`/api/admin/users/${user.id}`, promotion)).status).toBe(200)
  await auditStatement(db, { actor: user, action: 'post.delete', subject: 'gone' })
  const json = { currentPassword: builtPassword }
  const cookie = `session=${await aSession(db, user)}`
  expect((await send('/api/account', { method: 'DELETE', json, cookie })).status).toBe(204)
  await addUser(db, { role: 'client', username: user.username })
  expect((await ask(`actor=${user.username}`)).items).toMatchObject([
    { subject: user.username, action: 'user.delete' },
    { subject: 'gone', action: 'post.delete' },
  ])
})

it('paging reaches every entry', async () => {
  const actor = await addUser(db, { role: 'admin', username: `many.${uniqueText()}` })
  for (let attempt = 0; attempt < 120; attempt++)
    await auditStatement(db, { actor, action: 'post.update', subject: `p${attempt}` })
  const first = await ask(`actor=${actor.username}`)
  const second = await ask(`actor=${actor.username}&after=${first.next}`)
  const third = await ask(`actor=${actor.username}&after=${second.next}`)
  const subjects = [...first.items, ...second.items, ...third.items].map(({ subject }) => subject)
  expect(subjects).toEqual(Array.from({ length: 120 }, (_, index) => `p${119 - index}`))
  expect(third.next).toBeNull()
})

it('an export is a file, holds no formulas, and is itself recorded', async () => {
  const { user, cookie } = await aSignedInUser(db, { role: 'admin' })
  await auditStatement(db, { actor: user, action: 'post.create', subject: '=cmd()', after: { isOpen: true } })
  const file = await send(`/api/admin/audit?format=csv&actor=${user.username}`, { cookie })
  expect(file.headers.get('content-type')).toContain('text/csv')
  const text = await file.text()
  expect(text).toContain("'=cmd()")
  expect(text).not.toContain('{')
  expect((await ask(`actor=${user.username}&action=audit.export`)).items).toMatchObject([
    { after: { rows: 1 } },
  ])
})

it.each(['action=none', 'type=none', 'until=2026-02-30', 'after=x', 'format=xml'])(
  '%s is 400',
  async (query) => {
    const { cookie } = await aSignedInUser(db, { role: 'admin' })
    expect((await send(`/api/admin/audit?${query}`, { cookie })).status).toBe(400)
  },
)

it('what administrators do is sealed after the response, and the chain stays whole when their account is deleted', async () => {
  const user = await addUser(db, { role: 'client' })
  const admin = await aSignedInUser(db, { role: 'admin' })
  const other = await aSignedInUser(db, { role: 'admin' })
  const change = { method: 'PATCH', json: { isDisabled: true } }
  const before = await db.$count(auditLog)
  const response = await send(`/api/admin/users/${user.id}`, { ...change, cookie: admin.cookie })
  expect([response.status, await response.text()]).toEqual([200, expect.anything()])
  const json = { currentPassword: builtPassword }
  expect((await send('/api/account', { method: 'DELETE', json, cookie: other.cookie })).status).toBe(204)
  await vi.waitFor(async () => {
    const { faults, sealed, unsealed } = await verifyChain(db)
    expect({ faults, unsealed }).toEqual({ faults: [], unsealed: 0 })
    expect(sealed).toBeGreaterThanOrEqual(before + 2)
  })
})
