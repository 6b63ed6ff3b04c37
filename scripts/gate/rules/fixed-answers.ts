import * as z from 'zod/mini'
import { blogPageSize } from '#shared/list-pages.ts'
import { markdownLink, missingPaths } from '../read-site.ts'
import { fileRule, type Rule } from '../rule.ts'
import { endOf, metaOf, type Page, sitePath, type SiteFacts } from '../site-facts.ts'
import { textOf } from '../site-reader.ts'
import { pngSize } from './social-images.ts'

const manifestSchema = z.object({
  name: z.string().check(z.minLength(1)),
  start_url: z.string(),
  theme_color: z.string(),
  background_color: z.string(),
  icons: z.array(
    z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.optional(z.string()) }),
  ),
})

export const fixedAnswerRules: readonly Rule[] = [
  {
    name: 'redirect-wrong',
    promise: 'the server itself answers fixed redirects, and keeps the query',
    find: (site) =>
      site.redirectProbes.flatMap(({ path, to }) => {
        const response = site.responses.get(path)
        const location = sitePath(site, path, response?.headers.get('location') ?? path)
        const isRight = response && response.status >= 301 && response.status <= 308 && location === to
        if (!isRight)
          return [
            {
              page: path,
              says: `answers ${response?.status ?? 'nothing'} with the location ${location}; expected a redirect to ${to}`,
            },
          ]
        const end = endOf(site, to)?.response.status
        return end === 200
          ? []
          : [{ page: path, says: `redirects to ${to}, which answers ${end ?? 'nothing'}` }]
      }),
  },
  {
    name: 'status-wrong',
    promise: 'unknown addresses and pages that are switched off answer 404',
    find: (site) =>
      [...missingPaths, ...site.disabledPages].flatMap((path) => {
        const status = site.responses.get(path)?.status
        return status === 404 ? [] : [{ page: path, says: `answers ${status ?? 'nothing'} instead of 404` }]
      }),
  },
  fileRule('health-wrong', 'the database has all migrations of the build', '/api/health', (site) => {
    const response = site.responses.get('/api/health')
    return [
      response?.status !== 200 &&
        `answers ${response?.status ?? 'nothing'}: ${response ? textOf(response).slice(0, 200) : ''}`,
    ]
  }),
  fileRule('llms-txt', '/llms.txt lists pages that are in the sitemap', '/llms.txt', (site) => {
    const response = site.responses.get('/llms.txt')
    if (response?.status !== 200) return [`answers ${response?.status ?? 'nothing'}`]
    const text = textOf(response)
    const articles = text.split('\n## Articles\n')[1]?.match(/^- /gm)?.length ?? 0
    const isOlder = (address: string) =>
      articles >= blogPageSize && address.startsWith(`${site.origin}/blog/`)
    const addresses = [...text.matchAll(markdownLink)].map(([, address = '']) => address)
    return [
      !/^# \S/.test(text) && 'does not start with the name of the site',
      addresses.length === 0 && 'lists no page',
      ...addresses.map((address) => !isAnswered(address, site) && `lists ${address}, which does not exist`),
      ...site.sitemap.map(
        (address) =>
          isAnswered(address, site) &&
          !addresses.includes(address) &&
          !isOlder(address) &&
          `does not list ${address}, which is in the sitemap`,
      ),
    ]
  }),
  fileRule('feed-broken', 'the feed lists existing posts', '/blog/feed.xml', (site) => {
    if (!site.hasBlog) return []
    const response = site.responses.get('/blog/feed.xml')
    if (response?.status !== 200) return [`answers ${response?.status ?? 'nothing'}`]
    const items = textOf(response).split('<item>').slice(1)
    return [
      items.length === 0 && site.pages.some(isListedArticle) && 'lists no post',
      ...items.map((item) => {
        const address = /<link>([^<]*)<\/link>/.exec(item)?.[1] ?? ''
        return !site.sitemap.includes(address) && `lists "${address}", which is not in the sitemap`
      }),
    ]
  }),
  fileRule(
    'manifest-broken',
    'the manifest lists icons with their real sizes',
    '/site.webmanifest',
    (site) => {
      const response = site.responses.get('/site.webmanifest')
      if (response?.status !== 200) return [`answers ${response?.status ?? 'nothing'}`]
      const manifest = z.safeParse(manifestSchema, asJson(textOf(response)))
      if (!manifest.success) return ['is not a manifest with a name, colors and icons']
      const { icons } = manifest.data
      return [
        ...['192x192', '512x512'].map(
          (sizes) => !icons.some((icon) => icon.sizes === sizes) && `has no ${sizes} icon`,
        ),
        !icons.some(({ purpose }) => purpose?.split(' ').includes('maskable')) && 'has no maskable icon',
        ...icons.map(({ src, sizes }) => {
          const path = sitePath(site, '/site.webmanifest', src)
          const icon = path === null ? undefined : endOf(site, path)?.response
          const size = icon?.status === 200 ? pngSize(icon.body) : null
          return (
            `${size?.width}x${size?.height}` !== sizes &&
            `lists ${src} as ${sizes}, but the file has another size`
          )
        }),
      ]
    },
  ),
]

const isListedArticle = (page: Page): boolean =>
  page.kind === 'listed' && metaOf(page, 'og:type') === 'article'

function isAnswered(address: string, site: SiteFacts): boolean {
  const path = sitePath(site, '/', address)
  return path === null ? URL.canParse(address) : endOf(site, path)?.response.status === 200
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
