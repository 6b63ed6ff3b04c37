import { globSync, readFileSync } from 'node:fs'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { isSampleBrand } from '#tests/sample-brand.ts'
import * as ownClaims from '#tests/fork/own/claims.ts'
import * as ownConfig from '#tests/fork/own/site.config.ts'
import * as sampleBlog from '../../../src/content/blog/copy.ts'
import * as sampleHome from '../../../src/content/home/page.ts'
import * as sampleNavigation from '../../../src/content/navigation.ts'
import * as sampleConfig from '../../../src/site.config.ts'
import { releaseFormat } from './format.ts'
import { schemaFaults } from './own-schemas.ts'
import { shapeFaults } from './shape-faults.ts'

const schemaFiles = globSync('docs/schema/**/*.schema.json')
const { home } = sampleHome

test.skipIf(!isSampleBrand)(
  'the published schemas are those of the definitions and of the content',
  async () => {
    expect(await schemaFaults()).toEqual([])
  },
)

test('every published schema can be read, and names its file and the format', () => {
  expect(schemaFiles.length).toBeGreaterThan(100)
  const ids = schemaFiles.map((file) => {
    const schema = JSON.parse(readFileSync(file, 'utf8'))
    expect(() => z.fromJSONSchema(schema), file).not.toThrow()
    return schema.$id
  })
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain(`urn:ridgeline:own-site:${releaseFormat()}:home/page.ts`)
})

test('files of the sample and of another agency fit their schemas', () => {
  expect(shapeFaults('home/page.ts', sampleHome)).toEqual([])
  expect(shapeFaults('navigation.ts', sampleNavigation)).toEqual([])
  expect(shapeFaults('site.config.ts', sampleConfig)).toEqual([])
  expect(shapeFaults('site.config.ts', ownConfig)).toEqual([])
  expect(shapeFaults('claims.ts', ownClaims)).toEqual([])
})

test('a misspelt field, a missing one and one of another kind are named with their places', () => {
  const { lede: _, ...industries } = { ...home.industries, lede: 1 }
  expect(
    shapeFaults('home/page.ts', {
      home: {
        ...home,
        hero: { ...home.hero, kicker: ['Lisbon'], stats: [{ figure: 3, label: 'countries' }] },
        caseStudies: { ...home.caseStudies, barsLabel: 'Before' },
        industries: { ...industries, items: [{ name: 'Bakeries', icon: 'bread' }] },
      },
    }),
  ).toEqual([
    expect.stringContaining('home.hero.kicker does not fit: expected string, received array'),
    expect.stringContaining('home.hero.stats[0].figure does not fit: expected string'),
    expect.stringContaining('home.caseStudies.barsLabel must be a function'),
    expect.stringContaining('home.industries.items[0].icon does not fit'),
    expect.stringContaining(
      'home.industries.items[0].need is missing (docs/schema/home/page.ts.schema.json)',
    ),
    expect.stringContaining('home.industries.items[0].link is missing'),
  ])
  const { site } = sampleConfig
  expect(shapeFaults('site.config.ts', { ...sampleConfig, site: { ...site, currency: 'EUR' } })).toEqual([
    expect.stringContaining('site has unknown fields: currency'),
  ])
})

test('a text is optional only where its own types say so', () => {
  const { help, ...blogListCopy } = sampleBlog.blogListCopy
  expect(typeof help).toBe('string')
  expect(shapeFaults('blog/copy.ts', { ...sampleBlog, blogListCopy })).toEqual([
    'blogListCopy.help is missing (docs/schema/blog/copy.ts.schema.json)',
  ])
})

test('a list may be as long as it likes and empty where its section can go, and a heading is one text or several', () => {
  const shorter = { ...home, awards: { ...home.awards, items: [] }, hero: { ...home.hero, heading: 'Hello' } }
  expect(shapeFaults('home/page.ts', { home: shorter })).toEqual([])
  expect(shapeFaults('navigation.ts', { ...sampleNavigation, legalLinks: [] })).toEqual([
    expect.stringContaining('legalLinks needs an entry'),
  ])
})
