import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { socialImageResponseSchema } from '#contracts/social-image.ts'
import { verifyImagePath } from '#social/sign-path.ts'
import { anAddress } from '#tests/builders/unique.ts'
import { send } from '#tests/worker/send.ts'

const ask = (query: string, address = anAddress()) => send(`/api/og-image?${query}`, { address })

const words =
  'type=home&title=Growth%20that%20is%20measured&description=Every%20number%20traced.&category=marketing'

it('answers JSON with a path of this origin whose inputs are signed', async () => {
  const response = await ask(words)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  const { imagePath } = socialImageResponseSchema.parse(await response.json())
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
  const { imagePath } = socialImageResponseSchema.parse(
    await (await ask('title=x&type=zebra&category=zebra')).json(),
  )
  expect(verifyImagePath(imagePath, env)).toMatchObject({ template: 'page', card: { art: 'default' } })
})

it('a long title is truncated, not refused', async () => {
  const { imagePath } = socialImageResponseSchema.parse(
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

it('the 121st path within a minute answers 429, and another address is not affected', async () => {
  const address = crypto.randomUUID()
  const responses = await Promise.all(Array.from({ length: 121 }, (_, i) => ask(`title=${i}`, address)))
  expect(
    responses
      .map(({ status }) => status)
      .sort()
      .at(-2),
  ).toBe(200)
  const refusedResponse = responses.find(({ status }) => status === 429)
  expect(Number(refusedResponse?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('title=', address)).status).toBe(400)
  expect((await ask('title=1')).status).toBe(200)
})

const odd: readonly [name: string, text: string][] = [
  ['control characters', '%00%01%07%1b%7f'],
  ['line breaks', '%0d%0aset-cookie:%20a=b%0d%0a'],
  ['half a character', '%ed%a0%80'],
  ['broken percent signs', '%zz%%%e0%a4'],
  ['right-to-left marks', '%e2%80%ae%d7%a9%d7%9c%d7%95%d7%9d%e2%80%8f'],
  ['a flag and a family', '%f0%9f%87%b3%f0%9f%87%b5%f0%9f%91%a9%e2%80%8d%f0%9f%91%a9%e2%80%8d%f0%9f%91%a7'],
  ['Devanagari', '%e0%a4%a8%e0%a5%87%e0%a4%aa%e0%a4%be%e0%a4%b2'],
  ['a script no font covers', '%e4%b8%ad%e6%96%87%ed%95%9c'],
  ['markup', '%3C/script%3E%3Csvg%20onload=alert(1)%3E'],
  ['quotes and signs', '%22%27%60%26%26%2B%23%2F%5C..%2F'],
]

it.each(odd)('%s beside words give a picture or a clear 400, in every field', async (_, text) => {
  for (const field of ['title', 'description', 'category', 'type']) {
    const rest = field === 'title' ? '' : '&title=Words'
    const response = await ask(`${field}=Words%20${text}${rest}`)
    const reply: unknown = await response.json()
    if (response.status === 400) {
      expect(reply).toEqual({ message: expect.stringMatching(/^[A-Z].{10,}\.$/) })
      continue
    }
    expect(response.status).toBe(200)
    await expectPicture(socialImageResponseSchema.parse(reply).imagePath)
  }
})

it.each(odd)('a title of nothing but %s gives a picture or a clear 400', async (_, text) => {
  const response = await ask(`title=${text}`)
  if (response.status === 400) {
    expect(await response.json()).toEqual({ message: 'Give the title of the page.' })
    return
  }
  expect(response.status).toBe(200)
  await expectPicture(socialImageResponseSchema.parse(await response.json()).imagePath)
})

it('an invisible mark is not signed: with it and without it the path is the same', async () => {
  const plain = await (await ask('title=Two%20words')).text()
  for (const spelling of ['Two%00words', 'Two%20%20words%0a', '%e2%80%aeTwo%20words', 'Two%20wo%c2%adrds']) {
    expect(await (await ask(`title=${spelling}`)).text()).toBe(plain)
  }
})

it.each([
  ['letters', 'x'],
  ['control characters', '%01'],
  ['direction marks', '%e2%80%ae'],
  ['joined emoji', '%f0%9f%91%a9%e2%80%8d'],
  ['marks upon marks', 'e%cc%81%cc%82%cc%83'],
])('a hundred thousand characters of %s are answered at once, and short', async (_, unit) => {
  const long = unit.repeat(Math.floor(100_000 / unit.length))
  const startedAt = performance.now()
  for (const query of [`title=${long}`, `title=Words&description=${long}`]) {
    const response = await ask(query)
    expect([200, 400]).toContain(response.status)
    const text = await response.text()
    expect(text.length).toBeLessThan(4_500)
    if (response.status === 200) {
      await expectPicture(socialImageResponseSchema.parse(JSON.parse(text)).imagePath)
    }
  }
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

it('a category and a type that no object should have are like any other unknown word', async () => {
  for (const word of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const response = await ask(`title=Words&type=${word}&category=${word}`)
    expect(response.status).toBe(200)
    const { imagePath } = socialImageResponseSchema.parse(await response.json())
    expect(verifyImagePath(imagePath, env)).toMatchObject({ template: 'page', card: { art: 'default' } })
  }
})

it('a field twice is refused in every field, also where both are the same', async () => {
  for (const field of ['type', 'title', 'description', 'category', 'size']) {
    const response = await ask(`title=Words&${field}=facebook&${field}=facebook`)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: `Give ${field} once.` })
  }
})

it('unknown fields change nothing', async () => {
  const plain = await (await ask('title=Words')).text()
  expect(await (await ask(`title=Words&utm_source=${'x'.repeat(1_000)}&__proto__[a]=1`)).text()).toBe(plain)
})

async function expectPicture(path: string) {
  expect(verifyImagePath(path, env)).toMatchObject({ ok: true })
  const picture = await send(path)
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/png')
  const bytes = new DataView(await picture.arrayBuffer())
  expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1200, 630])
  expect(bytes.byteLength).toBeLessThan(300_000)
}
