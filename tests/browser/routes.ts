import { jobs } from '#content/careers/jobs.ts'
import { redirects } from '#content/redirects.ts'
import { staticPaths } from '#content/static-paths.ts'

/** What guards a page: nobody, or an account of that role. */
export interface Page {
  path: string
  status?: 404
  as?: 'demo-client' | 'demo-admin'
}

const guarded: Page[] = [
  { path: '/dashboard', as: 'demo-client' },
  { path: '/account', as: 'demo-client' },
  { path: '/admin', as: 'demo-admin' },
  { path: '/admin/blog', as: 'demo-admin' },
  { path: '/admin/blog/new', as: 'demo-admin' },
  { path: '/admin/blog/edit', as: 'demo-admin' },
  { path: '/admin/settings', as: 'demo-admin' },
]

/** The pages of docs/spec/acceptance.md 63-84, with one post and one job for all, and pages that answer 404. */
export const pages: Page[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/services' },
  { path: '/services/digital-marketing' },
  { path: '/services/digital-advertising' },
  { path: '/services/product-development' },
  { path: '/digital-marketing-strategy' },
  { path: '/contact' },
  { path: '/careers' },
  { path: `/careers/${jobs[0]?.id}` },
  { path: '/blog' },
  { path: '/blog/search' },
  { path: '/blog/category/seo' },
  { path: '/blog/structured-data-that-says-only-what-the-page-says' },
  { path: '/auth' },
  { path: '/auth/forgot' },
  { path: '/booking/1' },
  { path: '/privacy-policy' },
  { path: '/terms-of-service' },
  { path: '/accessibility' },
  { path: '/admin/og-preview' },
  ...guarded,
  { path: '/no-such-page', status: 404 },
  { path: '/blog/no-such-post', status: 404 },
  { path: '/blog/page/99', status: 404 },
  { path: '/newsletter/unsubscribe', status: 404 },
  { path: '/booking/no-such-service', status: 404 },
  { path: '/booking/confirmation/no-such-code', status: 404 },
]

export const guardedPaths = guarded.map(({ path }) => path)

/** Pages that are files: each is opened for its status alone, beyond the few that the table names. */
export const builtPaths = staticPaths

/** Every fixed redirect, and one address below those that take any. */
export const redirectCases = redirects.flatMap(({ from, to, withTail }) => [
  { from, to },
  ...(withTail ? [{ from: `${from}/x/y`, to }] : []),
])
