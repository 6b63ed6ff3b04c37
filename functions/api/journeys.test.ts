import { env } from 'cloudflare:test'
import { and, eq, isNull } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { emailsTo } from '#tests/builders/outbox.ts'
import { cookiesOf, send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const journeys = Number(env.FUZZ_CASES || 8)
const seed = Number(env.FUZZ_SEED || 20_261_123)
const stepsMax = 30

interface Person {
  id: number
  username: string
  email: string
  cookie: string
  password: string
}
interface Booking {
  code: string
  secret: string
  sender: Person | null
  writer: Person
  email: string
}
interface World {
  people: Person[]
  admins: Person[]
  bookings: Booking[]
}

const actions = [
  'book',
  'book as guest',
  'claim',
  'cancel',
  'look',
  'write',
  'reset',
  'demote',
  'delete',
] as const
const step = fc.record({
  action: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...actions.slice(0, 6)) },
    { weight: 1, arbitrary: fc.constantFrom(...actions.slice(6)) },
  ),
  who: fc.nat(3),
  whom: fc.nat(3),
  which: fc.nat(20),
})
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

async function newPerson(overrides: Parameters<typeof aSignedInUser>[1]): Promise<Person> {
  const { user, cookie } = await aSignedInUser(db, overrides)
  const { id, username, email } = user
  return { id, username, email, cookie, password: builtPassword }
}

async function newWorld(): Promise<World> {
  const confirmedEmail = { emailConfirmedAt: new Date() }
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.role, 'admin'))
  return {
    people: await Promise.all(
      [confirmedEmail, confirmedEmail, {}, {}].map((overrides) => newPerson(overrides)),
    ),
    admins: await Promise.all([newPerson({ role: 'admin' }), newPerson({ role: 'admin' })]),
    bookings: [],
  }
}

async function book(world: World, writer: Person, { email, isGuest }: { email: string; isGuest: boolean }) {
  const sender = isGuest ? null : writer
  const secret = `secret-${uniqueText()}`
  const json = aBookingInput({ clientEmail: email, contactName: secret, idempotencyKey: crypto.randomUUID() })
  const response = await send('/api/bookings', { json, ...(sender ? { cookie: sender.cookie } : {}) })
  const { confirmationCode: code } = await response.clone().json<{ confirmationCode?: string }>()
  if (code !== undefined) world.bookings.push({ code, secret, sender, writer, email })
  return response
}

async function reset(person: Person) {
  await send('/api/password-reset', { json: { email: person.email } })
  const [email] = await emailsTo(db, person.email)
  const token = /reset\?token=([a-z2-7]{32})/.exec(email?.body ?? '')?.[1]
  const password = `quartz-meadow-${uniqueText()}`
  const json = { token: token ?? 'none', password }
  const response = await send('/api/password-reset', { method: 'PATCH', json })
  if (!response.ok) return response
  expect((await send('/api/user', { cookie: person.cookie })).status, 'the old session ended').toBe(401)
  const again = await send('/api/password-reset', { method: 'PATCH', json })
  expect(again.status, 'a link works once').toBe(410)
  const signIn = await send('/api/login', { json: { username: person.username, password } })
  if (signIn.ok) Object.assign(person, { password, cookie: cookiesOf(signIn) })
  return signIn
}

async function take({ action, who, whom, which }: Step, world: World): Promise<Response | undefined> {
  const person = world.people[who]
  const other = world.people[whom]
  const booking = world.bookings[which % Math.max(1, world.bookings.length)]
  if (!person || !other) throw new Error('nobody is there')
  const { cookie } = person
  const path = `/api/bookings/${booking?.code}`
  switch (action) {
    case 'book':
      return book(world, person, { email: other.email, isGuest: false })
    case 'book as guest':
      return book(world, person, { email: other.email, isGuest: true })
    case 'claim':
      return booking && send(`${path}/claim`, { json: {}, cookie })
    case 'cancel':
      return booking && send(`${path}/cancel`, { json: {}, cookie })
    case 'look':
      return send(`/api/bookings/email/${encodeURIComponent(other.email)}`, { cookie })
    case 'write':
      return booking && send(`${path}/messages`, { json: { body: `note of ${person.username}` }, cookie })
    case 'reset':
      return reset(person)
    case 'demote':
      return demote(world, who % 2, whom % 2)
    case 'delete':
      return remove(which % 2 === 0 ? person : (world.admins[who % 2] ?? person))
  }
}

function demote({ admins }: World, by: number, whom: number) {
  const json = whom === by ? { role: 'client' } : { isDisabled: true }
  const path = `/api/admin/users/${admins[whom]?.id}`
  return send(path, { method: 'PATCH', json, cookie: admins[by]?.cookie ?? '' })
}

const remove = ({ cookie, password }: Person) =>
  send('/api/account', { method: 'DELETE', json: { currentPassword: password }, cookie })

const mayRead = (person: Person, { sender, email }: Booking): boolean =>
  sender === person || (sender === null && email === person.email)

async function staysTrue({ people, bookings }: World, response: Response | undefined, by: Person) {
  if (response) {
    const text = await response.text()
    expect(response.status, text).toBeLessThan(500)
    const others = bookings.filter((booking) => booking.writer !== by && !mayRead(by, booking))
    for (const { secret } of others) expect(text).not.toContain(secret)
  }
  expect(new Set(bookings.map(({ code }) => code)).size, 'no code is given twice').toBe(bookings.length)
  const admins = await db.$count(users, and(eq(users.role, 'admin'), isNull(users.disabledAt)))
  expect(admins, 'an administrator remains').toBeGreaterThan(0)
  for (const person of people) {
    const own = await (await send('/api/account/export', { cookie: person.cookie })).text()
    for (const booking of bookings.filter((candidate) => !mayRead(person, candidate)))
      expect(own, 'the export of another').not.toContain(booking.secret)
  }
}

it('whatever people do, in whatever order, nobody reads what is not theirs, and an administrator remains', async () => {
  await addServices(db)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: stepsMax }), async (steps) => {
      const world = await newWorld()
      for (const [at, next] of steps.entries()) {
        await db.delete(rateLimits)
        const response = await take(next, world)
        const by = world.people[next.who]
        if (!by) throw new Error('nobody is there')
        if (at % 5 === 4 || at === steps.length - 1) await staysTrue(world, response, by)
      }
    }),
    { numRuns: journeys, seed, endOnFailure: true },
  )
}, 120_000)
