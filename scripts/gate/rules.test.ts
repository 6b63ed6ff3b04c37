import { afterAll, beforeAll, expect, test, vi, beforeEach } from 'vitest'
import { builtOrigin, openBuiltSite } from './built-site.ts'
import { withFault, type FaultFixture, faultFixturesFor } from './fault-fixtures.ts'
import { readSite } from './read-site.ts'
import { findFaults, rules } from './rules.ts'
import { metaOf } from './site-facts.ts'
import { type SiteResponse, isHtml, remember, type SiteReader, textOf } from './site-reader.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { seedPostFiles } from '#tests/builders/post-files.ts'

const origin = 'https://www.example.com'
const siteUrl = await builtOrigin()

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let builtSite: (SiteReader & AsyncDisposable) | undefined
let faultless: SiteReader
let fixtures: FaultFixture[] = []
let article = ''

const pageThatIsOff = ['/blog', '/about', '/contact', '/services', '/services/digital-marketing'].find(
  (path) => !isPageOn(path),
)

beforeEach(({ skip }) => skip(pageThatIsOff !== undefined, `${pageThatIsOff} is switched off`))

beforeAll(async () => {
  if (pageThatIsOff) return
  builtSite = await openBuiltSite(siteUrl, { postFiles: seedPostFiles() })
  faultless = remember(deployedAt(origin, builtSite))
  const site = await readSite(faultless)
  const pathOf = (path: string, key: string) =>
    new URL(metaOf(site.pages.find((page) => page.path === path) ?? never(path), key) ?? never(key)).pathname
  article =
    site.pages.find((page) => page.kind === 'listed' && metaOf(page, 'og:type') === 'article')?.path ??
    never('article')
  const about = site.pages.find(({ path }) => path === '/about') ?? never('/about')
  fixtures = faultFixturesFor({
    origin,
    article,
    aboutTitle: about.facts.titles[0] ?? never('title'),
    aboutDescription: metaOf(about, 'description') ?? never('description'),
    sitemap:
      [...site.responses].find(
        ([path, answer]) =>
          path.startsWith('/sitemap.xml') && textOf(answer).includes(`<loc>${origin}/about</loc>`),
      )?.[0] ?? never('sitemap with /about'),
    script: [...site.responses.keys()].find((path) => path.startsWith('/assets/')) ?? never('script'),
    picture: pathOf('/services/digital-marketing', 'og:image'),
  })
})

afterAll(() => builtSite?.[Symbol.asyncDispose]())

test('the built site has no faults', async () => {
  expect(findFaults(await readSite(faultless))).toEqual([])
})

test('every rule has a fault fixture', () => {
  expect(fixtures.map(({ rule }) => rule).sort()).toEqual(rules.map(({ name }) => name).sort())
})

test.for(rules.map(({ name }) => name))(
  '%s: a fault on one page is reported with that page and rule',
  async (name, { skip }) => {
    const fixture = fixtures.find(({ rule }) => rule === name) ?? never(name)
    skip(!isPageOn(fixture.page), `${fixture.page} is switched off`)
    const faults = findFaults(await readSite(readerWithFault(faultless, fixture)))
    expect([...new Set(faults.map(({ page, rule }) => `${page} ${rule}`))]).toEqual([
      `${fixture.page} ${name}`,
    ])
  },
)

test.each(['/', '/blog', 'an article', '/services'])('the same faults are reported on %s', async (where) => {
  const page = where === 'an article' ? article : where
  for (const fixture of fixtures.filter(({ isAnywhere }) => isAnywhere)) {
    const faults = findFaults(await readSite(readerWithFault(faultless, { ...fixture, page })))
    const reportedFaults = [...new Set(faults.map(({ page: at, rule }) => `${at} ${rule}`))]
    expect(reportedFaults).toEqual([`${page} ${fixture.rule}`])
  }
})

function readerWithFault(reader: SiteReader, fixture: FaultFixture): SiteReader {
  return {
    ...reader,
    async get(path) {
      const response = await reader.get(path)
      const at = fixture.at ?? fixture.page
      if (at === '*') return isHtml(response) ? withFault(response, fixture) : response
      return at === path ? withFault(response, fixture) : response
    },
  }
}

function deployedAt(deployedOrigin: string, reader: SiteReader): SiteReader {
  return {
    ...reader,
    origin: deployedOrigin,
    async get(path): Promise<SiteResponse> {
      const response = await reader.get(path)
      const isText = /text|xml|json|javascript/.test(response.headers.get('content-type') ?? '')
      const body = isText
        ? new TextEncoder().encode(textOf(response).replaceAll(siteUrl, deployedOrigin))
        : response.body
      return { ...response, body }
    },
  }
}

function never(what: string): never {
  throw new Error(`The built site has no ${what}.`)
}
