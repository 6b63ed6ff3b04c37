import { jobs } from '#content/careers/jobs.ts'

/** Static, but `noindex` and in no sitemap (docs/spec/decisions.md, Routes). */
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

/** Rendered to files by the build and served from the CDN without a Function. */
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

/** Rendered once and served with status 404. The blog has its own because its error view differs. */
export const errorPages: readonly { path: string; file: string }[] = [
  { path: '/404', file: '404.html' },
  { path: '/blog/404', file: 'blog-404.html' },
  { path: '/careers/404', file: 'careers-404.html' },
]
