import { emailStates } from '#contracts/admin-emails.ts'
import { countEverything } from '#domains/office/count-everything.ts'
import { findPost } from '#domains/blog/find-post.ts'
import { listUrls, findListPages, listParts } from '#domains/blog/list-urls.ts'
import { countPosts, listCards, listPosts } from '#domains/blog/list-posts.ts'
import { searchPosts } from '#domains/blog/search/search-posts.ts'
import { listBookingsOfUser } from '#domains/bookings/own-bookings.ts'
import { findPublicJob, listJobPaths, listOfferedJobs } from '#domains/content/public-jobs.ts'
import { readSiteContent } from '#domains/content/read-site-content.ts'
import { listEmails } from '#platform/email/list-emails.ts'
import { readPostList } from '#domains/blog/stored-post-list.ts'
import { findPublicPage, listMenuPages } from '#domains/pages/public-pages.ts'
import { storePage } from '#platform/pages/stored-pages.ts'
import { readStoredPage } from '#platform/pages/read-stored-page.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { pagesOf } from '#shared/list-pages.ts'
import budgets from '../../scripts/build/budgets/budgets.json' with { type: 'json' }
import { appointmentCases } from './appointment-cases.ts'
import { listCases, rowsMax } from '../admin-lists/lists.ts'

type Context = ServiceContext<SessionUser>

export interface ReadCase {
  name: string
  run: (context: Context) => Promise<number>
  rowsMax: (shownCount: number) => number
  prepare?: (context: Context) => Promise<unknown>
}

const buildId = 'bench'
const ofShown = (shownCount: number) => 2 * shownCount + 100
const atMost = (max: number) => (shownCount: number) => Math.min(max, ofShown(shownCount))

async function listPage(context: Context, page: number, category?: 'seo'): Promise<number> {
  const [cards] = await Promise.all([
    listCards(context, { page, category }),
    countPosts(context, { category }),
  ])
  return cards.length
}
const lastPage = async (context: Context, category?: 'seo') =>
  pagesOf(await countPosts(context, { category }))

const article = async (context: Context) => {
  const post = await findPost(context, 'post-5')
  if (!post) throw new Error('post-5 is not published')
  return 1 + post.related.length
}

const apiList = (page: number) => async (context: Context) => {
  const { json, store } = await readPostList(context, buildId, { page })
  await store?.()
  return (JSON.parse(json) as unknown[]).length
}

const search = (query: string) => async (context: Context) => (await searchPosts(context, query)).hits.length

