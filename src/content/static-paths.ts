import { jobs } from '#content/careers/jobs.ts'

/** Static like the others, but `noindex` and in no sitemap (decisions, Routes). */
export const privatePaths: readonly string[] = [
  '/auth',
  '/auth/forgot',
  '/account',
  '/dashboard',
  '/dashboard/project',
  '/admin',
  '/admin/blog',
  '/admin/blog/new',
  '/admin/blog/edit',
  '/admin/case-studies',
  '/admin/services',
  '/admin/projects',
  '/admin/projects/new',
  '/admin/projects/project',
  '/admin/contact-submissions',
  '/admin/contact-submissions/request',
  '/admin/contact-submissions/new',
  '/admin/users',
  '/admin/users/user',
  '/admin/users/new',
  '/admin/audit',
  '/admin/settings',
  '/admin/og-preview',
]

/** Pages that are finished when the site is built: files on the CDN, no Function runs for them. */
export const staticPaths: readonly string[] = [
  '/about',
  '/services/digital-marketing',
  '/services/digital-advertising',
  '/services/product-development',
  '/services/ecommerce-advertising',
  '/services/b2b-saas-advertising',
  '/services/local-business-advertising',
  '/digital-marketing-strategy',
  '/contact',
  '/careers',
  ...jobs.map(({ id }) => `/careers/${id}`),
  '/privacy-policy',
  '/terms-of-service',
  '/accessibility',
  ...privatePaths,
]

/** Drawn once, answered with status 404. The blog has its own because its error view says something else. */
export const errorPages: readonly { path: string; file: string }[] = [
  { path: '/404', file: '404.html' },
  { path: '/blog/404', file: 'blog-404.html' },
  { path: '/careers/404', file: 'careers-404.html' },
]
