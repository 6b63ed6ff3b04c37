import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import type { RenderedPost } from '#contracts/admin-posts.ts'
import { allowedPictures } from '#content/interface/answers.ts'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { site } from '#site.config.ts'
import { postAdmin, postBody as body } from '#tests/worker/admin-posts.ts'
import { aCategory } from '#tests/builders/posts.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(posts)
  await db.delete(newsletterIssues)
})

const messageOf = async (response: Response) => (await response.json<{ message: string }>()).message

it.each([
  '/no-such-picture.png',
  '/about',
  '/no-such-picture.png?v=2',
  '/%00.png',
  `/${'a'.repeat(300)}.png`,
])(
  'a post with the picture %s, which this site does not have, is no reader’s: it is refused, and kept as a draft',
  async (featuredImage) => {
    const { create, patch } = await postAdmin()
    for (const status of ['published', 'scheduled']) {
      const response = await create(body({ featuredImage, status, publishAt: '2034-03-09T15:00:00Z' }))
      expect(response.status).toBe(400)
      expect(await messageOf(response)).toContain(`This site has no picture at ${featuredImage}`)
    }
    expect((await create(body({ featuredImage, status: 'draft' }))).status).toBe(201)
    expect((await patch('a-post', { status: 'published' })).status).toBe(400)
    expect((await patch('a-post', { status: 'published', featuredImage: '/favicon.svg' })).status).toBe(200)
  },
)

it('the generated picture of a post is one of this site', async () => {
  const { create } = await postAdmin()
  expect((await create(body({ featuredImage: `/blog/art/${aCategory}/another.svg` }))).status).toBe(201)
})

it('a picture on another host is refused with the hosts that are allowed', async () => {
  const { create } = await postAdmin()
  const response = await create(body({ featuredImage: 'https://other.example/a.png', status: 'draft' }))
  expect([response.status, await messageOf(response)]).toEqual([
    400,
    expect.stringContaining(allowedPictures(site.imageHosts)),
  ])
})

it('a text with a picture that this site does not have names its line and is not published; one on another host is', async () => {
  const { create } = await postAdmin()
  const content = 'First.\n\n![a](/favicon.svg)\nand ![b](/no-such-picture.png)'
  const response = await create(body({ content }))
  expect([response.status, await messageOf(response)]).toEqual([
    400,
    expect.stringContaining('/no-such-picture.png (line 4 of the text)'),
  ])
  expect((await create(body({ content, status: 'draft' }))).status).toBe(201)
  expect((await create(body({ slug: 'other', content: '![c](https://other.example/c.png)' }))).status).toBe(
    201,
  )
})

it('the preview says of each picture where it stands and what is wrong with it', async () => {
  const { preview } = await postAdmin()
  const content = '![a](/favicon.svg)\n\n![b](/no-such-picture.png)\n\n![c](https://other.example/c.png)'
  const { pictures } = await (await preview(content)).json<RenderedPost>()
  expect(pictures).toEqual([
    { address: '/favicon.svg', line: 1, fault: null },
    { address: '/no-such-picture.png', line: 3, fault: 'missing' },
    { address: 'https://other.example/c.png', line: 5, fault: 'other-host' },
  ])
})

it('a text with more pictures than are checked is previewed and saved', async () => {
  const { preview, create } = await postAdmin()
  const content = Array.from({ length: 300 }, (_, n) => `![a](/no-such-picture-${n}.png)`).join('\n')
  const { pictures = [] } = await (await preview(content)).json<RenderedPost>()
  expect(pictures).toHaveLength(300)
  expect(pictures.filter(({ fault }) => fault === 'missing')).toHaveLength(20)
  expect((await create(body({ content, status: 'draft' }))).status).toBe(201)
})

it('an issue of the newsletter with a picture that this site does not have is saved and not sent', async () => {
  const { send } = await postAdmin()
  const path = '/api/admin/newsletter/issues'
  const content = '![b](/no-such-picture.png)'
  const response = await send(path, { json: { subject: 'News', content } })
  const { id, revision } = await response.json<{ id: number; revision: number }>()
  const change = (json: object) => send(`${path}/${id}`, { method: 'PATCH', json: { revision, ...json } })
  for (const state of [{ state: 'sending' }, { state: 'scheduled', sendAt: '2034-03-09T15:00:00Z' }]) {
    const refusal = await change(state)
    expect([refusal.status, await messageOf(refusal)]).toEqual([400, expect.stringContaining('line 1')])
  }
  expect((await change({ content: '![a](/favicon.svg)', state: 'sending' })).status).toBe(200)
})
