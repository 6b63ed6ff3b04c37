import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import * as sample from '../../../src/site.config.ts'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { configFaults } from '../doctor/config-faults.ts'
import { colorNotes } from './color-notes.ts'
import { gatherAnswers, type GivenAnswers } from './gather-answers.ts'
import { type OwnFile, ownFiles } from './own-files.ts'
import { configSource, withAnswers, withoutSamplePayment } from './site-config-file.ts'
import { writeOwnFiles } from './write-own-files.ts'

const answer = async (givenAnswers: GivenAnswers) =>
  (await gatherAnswers(givenAnswers, sample.site, null)).answers
const configuredSite = async (givenAnswers: GivenAnswers) =>
  withAnswers(sample.site, sample.site, await answer(givenAnswers))

const hostile = `'"\`\${globalThis.broken = 1}\\u0041 */ // </script> 👩‍🚀 שלום ${'x'.repeat(20)}`

test('whatever a text contains, the written module says exactly that and runs nothing', async () => {
  const site = await configuredSite({ brand: 'A', legalName: hostile, domain: 'a.example' })
  const file = writeIn(aFolder(), 'site.config.ts', configSource({ ...sample, site }))
  const writtenModule: typeof sample = await import(/* @vite-ignore */ pathToFileURL(file).href)
  expect(writtenModule.site).toEqual(site)
  expect(writtenModule.site.legalName).toBe(hostile)
  expect('broken' in globalThis).toBe(false)
  expect(readFileSync(file, 'utf8')).not.toContain('\u200d')
})

test('an agency that moved has its country’s law and areas, and hours in its own zone', async () => {
  const site = await configuredSite({ brand: 'A', offices: 'Berlin, Germany', hours: 'Mon-Thu 08:00-16:00' })
  expect(site).toMatchObject({
    timeZone: 'Europe/Berlin',
    governingLaw: 'Germany',
    areasServed: ['Germany'],
    supportHours: { opens: '08:00', timeZone: { name: 'Berlin time', utcOffsetMinutes: 60 } },
  })
})

test('the law of a country whose name takes an article is written with it, as the terms say it', async () => {
  const site = await configuredSite({ brand: 'A', offices: 'Bristol, United Kingdom' })
  expect(site).toMatchObject({ governingLaw: 'the United Kingdom', areasServed: ['United Kingdom'] })
})

test.each([
  ['en-GB', 'en_GB'],
  ['de-DE', sample.site.metadata.locale],
])('with dates and numbers as in %s, the tags of the English pages say %s', async (locale, tag) => {
  expect((await configuredSite({ brand: 'A', locale })).metadata.locale).toBe(tag)
})

test('a locale that an agency has chosen for its tags stays when that of its dates changes', async () => {
  const ofDates = await configuredSite({ brand: 'A', locale: 'en-GB' })
  const own = { ...ofDates, metadata: { ...ofDates.metadata, locale: 'en_CA' } }
  const { answers } = await gatherAnswers({ locale: 'en-AU' }, own, null)
  expect(withAnswers(own, sample.site, answers).metadata.locale).toBe('en_CA')
  expect(withAnswers(ofDates, sample.site, answers).metadata.locale).toBe('en_AU')
})

test('a zero in brackets is shown in the phone number and not dialed from abroad', async () => {
  const phone = '+49 (0)30 1234567'
  expect(await configuredSite({ brand: 'A', phone })).toMatchObject({ phone, phoneHref: 'tel:+49301234567' })
})

test('an agency without a phone publishes none, and never the number of the sample', async () => {
  const noPhone = { phone: '', phoneHref: '' }
  const site = await configuredSite({ brand: 'A' })
  expect(site).toMatchObject(noPhone)
  expect(configFaults(site, '')).toEqual([])
  const own = { ...site, phone: '+49 30 1234567', phoneHref: 'tel:+49301234567' }
  const { answers: kept } = await gatherAnswers({}, own, null)
  expect(withAnswers(own, sample.site, kept)).toMatchObject({ phone: own.phone, phoneHref: own.phoneHref })
  const { answers: without } = await gatherAnswers({ phone: '' }, own, null)
  expect(withAnswers(own, sample.site, without)).toMatchObject(noPhone)
})

