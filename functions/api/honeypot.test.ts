import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { honeypotName } from '#shared/bot-checks.ts'
import { openDb } from '#platform/db/open.ts'
import { sessions, users } from '#platform/db/schema/accounts.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { anAddress, uniqueText } from '#tests/builders/unique.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => db.batch([db.delete(outbox), db.delete(newsletterSubscribers)]))

const counts = () => Promise.all([users, sessions, newsletterSubscribers, outbox].map((t) => db.$count(t)))

async function forms() {
  const username = `new-${uniqueText()}`
  const account = { username, name: 'Asha', email: `${username}@example.com`, role: 'client' }
  return [
    ['/api/newsletter', { email: `${username}@example.com` }],
    ['/api/password-reset', { email: (await addUser(db)).email }],
    ['/api/register', { ...account, password: 'granite-lantern-harbour' }],
  ] as const
}

describe.each(['json', 'form'] as const)('a program that fills every field of a form, sent as %s', (type) => {
  it('is refused with advice for a person whose browser filled it in, and changes nothing', async () => {
    for (const [path, fields] of await forms()) {
      const before = await counts()
      const submit = (honeypot: string) =>
        send(path, { [type]: { ...fields, [honeypotName]: honeypot }, address: anAddress() })
      const ofProgram = await submit('https://spam.example')
      expect(ofProgram.status, path).toBe(400)
      expect(await ofProgram.text()).toContain('Reload the page and fill in only what you see.')
      expect(await counts(), path).toEqual(before)
      expect(ofProgram.headers.getSetCookie()).toEqual([])
      expect((await submit('')).status, path).toBeLessThan(400)
      expect(await counts(), path).not.toEqual(before)
    }
  })
})

it('the form that a program gets back has its address, and its hidden field is empty', async () => {
  for (const [path, fields] of await forms()) {
    const form = { ...fields, [honeypotName]: 'https://spam.example' }
    const html = await (await send(path, { form, address: anAddress() })).text()
    expect(html, path).toContain(fields.email)
    expect(html, path).not.toContain('spam.example')
  }
})
