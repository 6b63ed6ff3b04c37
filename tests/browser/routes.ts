import { consultation } from '#content/booking/consultation.ts'
import type { APIRequestContext } from '@playwright/test'
import { redirects } from '#content/redirects.ts'
import type { PageAccess } from '#content/meta-types.ts'
import { siteRoutes } from '#generated/pages.ts'
import { seedCaseStudies } from '#content/seed/case-studies.ts'
import { storyPath, workPath } from '#shared/page-paths.ts'
import { seedSlug } from './seed-posts.ts'
import { isPageOn } from '#shared/is-page-on.ts'

export interface Page {
  path: string
  status?: 404 | 410
  as?: 'demo-client' | 'demo-admin'
}

const readers = {
  everyone: {},
  'signed-in': { as: 'demo-client' },
  editor: { as: 'demo-admin' },
  admin: { as: 'demo-admin' },
} as const satisfies Record<PageAccess, Omit<Page, 'path'>>

const [story] = seedCaseStudies

const samples: Record<string, Omit<Page, 'as'>> = {
  '/booking/appointment': { path: '/booking/appointment?token=none', status: 410 },
  '/blog/$slug': { path: `/blog/${seedSlug}` },
  '/blog/page/$n': { path: '/blog/page/99', status: 404 },
  '/blog/category/$id/page/$n': { path: '/blog/category/seo/page/99', status: 404 },
  '/blog/author/$slug': { path: '/blog/author/no-such-author', status: 404 },
  '/blog/author/$slug/page/$n': { path: '/blog/author/no-such-author/page/2', status: 404 },
  '/newsletter/$slug': { path: '/newsletter/no-such-issue', status: 404 },
  '/newsletter/page/$n': { path: '/newsletter/page/99', status: 404 },
  '/work/$slug': story ? { path: storyPath(story.slug) } : { path: '/work/no-such-story', status: 404 },
  '/careers/$id': { path: '/careers/no-such-position', status: 404 },
  '/services/$industry': { path: '/services/no-such-industry', status: 404 },
  '/booking/$id': { path: consultation.href },
  '/booking/confirmation/$code': { path: '/booking/confirmation/no-such-code', status: 404 },
}

const withoutLink: Record<string, Page['status']> = {
  '/auth/confirm': 410,
  '/auth/invitation': 410,
  '/auth/reset': 410,
  '/booking/messages': 410,
  '/newsletter/unsubscribe': 404,
}

const pagesOfRoutes = siteRoutes.map(({ route, paths: [first], access }): Page => {
  const sample =
    samples[route] ?? (first === undefined ? undefined : { path: first, status: withoutLink[route] })
  if (!sample) throw new Error(`Only the database knows the pages of ${route}: name one of them in samples.`)
  return { ...sample, ...readers[access] }
})

export const pages: readonly Page[] = [
  ...pagesOfRoutes,
  { path: '/no-such-page', status: 404 },
  { path: '/blog/no-such-post', status: 404 },
  ...(isPageOn(workPath) ? [{ path: '/work/no-such-story', status: 404 as const }] : []),
  { path: '/booking/no-such-service', status: 404 },
]

export const guardedPaths = pages.filter(({ as }) => as).map(({ path }) => path)

export const builtPaths = siteRoutes.flatMap(({ isStatic, paths }) => (isStatic ? paths : []))

export const redirectCases = redirects
  .filter(({ from }) => isPageOn(from))
  .flatMap(({ from, to, withTail }) => [{ from, to }, ...(withTail ? [{ from: `${from}/x/y`, to }] : [])])

const queries: Record<string, (api: APIRequestContext) => Promise<string[]>> = {
  '/dashboard/project': async (api) => [
    `?id=${(await (await api.get('/api/client/projects')).json())[0].id}`,
  ],
  '/admin/contact-submissions': async () => ['', '?view=bookings', '?view=newsletter'],
  '/admin/contact-submissions/request': async (api) => [
    `?code=${(await firstOf(api, '/api/admin/bookings')).confirmationCode}`,
  ],
  '/admin/users/user': async (api) => [`?id=${(await firstOf(api, '/api/admin/users')).id}`],
  '/admin/projects/project': async (api) => [`?id=${(await firstOf(api, '/api/admin/projects')).id}`],
  '/admin/jobs/job': async (api) => [`?id=${(await firstOf(api, '/api/admin/jobs')).id}`],
  '/admin/blog/edit': async (api) => [
    `?slug=${(await (await api.get('/api/admin/posts')).json()).posts[0].slug}`,
  ],
}

const firstOf = async (api: APIRequestContext, path: string) => (await (await api.get(path)).json()).items[0]

export async function addressesOf(path: string, api: APIRequestContext): Promise<string[]> {
  return ((await queries[path]?.(api)) ?? ['']).map((query) => path + query)
}
