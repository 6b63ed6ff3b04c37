import { expect, test } from 'vitest'
import type { SiteRoute } from '#content/site-route.ts'
import { disabledFaults, enabledRoutes, expandDisabled } from './disabled-pages.ts'

const aRoute = (route: string, ...paths: string[]): SiteRoute => ({
  route,
  paths,
  access: 'everyone',
  isIndexed: true,
  isStatic: true,
})

const routes = [
  aRoute('/', '/'),
  aRoute('/admin', '/admin'),
  aRoute('/admin/blog', '/admin/blog'),
  aRoute('/admin/blog/new', '/admin/blog/new'),
  aRoute('/about', '/about'),
  aRoute('/blog', '/blog'),
  aRoute('/blog/$slug'),
  aRoute('/careers', '/careers'),
  aRoute('/careers/$id', '/careers/1'),
  aRoute('/services', '/services'),
  aRoute('/services/$industry', '/services/shops', '/services/software'),
  aRoute('/services/marketing', '/services/marketing'),
]
const redirects = [
  { from: '/about-us', to: '/about' },
  { from: '/booking', to: '/services' },
  { from: '/case-studies', to: '/services', withTail: true as const },
]
const pathsWithout = (...disabled: string[]) =>
  enabledRoutes(routes, expandDisabled(disabled, { routes, redirects })).map(({ route, paths }) => [
    route,
    ...paths,
  ])

test('a page that is switched off leaves the lists, and the pages below it stay', () => {
  expect(pathsWithout('/services')).toEqual(
    routes.flatMap(({ route, paths }) => (route === '/services' ? [] : [[route, ...paths]])),
  )
})

test('the blog and careers go with everything below them, and the blog with its back office', () => {
  expect(pathsWithout('/blog', '/careers').map(([route]) => route)).toEqual([
    '/',
    '/admin',
    '/about',
    '/services',
    '/services/$industry',
    '/services/marketing',
  ])
})

test('the archive of the newsletter goes with its issues, and the links of its emails stay', () => {
  const newsletter = ['/newsletter', '/newsletter/$slug', '/newsletter/page/$n', '/newsletter/unsubscribe']
  const archive = newsletter.map((route) => aRoute(route, ...(route.includes('$') ? [] : [route])))
  const disabledPaths = expandDisabled(['/newsletter'], { routes: archive, redirects })
  expect(enabledRoutes(archive, disabledPaths).map(({ route }) => route)).toEqual(['/newsletter/unsubscribe'])
  expect(disabledFaults(['/newsletter'], archive)).toEqual([])
  expect(disabledFaults(['/newsletter/unsubscribe'], archive)).toHaveLength(1)
  expect(disabledFaults(['/newsletter/$slug'], archive)).toHaveLength(1)
})

test('a route with a parameter goes with all its pages, and one of them can go alone', () => {
  expect(pathsWithout('/services/$industry').map(([route]) => route)).not.toContain('/services/$industry')
  expect(pathsWithout('/services/shops')).toContainEqual(['/services/$industry', '/services/software'])
})

test('a redirect to a page that is switched off goes too, and takes no other page along', () => {
  const paths = expandDisabled(['/services'], { routes, redirects })
  expect(paths).toEqual(['/services', '/booking', '/case-studies/*'])
})

test.each<[string, string]>([
  ['/', "disabled names '/', the home page, which cannot be switched off."],
  ['/auth', "disabled names '/auth', which cannot be switched off: people sign in there."],
  [
    '/dashboard/project',
    "disabled names '/dashboard/project', which cannot be switched off: clients follow their bookings there.",
  ],
  ['/admin/users', "disabled names '/admin/users', which cannot be switched off: you manage the site there."],
  [
    '/privacy-policy',
    "disabled names '/privacy-policy', which cannot be switched off: forms and emails collect personal data.",
  ],
  ['/blog/$slug', "disabled names '/blog/$slug', which goes with '/blog' and cannot be switched off alone."],
  ['/abuot', "disabled names '/abuot', which is not a page of this site."],
])('%s in disabled stops the build with one sentence', (entry, sentence) => {
  expect(disabledFaults([entry], routes)).toEqual([sentence])
})
