import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { tokenIn } from '#tests/builders/outbox.ts'
import { breakDatabaseAfterWriteTo } from '#tests/worker/break-database.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { anAdmin, audits, usersPath as path } from '#tests/worker/user-office.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(users)
  await db.delete(outbox)
})

it('accounts are listed newest first or by name, filtered and found by words', async () => {
  const { list, user } = await anAdmin()
  const zoe = await addUser(db, { name: 'zoe Adams', role: 'provider', email: 'zoe@else.example' })
  const bea = await addUser(db, { name: 'Bea Young', disabledAt: new Date() })
  const names = async (query: string) => (await list(query)).items.map(({ name }) => name)
  expect(await names('')).toEqual([bea.name, zoe.name, user.name])
  expect(await names('?sort=name')).toEqual(['Asha Rai', 'Bea Young', 'zoe Adams'])
  expect(await names('?role=provider')).toEqual(['zoe Adams'])
  expect(await names('?state=disabled')).toEqual(['Bea Young'])
  expect(await names('?state=active&sort=name')).toEqual(['Asha Rai', 'zoe Adams'])
  expect(await names('?state=invited')).toEqual([])
  expect(await names('?search=else')).toEqual(['zoe Adams'])
  expect(await names('?search=zo+ad')).toEqual(['zoe Adams'])
  expect(await names('?search=%22%20OR%20*')).toEqual([])
  expect((await list('?search=nobody')).next).toBeNull()
})

it('pages follow one another without a gap or a repeat, whatever the filter', async () => {
  const { list, user } = await anAdmin()
  for (let attempt = 0; attempt < 120; attempt++) {
    await addUser(db, { name: `Person ${attempt % 7}`, role: attempt % 3 === 0 ? 'provider' : 'client' })
  }
  for (const query of ['', '?sort=name', '?role=provider', '?role=provider&sort=name', '?state=active']) {
    const ids: number[] = []
    let next: string | null = ''
    while (next !== null) {
      const after: string = next ? `${query ? '&' : '?'}after=${next}` : ''
      const page = await list(`${query}${after}`)
      expect(page.items.length).toBeLessThanOrEqual(50)
      ids.push(...page.items.map(({ id }) => id))
      next = page.next
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(query.includes('provider') ? 40 : 121)
    expect(ids.includes(user.id)).toBe(!query.includes('provider'))
  }
})

it.each(['?role=king', '?state=asleep', '?sort=age', '?after=x', `?search=${'x'.repeat(101)}`])(
  '%s is 400 with a message',
  async (query) => {
    const { cookie } = await anAdmin()
    const response = await send(`${path}${query}`, { cookie })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/\w/) })
  },
)

it('a new account is made without a password and gets an invitation to choose one', async () => {
  const { cookie } = await anAdmin()
  const json = { username: 'New.Person', name: 'New Person', email: 'New@person.example', role: 'provider' }
  const createResponse = await send(path, { json, cookie })
  expect(createResponse.status).toBe(201)
  expect(await createResponse.json()).toMatchObject({
    username: 'new.person',
    email: 'new@person.example',
    role: 'provider',
  })
  const [queuedEmail] = await db.select().from(outbox)
  expect(queuedEmail).toMatchObject({
    recipient: 'new@person.example',
    body: expect.stringContaining('/auth/invitation?token='),
  })
  const sameUsername = await send(path, { json: { ...json, email: 'other@person.example' }, cookie })
  expect(await sameUsername.json()).toMatchObject({ message: 'Username already exists' })
  expect(sameUsername.status).toBe(409)
  const sameEmail = await send(path, { json: { ...json, username: 'other' }, cookie })
  expect(await sameEmail.json()).toMatchObject({ message: 'An account with this e-mail already exists' })
  expect(await audits('new.person')).toMatchObject([{ action: 'user.create' }, { action: 'user.invite' }])
})

it('an account that is stored is answered in full, also if the database fails right after it', async () => {
  const { cookie, read } = await anAdmin()
  const mend = breakDatabaseAfterWriteTo('users')
  const json = { username: 'dolma', name: 'Dolma', email: 'dolma@new.example', role: 'provider' }
  const createResponse = await send(path, { json, cookie })
  mend()
  takeLoggedErrors()
  expect(createResponse.status).toBe(201)
  const newUser = await createResponse.json<AdminUserDetail>()
  expect(await (await read(newUser.id)).json()).toEqual(newUser)
})

it('an invitation can be sent again until it is accepted', async () => {
  const { cookie, read } = await anAdmin()
  const json = { username: 'tenzing', name: 'Tenzing', email: 'tenzing@new.example', role: 'client' }
  const createResponse = await send(path, { json, cookie })
  const { id, isInvited } = await createResponse.json<AdminUserDetail>()
  expect(isInvited).toBe(true)
  const again = () => send(`${path}/${id}/invitation`, { method: 'POST', cookie })
  const resendResponse = await again()
  expect(resendResponse.status).toBe(202)
  expect(await resendResponse.text()).not.toContain('token')
  const emails = await db.select().from(outbox)
  expect(emails.map(({ recipient }) => recipient)).toEqual([json.email, json.email])
  const tokens = emails.map(tokenIn)
  const accept = (token: string | undefined) =>
    send('/api/invitation', { json: { token, name: 'Tenzing Norgay', password: 'quartz-meadow-lighthouse' } })
  expect((await accept(tokens[0])).status).toBe(410)
  expect((await accept(tokens[1])).status).toBe(200)
  expect(await (await read(id)).json()).toMatchObject({ isInvited: false, name: 'Tenzing Norgay' })
  expect((await again()).status).toBe(409)
})
