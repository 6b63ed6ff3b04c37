import { beforeAll, expect, test, vi } from 'vitest'
import { industryCards } from '#content/digital-advertising/sections.ts'
import { home } from '#content/home/page.ts'
import { notFoundCopy } from '#content/not-found.ts'
import { priceClimbCopy } from '#content/services/copy.ts'
import { offers } from '#content/services/page.ts'
import type { OwnPage } from '#shared/site-config.ts'
import { textOf } from './text-of.ts'
import { contentSource } from '#tests/builders/content-source.ts'

const ownPage: OwnPage = {
  path: '/about/team',
  title: 'The Team Behind the Work',
  description: 'Six people, what each of them does, and whom to write to about what.',
  heading: 'Our team',
  trail: [
    { name: 'Home', url: '/' },
    { name: 'About Us', url: '/about' },
    { name: 'Our team', url: '/about/team' },
  ],
  html: '<p>Six people.</p>\n',
}
const disabledPaths = [
  '/digital-marketing-strategy',
  '/services/ecommerce-advertising',
  '/services/b2b-saas-advertising',
  '/services/local-business-advertising',
  '/services/product-development',
  '/about',
]
const sections = ['/blog', '/careers']

vi.mock('#generated/disabled-paths.ts', () => ({
  get disabledPaths() {
    return [...disabledPaths, ...sections.map((path) => `${path}/*`)]
  },
}))
vi.mock('#generated/own-pages/index.ts', () => ({
  ownPages: { '/about/team': async () => ({ page: ownPage }) },
}))
vi.mock('#generated/own-pages/links.ts', async () => ({
  menuEntries: [
    {
      menu: (await import('#content/navigation.ts')).navigation[1]?.title,
      title: 'Our team',
      path: '/about/team',
      description: 'Six people',
    },
  ],
  footerLinks: [{ title: 'Our team', path: '/about/team' }],
  pulledMenuPages: [],
}))

let renderPage: typeof import('#render/entry-server.tsx').renderPage
beforeAll(async () => ({ renderPage } = await import('#render/entry-server.tsx')), 60_000)

const render = (path: string) => renderPage(path, contentSource, () => undefined)
const leadsTo = (html: string, path: string) => new RegExp(`(href|action)="${path}[/"?#]`).test(html)

test.each([
  '/',
  '/services',
  '/contact',
  '/services/digital-advertising',
  '/services/digital-marketing',
  '/404',
])('no link, form or structured data of %s leads to a page that is switched off', async (path) => {
  const { html } = await render(path)
  const places = [
    ...html.matchAll(/(?:href|action)="(\/[^"]*)"|"(?:url|item)":"https?:\/\/[^/"]+(\/[^"]*)"/g),
  ]
  const leads = places.map(([, link, datum]) => link ?? datum ?? '')
  expect(leads.length).toBeGreaterThan(10)
  for (const off of [...disabledPaths, ...sections]) {
    expect(
      leads.filter((lead) => lead === off || lead.startsWith(`${off}?`) || lead.startsWith(`${off}#`)),
    ).toEqual([])
  }
  for (const section of sections) expect(leadsTo(html, section)).toBe(false)
})

test.each([...disabledPaths, ...sections, '/careers/1', '/blog/a-post'])(
  '%s is the plain 404 while it is off',
  async (path) => {
    const { html, status } = await render(path)
    expect(status).toBe(404)
    expect(textOf(html)).toContain(notFoundCopy.title)
  },
)

test('what would only lead to a page that is off is gone with its heading', async () => {
  const industries: readonly { link: { href: string } }[] = home.industries.items
  const prices: readonly { path: string }[] = offers
  const [homeHtml = '', services, advertising] = await Promise.all(
    ['/', '/services', '/services/digital-advertising'].map(async (path) => (await render(path)).html),
  )
  expect(homeHtml).not.toContain('id="latest-insights"')
  expect(homeHtml.includes('id="industries"')).toBe(
    industries.some(({ link }) => !disabledPaths.includes(link.href)),
  )
  const shownOffers = prices.filter(({ path }) => !disabledPaths.includes(path))
  expect(services?.includes(priceClimbCopy.heading(shownOffers.length))).toBe(shownOffers.length > 0)
  const showsIndustries = industryCards.some(({ path }) => !disabledPaths.includes(path))
  expect(advertising?.includes('"#industries"')).toBe(showsIndustries)
  expect(advertising?.includes('id="industries"')).toBe(showsIndustries)
})

test('a page that is a Markdown file has its text, head, trail and links, and an unknown address has none', async () => {
  const { html, status } = await render('/about/team')
  expect(status).toBe(200)
  expect(html).toContain('<title>The Team Behind the Work | ')
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/about\/team">/)
  expect(html).toContain('>Our team</h1>')
  expect(html).toContain('<p>Six people.</p>')
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(html.match(/href="\/about\/team"/g)?.length).toBeGreaterThanOrEqual(3)
  expect((await render('/about/nobody')).status).toBe(404)
})
