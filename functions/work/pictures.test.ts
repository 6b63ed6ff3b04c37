import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { buildId, siteUrl } from '#built/build.js'
import { contentRefusalTexts } from '#content/interface/content-refusals.ts'
import { storyCopy } from '#content/work/page.ts'
import type { AdminCaseStudy, AdminService } from '#contracts/admin-content.ts'
import type { Service } from '#contracts/content.ts'
import type { StoredFileDetail } from '#contracts/files.ts'
import type { Story } from '#contracts/stories.ts'
import { openDb } from '#platform/db/open.ts'
import { caseStudies, services, storedPages } from '#platform/db/schema/content.ts'
import { fileHashes, files } from '#platform/db/schema/files.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'
import { aCaseStudy, aService } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { contentAdmin } from '#tests/worker/admin-content.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'
import { send } from '#tests/worker/send.ts'

needsPages('/work')

const db = openDb(env.DB)
const storiesPath = '/api/admin/case-studies'
const aStory = { ...aCaseStudy({ slug: 'first' }), sortOrder: 1, status: 'published' }
const hashOf = (letter: string) => letter.repeat(32)

const dropCopies = () => dropCachedPages({ siteUrl, buildId }, ['/', '/work', '/work/first', '/services'])

beforeEach(async () => {
  await db.batch([db.delete(caseStudies), db.delete(services), db.delete(files), db.delete(storedPages)])
  await dropCopies()
})

async function aFile(letter: string, overrides: Partial<typeof files.$inferInsert> = {}): Promise<number> {
  const hash = hashOf(letter)
  const [file] = await db
    .insert(files)
    .values({
      hash,
      sha256: letter,
      name: `${letter}.png`,
      type: 'image/png',
      bytes: 900,
      width: 1600,
      height: 1000,
      alt: `Picture ${letter}`,
      focusX: 0.25,
      variants: [{ width: 480, height: 300, type: 'image/webp', bytes: 90 }],
      uploadedBy: 'asha',
      updatedAt: new Date(),
      ...overrides,
    })
    .returning()
  if (!file) throw new Error('the file was not inserted')
  await db.insert(fileHashes).values({ hash, fileId: file.id })
  return file.id
}

it('pictures of the library take the place of the drawn screens and portraits, on every page of the story', async () => {
  const { create } = await contentAdmin(storiesPath)
  const [picture, screen, before, after, portrait] = [
    await aFile('a'),
    await aFile('b', { isDecorative: true }),
    await aFile('c'),
    await aFile('d'),
    await aFile('e'),
  ]
  const response = await create({
    ...aStory,
    drawing: { screen: 'shop', host: 'shop.example', phone: 'shop-phone' },
    picture,
    screens: [{ file: screen, caption: 'The first sketch' }],
    beforePicture: before,
    afterPicture: after,
    quote: { text: 'It works.', name: 'Mira Lama', portrait: 'ida' },
    portrait,
  })
  expect(response.status, await response.clone().text()).toBe(201)
  expect(await response.json()).toMatchObject({ picture, screens: [{ file: screen }], portrait })
  const story = await (await send('/api/case-studies/first')).json<Story>()
  expect(story.picture).toEqual({
    url: `/files/${hashOf('a')}/a.png`,
    srcset: `/files/${hashOf('a')}/480.webp 480w, /files/${hashOf('a')}/a.png 1600w`,
    width: 1600,
    height: 1000,
    alt: 'Picture a',
    focusX: 0.25,
    focusY: 0.5,
  })
  expect(story.screens).toMatchObject([{ picture: { alt: '' }, caption: 'The first sketch' }])
  const html = await (await send('/work/first')).text()
  for (const letter of ['a', 'b', 'c', 'd', 'e']) expect(html).toContain(`src="/files/${hashOf(letter)}/`)
  expect(html).not.toMatch(/shop(-phone)?[-.\w]*\.svg/)
  expect(html).toContain('object-position:25% 50%')
  expect(html).toContain(storyCopy.before)
  for (const path of ['/', '/work']) {
    const page = await (await send(path)).text()
    expect(page, path).toContain(`src="/files/${hashOf('a')}/a.png"`)
    expect(page, path).toContain('alt="Picture a"')
  }
  expect(await (await send('/')).text()).toContain(`src="/files/${hashOf('e')}/e.png"`)
})