const publicCases: readonly ReadCase[] = [
  { name: '`/blog`', run: (context) => listPage(context, 1), rowsMax: atMost(300) },
  {
    name: '`/blog/page/{n}`, the page in the middle',
    run: async (context) => listPage(context, Math.ceil((await lastPage(context)) / 2)),
    rowsMax: atMost(300),
  },
  {
    name: '`/blog/page/{n}`, the last',
    run: async (context) => listPage(context, await lastPage(context)),
    rowsMax: atMost(300),
  },
  { name: '`/blog/category/seo`', run: (context) => listPage(context, 1, 'seo'), rowsMax: atMost(300) },
  {
    name: '`/blog/category/seo/page/{n}`, the last',
    run: async (context) => listPage(context, await lastPage(context, 'seo'), 'seo'),
    rowsMax: atMost(300),
  },
  {
    name: 'a stored page',
    run: async ({ db, now }) => {
      const { html } = await readStoredPage(db.$client, { path: '/blog', buildId, now })
      return html === null ? 0 : 1
    },
    rowsMax: () => budgets.rows['a stored page'],
    prepare: async (context) => {
      const key = { path: '/blog', buildId }
      const { revision } = await readStoredPage(context.db.$client, { ...key, now: context.now })
      await storePage(context, { ...key, revision, html: 'a page' })
    },
  },
  { name: 'an article', run: article, rowsMax: () => budgets.rows['an article'], prepare: article },
  {
    name: 'an article whose related posts nobody has read yet',
    run: article,
    rowsMax: () => budgets.rows['an article whose related posts nobody has read yet'],
    prepare: ({ db }) => db.$client.prepare('delete from related_posts').run(),
  },
  {
    name: 'teasers of the home page',
    run: async (context) => (await listCards(context, { limit: 3 })).length,
    rowsMax: ofShown,
  },
  { name: 'search, "the"', run: search('the'), rowsMax: () => budgets.rows['a search for a common word'] },
  {
    name: 'search, "zebra"',
    run: search('zebra'),
    rowsMax: () => budgets.rows['a search for a common word'],
  },
  {
    name: 'search, "plan number"',
    run: search('plan number'),
    rowsMax: () => budgets.rows['a search for a common word'],
  },
  {
    name: 'search, no hit',
    run: search('xylophone'),
    rowsMax: () => budgets.rows['a search for a common word'],
  },
  {
    name: '`/blog/feed.xml`',
    run: async (context) => (await listPosts(context, { limit: 50 })).length,
    rowsMax: ofShown,
  },
  { name: '`/sitemap.xml`', run: async (context) => (await listParts(context)).length, rowsMax: ofShown },
  {
    name: '`/sitemap.xml?part=posts-1`',
    run: async (context) => (await listUrls(context, 1)).length,
    rowsMax: ofShown,
  },
  {
    name: '`/sitemap.xml?part=posts-{n}`, the last',
    run: async (context) => {
      const parts = await listParts(context)
      return parts.length + (await listUrls(context, parts.at(-1)?.part ?? 1)).length
    },
    rowsMax: ofShown,
  },
  {
    name: '`/sitemap.xml?part=pages`, its lists',
    run: async (context) => (await findListPages(context)).length,
    rowsMax: ofShown,
  },
  { name: '`/llms.txt`', run: async (context) => (await listCards(context)).length, rowsMax: ofShown },
  {
    name: '`/api/blog`, rendered',
    run: apiList(1),
    rowsMax: ofShown,
    prepare: ({ db }) => db.$client.prepare('delete from stored_pages').run(),
  },
  {
    name: '`/api/blog`, stored',
    run: apiList(1),
    rowsMax: () => budgets.rows['a stored page'],
    prepare: apiList(1),
  },
  { name: '`/api/blog?page=2`', run: apiList(2), rowsMax: ofShown },
  {
    name: '`/api/blog?before=…`',
    run: async (context) => {
      const which = { before: '2010-06-15' }
      return (await Promise.all([listPosts(context, which), countPosts(context, which)]))[0].length
    },
    rowsMax: ofShown,
  },
  {
    name: '`/api/content`',
    run: async (context) => {
      const { services, caseStudies } = await readSiteContent(context)
      return services.length + caseStudies.length
    },
    rowsMax: ofShown,
  },
  {
    name: '`/careers`, `/api/jobs`',
    run: async (context) => (await listOfferedJobs(context)).jobs.length,
    rowsMax: ofShown,
  },
  {
    name: '`/careers/{id}`',
    run: async (context) => 1 + ((await findPublicJob(context, 'job-7'))?.others.length ?? 0),
    rowsMax: ofShown,
  },
  {
    name: '`/sitemap.xml?part=pages`, its jobs',
    run: async (context) => (await listJobPaths(context, 10_000)).length,
    rowsMax: ofShown,
  },
]

const textPageCases: readonly ReadCase[] = [
  {
    name: 'a text page',
    run: async (context) => ((await findPublicPage(context, 'page-5')) ? 1 : 0),
    rowsMax: ofShown,
  },
  {
    name: 'text pages in the menus',
    run: async (context) => (await listMenuPages(context)).length,
    rowsMax: ofShown,
  },
]

const signedInCases: readonly ReadCase[] = [
  {
    name: 'dashboard, twenty bookings',
    run: async (context) =>
      (await listBookingsOfUser(context, { email: 'user20@bench.example' })).reduce(
        (count, { events }) => count + 1 + events.length,
        0,
      ),
    // Each booking is read with its service, its thread, its events and its last move.
    rowsMax: (shownCount) => 12 * shownCount,
    prepare: ({ db }) =>
      db.$client
        .prepare(
          'update bookings set user_id = 20 where id in (select id from bookings order by id limit 20)',
        )
        .run(),
  },
  {
    name: 'overview',
    run: async (context) => {
      await countEverything(context)
      return 0
    },
    rowsMax: () => rowsMax,
  },
  ...[undefined, ...emailStates].map(
    (state): ReadCase => ({
      name: `emails, ${state ?? 'all'}`,
      run: async (context) => (await listEmails(context, { state, place: undefined })).items.length,
      rowsMax: () => rowsMax,
    }),
  ),
  ...listCases
    .filter(({ name }) => /^(bookings|audit|submissions)/.test(name))
    .map(
      ({ name, run }): ReadCase => ({
        name: name.replace(/\s+/g, ' '),
        run: async (context) => {
          await run(context)
          return 0
        },
        rowsMax: () => rowsMax,
      }),
    ),
]

export const readCases: readonly ReadCase[] = [
  ...publicCases,
  ...textPageCases,
  ...signedInCases,
  ...appointmentCases,
]
