import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { caseStudies, services } from '#platform/db/schema/content.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { aCaseStudy, addServices, serviceToBook } from '#tests/builders/services.ts'
import { countingDatabase } from '../../../../bench/rows/counting-database.ts'
import { findStory, listedStoriesMax, listStories, listStoryUrls } from './public-stories.ts'
import { readSiteContent } from './read-site-content.ts'

const { db: counted, rowsReadBy } = countingDatabase(env.DB)
const db = openDb(env.DB)
const context = aContext(openDb(counted))

beforeEach(async () => {
  await db.batch([db.delete(caseStudies), db.delete(services)])
  await addServices(db)
})

async function addStories(count: number): Promise<void> {
  const statements = Array.from({ length: count }, (_, index) =>
    db.insert(caseStudies).values({
      ...aCaseStudy({ slug: `story-${index}` }),
      factor: 2000,
      services: [serviceToBook.id],
      content: 'x'.repeat(2_000),
      html: `<p>${'x'.repeat(2_000)}</p>`,
      sortOrder: index,
      status: 'published',
      updatedAt: new Date(),
    }),
  )
  for (let at = 0; at < statements.length; at += 100) {
    const [first, ...others] = statements.slice(at, at + 100)
    if (first) await db.batch([first, ...others])
  }
}

it('with a thousand stories, no page reads more than a hundred of them', async () => {
  await addStories(1_000)
  expect(await rowsReadBy(() => listStories(context))).toBeLessThanOrEqual(2 * listedStoriesMax + 50)
  expect(await rowsReadBy(() => findStory(context, 'story-5'))).toBeLessThanOrEqual(listedStoriesMax + 50)
  expect(await rowsReadBy(() => findStory(context, 'story-999'))).toBeLessThanOrEqual(listedStoriesMax + 50)
  expect(await rowsReadBy(() => readSiteContent(context))).toBeLessThanOrEqual(60)
  expect(await listStoryUrls(context, 5_000)).toHaveLength(1_000)
})

it('a story after the last listed one has a color, and leads to the first one', async () => {
  await addStories(listedStoriesMax + 2)
  const story = await findStory(context, `story-${listedStoriesMax + 1}`)
  expect(story?.next).toMatchObject({ slug: 'story-0', position: 0 })
  expect(story?.position).toBeGreaterThan(0)
})