it('a used picture is not deleted, and a changed one is on the pages at once', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  const { create, change } = await contentAdmin(storiesPath)
  const picture = await aFile('a')
  await create({ ...aStory, picture })
  for (const path of ['/', '/work', '/work/first']) await (await send(path)).text()
  const path = `/api/admin/files/${picture}`
  expect((await send(path, { cookie, method: 'DELETE' })).status).toBe(409)
  const { uses } = await (await send(path, { cookie })).json<StoredFileDetail>()
  expect(uses).toEqual([{ type: 'case-study', title: aStory.title, path: '/admin/case-studies' }])
  const renamed = await send(path, { cookie, method: 'PATCH', json: { alt: 'A ridge', revision: 1 } })
  expect(renamed.status).toBe(200)
  await dropCopies()
  for (const page of ['/', '/work', '/work/first'])
    expect(await (await send(page)).text(), page).toContain('alt="A ridge"')
  expect((await change('first', { picture: null })).status).toBe(200)
  expect((await send(path, { cookie, method: 'DELETE' })).status).toBe(204)
})

it('a picture that does not exist, is a document or has no alt text is refused with a sentence and changes nothing', async () => {
  const { create, change, read } = await contentAdmin(storiesPath)
  await create(aStory)
  const document = await aFile('b', { type: 'application/pdf', width: null, height: null })
  const undescribed = await aFile('c', { alt: '' })
  const hidden = await aFile('d', { visibility: 'private' })
  const { pictureMissing, pictureUndescribed } = contentRefusalTexts
  const refused: [number, string][] = [
    [99_999, pictureMissing(99_999)],
    [document, pictureMissing(document)],
    [hidden, pictureMissing(hidden)],
    [undescribed, pictureUndescribed('c.png')],
  ]
  for (const [id, message] of refused) {
    for (const fields of [{ picture: id }, { screens: [{ file: id }] }, { portrait: id }]) {
      const response = await change('first', fields)
      expect([response.status, await response.json()]).toMatchObject([400, { message }])
    }
    expect((await create({ ...aStory, slug: 'second', beforePicture: id })).status).toBe(400)
  }
  for (const fields of [
    { picture: 'a.png' },
    { picture: 0 },
    { picture: 1.5 },
    { screens: [{}] },
    { screens: Array.from({ length: 9 }, () => ({ file: 1 })) },
    { screens: [{ file: 1, caption: 'x'.repeat(161) }] },
  ])
    expect((await change('first', fields)).status, JSON.stringify(fields)).toBe(400)
  expect(await (await read('first')).json<AdminCaseStudy>()).toMatchObject({ revision: 1 })
})

it('a service shows its picture on the home page and the overview, and keeps it from being deleted', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  const { create, change, list } = await contentAdmin('/api/admin/services')
  const picture = await aFile('a')
  const { id: _, ...service } = aService()
  const input = { ...service, sortOrder: 1, status: 'published' }
  const created = await (await create({ ...input, picture })).json<AdminService>()
  expect(created).toMatchObject({ picture })
  const { services: shown } = await (await send('/api/content')).json<{ services: Service[] }>()
  expect(shown.find(({ id }) => id === created.id)?.picture).toMatchObject({ alt: 'Picture a' })
  for (const path of ['/', '/services'])
    expect(await (await send(path)).text(), path).toContain(`src="/files/${hashOf('a')}/a.png"`)
  const path = `/api/admin/files/${picture}`
  expect((await send(path, { cookie, method: 'DELETE' })).status).toBe(409)
  expect((await change(created.id, { picture: 99_999 })).status).toBe(400)
  expect((await change(created.id, { picture: null })).status).toBe(200)
  expect((await list<AdminService>()).find(({ id }) => id === created.id)).not.toHaveProperty('picture')
  expect((await send(path, { cookie, method: 'DELETE' })).status).toBe(204)
})

it('a preview shows a story as its page would, and stores nothing', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'editor' })
  const picture = await aFile('a')
  const preview = (json: unknown) => send('/api/admin/case-study-preview', { cookie, json })
  const draft = { ...aStory, status: 'draft', content: '## Why\n\nBecause.', picture, portrait: 99_999 }
  const response = await preview(draft)
  expect(response.status).toBe(200)
  const story = await response.json<Story>()
  expect(story).toMatchObject({ title: aStory.title, picture: { alt: 'Picture a' }, position: 0, next: null })
  expect(story.html).toContain('<p>Because.</p>')
  expect(story).not.toHaveProperty('portrait')
  expect((await preview({ ...draft, title: '' })).status).toBe(400)
  expect(await db.$count(caseStudies)).toBe(0)
})
