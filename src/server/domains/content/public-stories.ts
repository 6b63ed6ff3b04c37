import { and, asc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm'
import { pick } from '#contracts/records/fields.ts'
import { caseStudyCardNames } from '#contracts/site-content.ts'
import type { Story, StoryList, StoryService } from '#contracts/stories.ts'
import { withPictures } from '#domains/files/shown-pictures.ts'
import { unlink } from '#shared/links.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import type { Db } from '#platform/db/open.ts'
import { caseStudies, services } from '#platform/db/schema/content.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { serviceFilter } from '#shared/page-paths.ts'
import { toCaseStudy } from './case-study-row.ts'
import { loadStoryPictures } from './story-pictures.ts'

/** The list shows this many. Later ones have their pages, the sitemap and the links from story to story. */
export const listedStoriesMax = 100

/** D1 takes a hundred parameters per statement. */
const servicesMax = 90

const cardColumns = pick(getTableColumns(caseStudies), caseStudyCardNames)

type Context = Pick<DatabaseContext, 'db' | 'now'>

/** The literal part lets SQLite use the partial index. */
const wherePublished = (now: Date) =>
  sql`${caseStudies.visibleAt} is not null and ${lte(caseStudies.visibleAt, now)}`
const inOrder = [asc(caseStudies.sortOrder), asc(caseStudies.id)] as const

export const selectCards = ({ db, now }: Context, limit: number) =>
  db
    .select(cardColumns)
    .from(caseStudies)
    .where(wherePublished(now))
    .orderBy(...inOrder)
    .limit(limit)

/**
 * Returns the published case studies in the order of the site, without what only their pages show, and the published
 * services that they name.
 */
export async function listStories({ db, now }: Context): Promise<StoryList> {
  const cards = (await selectCards({ db, now }, listedStoriesMax)).map((row) => toCaseStudy(row))
  const stories = cards.map(await loadStoryPictures(db, cards))
  return {
    stories,
    services: await listNamedServices(
      db,
      stories.flatMap(({ services = [] }) => services),
    ),
  }
}

/** Returns whether `/work?service=…` names a service of a listed story. */
export async function hasFilter(context: Context, filter: string): Promise<boolean> {
  const { services: named } = await listStories(context)
  return named.some((service) => serviceFilter(service) === filter)
}

/** Returns the published services with these ids, in the order of the site. */
async function listNamedServices(db: Db, ids: readonly number[]): Promise<StoryService[]> {
  if (ids.length === 0) return []
  return db
    .select({ id: services.id, title: services.title, isBookable: services.onBooking })
    .from(services)
    .where(
      and(inArray(services.id, [...new Set(ids)].slice(0, servicesMax)), eq(services.status, 'published')),
    )
    .orderBy(asc(services.sortOrder), asc(services.id))
}

export interface StoryUrl {
  slug: string
  title: string
  description: string
  changedAt: Date
}

/** Returns what the sitemap and llms.txt say of the published case studies, in the order of the site. */
export async function listStoryUrls({ db, now }: Context, limit: number): Promise<StoryUrl[]> {
  const rows = await db
    .select({
      slug: caseStudies.slug,
      title: caseStudies.title,
      description: sql<string>`coalesce(${caseStudies.summary}, ${caseStudies.description})`,
      changedAt: caseStudies.updatedAt,
      visibleAt: caseStudies.visibleAt,
    })
    .from(caseStudies)
    .where(wherePublished(now))
    .orderBy(...inOrder)
    .limit(limit)
  return rows.map(({ visibleAt, ...row }) => ({ ...row, changedAt: later(row.changedAt, visibleAt) }))
}

const later = (changedAt: Date, visibleAt: Date | null): Date =>
  visibleAt !== null && visibleAt > changedAt ? visibleAt : changedAt

export async function storyExists({ db, now }: Context, slug: string): Promise<boolean> {
  const [row] = await db
    .select({ id: caseStudies.id })
    .from(caseStudies)
    .where(and(eq(caseStudies.slug, slug), wherePublished(now)))
  return row !== undefined
}

/**
 * Returns a published case study with everything that its page shows, or null when no published one has this slug. The
 * next one is the one after it in the list; after the last comes the first.
 */
export async function findStory({ db, now }: Context, slug: string): Promise<Story | null> {
  const [[row], listed] = await Promise.all([
    db
      .select()
      .from(caseStudies)
      .where(and(eq(caseStudies.slug, slug), wherePublished(now))),
    db
      .select({ slug: caseStudies.slug })
      .from(caseStudies)
      .where(wherePublished(now))
      .orderBy(...inOrder)
      .limit(listedStoriesMax),
  ])
  if (!row) return null
  const place = listed.findIndex((study) => study.slug === slug)
  const nextPlace = (place + 1) % listed.length
  return {
    ...(await toStory(db, row)),
    // Those after the last listed one have no place in the list: their id tells their colors apart.
    position: place === -1 ? row.id : place,
    next: await findNext({ db, now }, listed[nextPlace]?.slug, { slug, position: nextPlace }),
  }
}

type StoryRow = Omit<typeof caseStudies.$inferSelect, 'isListed'>

/** Returns what the page of a case study shows of its row. */
export async function toStory(db: Db, row: StoryRow): Promise<Omit<Story, 'position' | 'next'>> {
  const {
    id: _id,
    content: _content,
    html,
    revision: _revision,
    sortOrder: _order,
    status: _status,
    publishAt: _publishAt,
    visibleAt,
    listedFor: _listedFor,
    updatedAt,
    ...fields
  } = row
  const study = toCaseStudy(fields)
  const showPictures = await loadStoryPictures(db, [study])
  return {
    ...showPictures(study),
    html: await withPictures({ db }, unlink(html ?? '', isPageOn)),
    offers: await offersOf(db, row.services ?? []),
    updatedAt: later(updatedAt, visibleAt).toISOString(),
  }
}

/** The first one that a case study names is the first here. */
async function offersOf(db: Db, ids: readonly number[]): Promise<StoryService[]> {
  const offers = await listNamedServices(db, ids)
  return ids.flatMap((id) => offers.find((offer) => offer.id === id) ?? [])
}

async function findNext(
  { db, now }: Context,
  nextSlug: string | undefined,
  { slug, position }: { slug: string; position: number },
): Promise<Story['next']> {
  if (nextSlug === undefined || nextSlug === slug) return null
  const [next] = await db
    .select(cardColumns)
    .from(caseStudies)
    .where(and(eq(caseStudies.slug, nextSlug), wherePublished(now)))
  if (!next) return null
  const showPictures = await loadStoryPictures(db, [next])
  return { ...showPictures(toCaseStudy(next)), position }
}
