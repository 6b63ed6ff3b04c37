import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { linkPages } from '#content/interface/answers.ts'
import { maskEmail } from '#platform/email/mask-email.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { emailsTo, newestToken } from '#tests/builders/outbox.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
beforeEach(() => db.delete(rateLimits))

async function addresses(): Promise<unknown[]> {
  const { results } = await env.DB.prepare('select email from newsletter_subscribers order by email').all()
  return results.map(({ email }) => email)
}

it('an address is kept once, lowercased, however often it is sent, and the answer is the same', async () => {
  const responses = await Promise.all(
    ['Reader@Example.com', 'reader@example.com ', 'READER@example.com'].map((email) =>
      send('/api/newsletter', { json: { email }, address: '203.0.113.1' }),
    ),
  )
  for (const response of responses) {
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ message: 'Thank you for subscribing' })
  }
  expect(await addresses()).toEqual(['reader@example.com'])
})

it.each(['', 'abc', 'a@b', 'a b@example.com', 42, null])('%j is refused with a message', async (email) => {
  const response = await send('/api/newsletter', { json: { email }, address: '203.0.113.2' })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ message: expect.stringMatching(/email/i) })
})

it('a form without script comes back to the blog, and a refused one shows the form again', async () => {
  const response = await send('/api/newsletter', {
    form: { email: 'form@example.com' },
    address: '203.0.113.3',
  })
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    isPageOn('/blog') ? '/blog#subscribed' : '/',
  ])
  const refusedResponse = await send('/api/newsletter', { form: { email: '"><b>x' }, address: '203.0.113.3' })
  expect(refusedResponse.status).toBe(400)
  expect(await refusedResponse.text()).not.toContain('<b>x')
})

it('the twenty-first sign-up of an hour from one address answers 429 with Retry-After', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 25 }, async (_, index) => {
      const email = `many-${index}@example.com`
      return (await send('/api/newsletter', { json: { email }, address: '203.0.113.4' })).status
    }),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  const refusedResponse = await send('/api/newsletter', {
    json: { email: 'x@example.com' },
    address: '203.0.113.4',
  })
  expect(refusedResponse.status).toBe(429)
  expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(3500)
})

describe('a sign-up', () => {
  const signUp = (email: string) =>
    send('/api/newsletter', { json: { email }, address: `203.0.113.${Math.floor(Math.random() * 200)}` })
  const row = async (email: string) =>
    (await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0]

  it('counts once the button behind the emailed link is pressed, and the link works once', async () => {
    const admin = await aSignedInUser(db, { role: 'admin' })
    const email = 'opt-in@example.com'
    const listState = async () => {
      const { subscribers } = await (await send('/api/admin/stats', { cookie: admin.cookie })).json<{
        subscribers: number
      }>()
      const csv = await (await send('/api/admin/newsletter?format=csv', { cookie: admin.cookie })).text()
      return { subscribers, isExported: csv.includes(email) }
    }
    await signUp(email)
    expect(await listState()).toEqual({ subscribers: 0, isExported: false })
    const list = await send('/api/admin/newsletter?status=unconfirmed&search=opt-in', {
      cookie: admin.cookie,
    })
    expect(await list.json()).toMatchObject({ items: [{ email, isSubscribed: false, isConfirmed: false }] })

    const token = await newestToken(db, email)
    const page = await send(`/newsletter/confirm?token=${token}`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(maskEmail(email))])
    expect((await row(email))?.isConfirmed).toBe(false)
    expect((await send('/newsletter/confirm', { form: { token } })).status).toBe(200)
    expect(await listState()).toEqual({ subscribers: 1, isExported: true })
    expect((await row(email))?.confirmedAt).toBeInstanceOf(Date)
    expect((await send('/newsletter/confirm', { form: { token } })).status).toBe(410)
  })

  it('says that they are subscribed to somebody who follows the link again, until they unsubscribe', async () => {
    const email = 'twice@example.com'
    await signUp(email)
    const token = await newestToken(db, email)
    const follow = async () =>
      Promise.all(
        [send(`/newsletter/confirm?token=${token}`), send('/newsletter/confirm', { form: { token } })].map(
          async (response) => [(await response).status, await (await response).text()],
        ),
      )
    expect((await send('/newsletter/confirm', { form: { token } })).status).toBe(200)
    const confirmedRow = await row(email)
    const { used, over } = linkPages.newsletter
    const reply = ({ heading }: { heading: string }) => [410, expect.stringContaining(`>${heading}</h1>`)]
    expect(await follow()).toEqual([reply(used), reply(used)])
    expect(await row(email)).toEqual(confirmedRow)
    await send('/newsletter/unsubscribe', { form: { token: confirmedRow?.unsubscribeToken ?? '' } })
    expect(await follow()).toEqual([reply(over), reply(over)])
    expect((await row(email))?.unsubscribedAt).toBeInstanceOf(Date)
  })

  it('of a subscriber changes nothing and sends nothing', async () => {
    const email = 'stays@example.com'
    await db.insert(newsletterSubscribers).values({ email, unsubscribeToken: 'stays' })
    const before = await row(email)
    expect(await (await signUp(email)).json()).toEqual({ message: 'Thank you for subscribing' })
    expect(await row(email)).toEqual(before)
    expect(await emailsTo(db, email)).toEqual([])
  })

  it('does not bring back somebody who left, and emails them at most ten times a day', async () => {
    const email = 'left@example.com'
    await db
      .insert(newsletterSubscribers)
      .values({ email, unsubscribeToken: 'left', unsubscribedAt: new Date() })
    for (let time = 0; time < 12; time += 1) {
      expect(await (await signUp(email)).json()).toEqual({ message: 'Thank you for subscribing' })
    }
    expect((await row(email))?.unsubscribedAt).toBeInstanceOf(Date)
    expect(await emailsTo(db, email)).toHaveLength(10)
  })

  it('is confirmed by a link within seven days only', async () => {
    const email = 'late@example.com'
    await signUp(email)
    await db
      .update(newsletterSubscribers)
      .set({ confirmExpiresAt: new Date(Date.now() - 1) })
      .where(eq(newsletterSubscribers.email, email))
    const token = await newestToken(db, email)
    expect((await send('/newsletter/confirm', { form: { token } })).status).toBe(410)
    expect((await send(`/newsletter/confirm?token=${token}`)).status).toBe(410)
    expect((await row(email))?.isConfirmed).toBe(false)
  })
})
