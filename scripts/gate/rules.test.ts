import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { builtOrigin, openBuiltSite } from './built-site.ts'
import { changed, type Plant, plantsFor } from './fault-fixtures.ts'
import { readSite } from './read-site.ts'
import { findFaults, rules } from './rules.ts'
import { metaOf } from './site-facts.ts'
import { type Answer, isHtml, remember, type SiteReader, textOf } from './site-reader.ts'

/** As if it were deployed: over https more is asked of a site. */
const origin = 'https://www.example.com'
const siteUrl = await builtOrigin()

// Each test reads a whole site; where much else runs on the machine that takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let built: (SiteReader & AsyncDisposable) | undefined
let sound: SiteReader
let plants: Plant[] = []
let article = ''

beforeAll(async () => {
  built = await openBuiltSite(siteUrl)
  sound = remember(deployedAt(origin, built))
  const site = await readSite(sound)
  const pathOf = (path: string, key: string) =>
    new URL(metaOf(site.pages.find((page) => page.path === path) ?? never(path), key) ?? never(key)).pathname
  article =
    site.pages.find((page) => page.kind === 'listed' && metaOf(page, 'og:type') === 'article')?.path ??
    never('article')
  const about = site.pages.find(({ path }) => path === '/about') ?? never('/about')
  plants = plantsFor({
    origin,
    article,
    aboutTitle: about.facts.titles[0] ?? never('title'),
    aboutDescription: metaOf(about, 'description') ?? never('description'),
    sitemap:
      [...site.answers].find(
        ([path, answer]) =>
          path.startsWith('/sitemap.xml') && textOf(answer).includes(`<loc>${origin}/about</loc>`),
      )?.[0] ?? never('sitemap with /about'),
    script: [...site.answers.keys()].find((path) => path.startsWith('/assets/')) ?? never('script'),
    picture: pathOf('/services/digital-marketing', 'og:image'),
  })
})

afterAll(() => built?.[Symbol.asyncDispose]())

test('nothing is wrong with the built site', async () => {
  expect(findFaults(await readSite(sound))).toEqual([])
})

test('every rule has a fault planted against it', () => {
  expect(plants.map(({ rule }) => rule)).toEqual(rules.map(({ name }) => name))
})

test.each(rules.map(({ name }) => name))(
  '%s: one fault on one page names that page and that rule',
  async (name) => {
    const plant = plants.find(({ rule }) => rule === name) ?? never(name)
    const faults = findFaults(await readSite(planted(sound, plant)))
    expect([...new Set(faults.map(({ page, rule }) => `${page} ${rule}`))]).toEqual([`${plant.page} ${name}`])
  },
)

test.each(['/', '/blog', 'an article', '/careers/2'])('the same faults are named on %s', async (where) => {
  const page = where === 'an article' ? article : where
  for (const plant of plants.filter(({ isAnywhere }) => isAnywhere)) {
    const faults = findFaults(await readSite(planted(sound, { ...plant, page })))
    const named = [...new Set(faults.map(({ page: at, rule }) => `${at} ${rule}`))]
    expect(named).toEqual([`${page} ${plant.rule}`])
  }
})

function planted(reader: SiteReader, plant: Plant): SiteReader {
  return {
    ...reader,
    async get(path) {
      const answer = await reader.get(path)
      const at = plant.at ?? plant.page
      if (at === '*') return isHtml(answer) ? changed(answer, plant) : answer
      return at === path ? changed(answer, plant) : answer
    },
  }
}

/** The built site under another origin: in its texts and in its headers. */
function deployedAt(deployed: string, reader: SiteReader): SiteReader {
  return {
    ...reader,
    origin: deployed,
    async get(path): Promise<Answer> {
      const answer = await reader.get(path)
      const isText = /text|xml|json|javascript/.test(answer.headers.get('content-type') ?? '')
      const body = isText
        ? new TextEncoder().encode(textOf(answer).replaceAll(siteUrl, deployed))
        : answer.body
      return { ...answer, body }
    },
  }
}

function never(what: string): never {
  throw new Error(`The built site has no ${what}.`)
}
