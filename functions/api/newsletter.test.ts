// Covers src/server/newsletter/subscribe.ts.

import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { send } from '../../tests/worker/send.ts'

async function addresses(): Promise<unknown[]> {
  const { results } = await env.DB.prepare('select email from newsletter_subscribers order by email').all()
  return results.map(({ email }) => email)
}

it('an address is kept once, lowercased, however often it is sent, and the answer is the same', async () => {
  const answers = await Promise.all(
    ['Reader@Example.com', 'reader@example.com ', 'READER@example.com'].map((email) =>
      send('/api/newsletter', { json: { email }, address: '203.0.113.1' }),
    ),
  )
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ message: 'Thank you for subscribing' })
  }
  expect(await addresses()).toEqual(['reader@example.com'])
})

it.each(['', 'abc', 'a@b', 'a b@example.com', 42, null])('%j is refused with a message', async (email) => {
  const response = await send('/api/newsletter', { json: { email }, address: '203.0.113.2' })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ message: expect.stringMatching(/email/i) })
})

it('a form without script comes back to the blog, and a refused one shows the form again', async () => {
  const taken = await send('/api/newsletter', { form: { email: 'form@example.com' }, address: '203.0.113.3' })
  expect([taken.status, taken.headers.get('location')]).toEqual([303, '/blog#subscribed'])
  const refused = await send('/api/newsletter', { form: { email: '"><b>x' }, address: '203.0.113.3' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).not.toContain('<b>x')
})

it('the twenty-first sign-up of an hour from one address answers 429 with Retry-After', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 25 }, async (_, index) => {
      const email = `many-${index}@example.com`
      return (await send('/api/newsletter', { json: { email }, address: '203.0.113.4' })).status
    }),
  )
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  const refused = await send('/api/newsletter', { json: { email: 'x@example.com' }, address: '203.0.113.4' })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
})