test('an agency has only the profiles and the payment link that it gave, none of the sample’s', async () => {
  const linkedin = 'https://www.linkedin.com/company/a'
  const site = await configuredSite({ brand: 'A', linkedin })
  expect(site.socialProfiles).toEqual([{ label: 'LinkedIn', url: linkedin }])
  expect(site.companyProfileUrl).toBe(linkedin)
  const without = await configuredSite({ brand: 'A' })
  expect(without.socialProfiles).toEqual([])
  expect(without).not.toHaveProperty('companyProfileUrl')
  const own = { ...without, socialProfiles: [{ label: 'Mastodon', url: 'https://mastodon.example/@a' }] }
  const again = withAnswers(own, sample.site, await answer({ brand: 'A', linkedin }))
  expect(again.socialProfiles.map(({ label }) => label)).toEqual(['LinkedIn', 'Mastodon'])
  expect(withoutSamplePayment({ ...sample, site: without }, sample)).toBe('')
  const paymentUrl = 'https://paypal.me/a'
  expect(withoutSamplePayment({ ...sample, site: without, paymentUrl }, sample)).toBe(paymentUrl)
  expect(withoutSamplePayment(sample, sample)).toBe(sample.paymentUrl)
})

test('the short brand of an agency stays until the agency has another brand', async () => {
  const own = { ...(await configuredSite({ brand: 'Berg Kommunikasjon' })), shortBrand: 'BK' }
  const { answers: same } = await gatherAnswers({}, own, null)
  expect(withAnswers(own, sample.site, same)).toStrictEqual(own)
  const { answers: other } = await gatherAnswers({ brand: 'Nordlys' }, own, null)
  expect(withAnswers(own, sample.site, other)).not.toHaveProperty('shortBrand')
})

test('answers equal to the configuration only add its zone, and a fork has neither expired postings nor sample figures', async () => {
  const { keepExpiredPostings: _, sampleFigures: _figures, ...site } = sample.site
  expect(await configuredSite({})).toStrictEqual({
    ...site,
    timeZone: 'UTC',
    colors: {
      brand: sample.site.colors.brand.toLowerCase(),
      accent: sample.site.colors.accent.toLowerCase(),
    },
  })
})

test('sample figures that an agency has switched on stay on', async () => {
  const own = { ...(await configuredSite({ brand: 'Nordlys' })), sampleFigures: true }
  const { answers } = await gatherAnswers({}, own, null)
  expect(withAnswers(own, sample.site, answers)).toMatchObject({ sampleFigures: true })
})

test('a logo adds its picture and the module that names it', async () => {
  const logo = { bytes: Buffer.from('<svg/>'), type: 'svg' as const, width: 40.2, height: 20 }
  const files = ownFiles({ ...sample }, logo)
  expect(files.map(({ file }) => file)).toEqual([
    'src/site/site.config.ts',
    'src/site/format.json',
    'src/site/logo-mark.ts',
    'src/site/public/logo.svg',
  ])
  expect(files[2]?.content).toMatch(/src: '\/logo.svg',\s+width: 40,\s+height: 20,/)
})

const own = (content: string, isKnown = false): OwnFile[] => [{ file: 'src/site/a.ts', content, isKnown }]

test('a file that differs stops everything before it begins, unless it may be replaced', async () => {
  const root = aFolder()
  expect(await writeOwnFiles(own('1'), 'refuse', root)).toEqual(['Wrote src/site/a.ts'])
  expect(await writeOwnFiles(own('1'), 'refuse', root)).toEqual(['Kept  src/site/a.ts'])
  const both = [{ file: 'src/site/b.ts', content: '1', isKnown: false }, ...own('2')]
  await expect(writeOwnFiles(both, 'refuse', root)).rejects.toThrow(
    /Nothing was written: src\/site\/a.ts exists and differs[\s\S]*--force/,
  )
  expect(() => readFileSync(join(root, 'src/site/b.ts'))).toThrow()
  expect(await writeOwnFiles(own('2'), () => false, root)).toEqual(['Kept  src/site/a.ts'])
  expect(await writeOwnFiles(own('2'), () => true, root)).toEqual(['Wrote src/site/a.ts'])
})

test('a file in the agency’s own words that says the same already is kept', async () => {
  const root = aFolder()
  await writeOwnFiles(own('// mine'), 'refuse', root)
  expect(await writeOwnFiles(own('2', true), () => true, root)).toEqual(['Kept  src/site/a.ts'])
  expect(readFileSync(join(root, 'src/site/a.ts'), 'utf8')).toBe('// mine')
})

test('a color that is too light for text is named with the shade that is used instead', () => {
  expect(colorNotes({ brand: '#ffd400', accent: '#00a878' }).join('\n')).toMatch(
    /#ffd400 is #\w{6} for links/,
  )
  expect(colorNotes({ brand: '#222222', accent: '#8a8a8a' })).toEqual([])
})
