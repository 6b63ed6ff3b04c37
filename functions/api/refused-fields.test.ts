import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await addServices(db)
  await db.delete(rateLimits)
})

const asTexts = (input: object) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value ?? '')]))

const registration = {
  username: 'mina-gurung',
  name: 'Mina Gurung',
  email: 'mina@example.com',
  password: 'granite-lantern-harbour',
  role: 'client',
}

async function markedFields(path: string, form: Record<string, string>) {
  const response = await send(path, { form })
  const html = await response.text()
  const controls = [...html.matchAll(/<(?:input|select|textarea) [^>]*>/g)].map(([control]) => control)
  const namesOf = (found: string[]) => found.map((control) => / name="(\w+)"/.exec(control)?.[1])
  const namesWith = (sign: string) => namesOf(controls.filter((control) => control.includes(sign)))
  const isMessage = (id: string) => id.endsWith('-error') || html.includes(`id="${id}" role="alert"`)
  const described = controls.filter((control) =>
    / aria-describedby="([^"]+)"/.exec(control)?.[1]?.split(' ').some(isMessage),
  )
  return [namesWith('aria-invalid="true"'), namesWith(' autofocus'), namesOf(described)]
}

it.each([
  ['/api/bookings', asTexts(aBookingInput({ clientEmail: 'a@b' })), 'clientEmail'],
  ['/api/bookings', asTexts(aBookingInput({ contactName: '' })), 'contactName'],
  ['/api/register', { ...registration, email: 'a@b' }, 'email'],
  ['/api/register', { ...registration, password: 'short' }, 'password'],
  ['/api/register', { ...registration, role: 'admin' }, 'role'],
  ['/api/login', { username: '', password: 'granite-lantern-harbour' }, 'username'],
  ['/api/newsletter', { email: 'a@b' }, 'email'],
  ['/api/password-reset', { email: 'a@b' }, 'email'],
])('a form refused by %s with %j marks %s', async (path, form, field) => {
  expect(await markedFields(path, form)).toEqual([[field], [field], [field]])
})

it('a form refused for what others have already marks that field', async () => {
  const { username, email } = await addUser(db)
  expect(await markedFields('/api/register', { ...registration, username })).toEqual(
    Array(3).fill(['username']),
  )
  expect(await markedFields('/api/register', { ...registration, email })).toEqual(Array(3).fill(['email']))
})

it('the answer in JSON has the message alone', async () => {
  const response = await send('/api/register', { json: { ...registration, email: 'a@b' } })
  expect(await response.json()).toEqual({ message: 'Enter an email address such as name@example.com.' })
})

it('what was typed into a refused form is shown as text everywhere on its page', async () => {
  const typed = '"><img src=x onerror=alert(1)></script><script>alert(2)</script>'
  for (const [path, form] of [
    ['/api/newsletter', { email: typed }],
    ['/api/register', { ...registration, name: typed, email: typed }],
    ['/api/bookings', asTexts(aBookingInput({ companyName: typed, clientEmail: 'a@b' }))],
  ] as const) {
    const html = await (await send(path, { form })).text()
    expect(html, path).toContain('&lt;img src=x')
    expect(html, path).not.toContain('<img src=x')
    expect(html, path).not.toContain('<script>alert')
  }
})
