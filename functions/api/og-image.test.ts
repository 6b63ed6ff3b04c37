import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { socialImageAnswerSchema } from '#contracts/social-image.ts'
import { verifyImagePath } from '#social/sign-path.ts'
import { send } from '../../tests/worker/send.ts'

/** Every test asks from an address of its own, so that limits do not meet. */
const ask = (query: string, address: string = crypto.randomUUID()) =>
  send(`/api/og-image?${query}`, { address })

const words =
  'type=home&title=Growth%20that%20is%20measured&description=Every%20number%20traced.&category=marketing'

it('answers JSON with a path of this origin whose inputs are signed', async () => {
  const response = await ask(words)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  const { imagePath } = socialImageAnswerSchema.parse(await response.json())
  expect(verifyImagePath(imagePath, env)).toMatchObject({
    ok: true,
    template: 'page',
    card: { title: 'Growth that is measured', description: 'Every number traced.', art: 'marketing' },
  })
})

it('the same input has the same path', async () => {
  expect(await (await ask(words)).text()).toBe(await (await ask(words)).text())
})

it('an unknown category has the default art and an unknown type the page template', async () => {
  const { imagePath } = socialImageAnswerSchema.parse(
    await (await ask('title=x&type=zebra&category=zebra')).json(),
  )
  expect(verifyImagePath(imagePath, env)).toMatchObject({ template: 'page', card: { art: 'default' } })
})

it('a long title is cut, not refused', async () => {
  const { imagePath } = socialImageAnswerSchema.parse(
    await (await ask(`title=${'long '.repeat(900)}`)).json(),
  )
  expect(verifyImagePath(imagePath, env)).toMatchObject({ ok: true })
})

it.each([
  ['no title', 'type=home', 'Give the title of the page.'],
  ['a title of nothing visible', 'title=%00%20%e2%80%8f', 'Give the title of the page.'],
  ['a field twice', 'title=a&title=b', 'Give title once.'],
  [
    'a type of 41 characters',
    `title=a&type=${'t'.repeat(41)}`,
    'The type is one word of at most 40 characters.',
  ],
  [
    'an unknown size',
    'title=a&size=huge',
    'The size is one of facebook, twitter, linkedin, pinterest, whatsapp.',
  ],
])('%s answers 400 and says why', async (_, query, message) => {
  const response = await ask(query)
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ message })
})

it('another method answers 405 with Allow', async () => {
  const response = await send('/api/og-image?title=a', { json: {}, headers: { origin: 'http://localhost' } })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toContain('GET')
})

it('the 121st path within a minute answers 429, and another address is not concerned', async () => {
  const address = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 121 }, (_, i) => ask(`title=${i}`, address)))
  expect(
    answers
      .map(({ status }) => status)
      .sort()
      .at(-2),
  ).toBe(200)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  // A malformed query is not counted, and is told so before the limit.
  expect((await ask('title=', address)).status).toBe(400)
  expect((await ask('title=1')).status).toBe(200)
})
