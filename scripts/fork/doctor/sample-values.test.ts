import { expect, it } from 'vitest'
import * as sample from '../../../src/site.config.ts'
import { sampleValues } from './sample-values.ts'

const fieldsWith = (changes: Record<string, unknown>, others: Record<string, unknown> = {}) =>
  sampleValues('src/site.config.ts', {
    sample: { ...sample },
    used: { ...sample, ...others, site: { ...sample.site, ...changes } },
  }).map(({ field }) => field)

it('every field of the configuration counts as the sample’s until it has another value', () => {
  const all = fieldsWith({})
  for (const field of Object.keys(sample.site).filter(
    (name) => name !== 'metadata' && name !== 'imageHosts',
  )) {
    expect(all).toContain(field)
    expect(fieldsWith({ [field]: 'an agency’s own value' })).toEqual(all.filter((name) => name !== field))
  }
  expect(fieldsWith({}, { paymentUrl: 'https://paypal.me/own' })).toEqual(
    all.filter((name) => name !== 'paymentUrl'),
  )
  const metadata = { ...sample.site.metadata, defaultTitle: 'Our own title' }
  expect(fieldsWith({ metadata })).toEqual(all.filter((name) => name !== 'metadata.defaultTitle'))
})

it('a value is shown as the longest text in it', () => {
  const [value] = sampleValues('src/site.config.ts', {
    sample: { site: { socialProfiles: [{ label: 'LinkedIn', url: 'https://a.example/us' }] } },
    used: { site: { socialProfiles: [{ label: 'LinkedIn', url: 'https://a.example/us' }] } },
  })
  expect(value).toMatchObject({ field: 'socialProfiles', shown: 'https://a.example/us', isCommon: false })
})

it('what another agency may have too, such as its hours or currency, is listed as such', () => {
  const values = sampleValues('src/site.config.ts', { sample: { ...sample }, used: { ...sample } })
  const common = values.flatMap(({ field, isCommon }) => (isCommon ? field : []))
  expect(common).toEqual(expect.arrayContaining(['formats', 'supportHours', 'metadata.locale']))
  for (const field of ['brand', 'email', 'phone', 'offices', 'strategyRating'])
    expect(common).not.toContain(field)
})

it('a plain number that an agency may share with the sample is a hint, and any other figure a value to replace', () => {
  const claims = { continents: '3', clients: '200+', retention: '98%', reply: '24 hours', line: '5550100' }
  const both = { site: { foundedYear: 1998 }, claims }
  const values = sampleValues('src/site.config.ts', { sample: both, used: both })
  expect(values.flatMap(({ field, isCommon }) => (isCommon ? field : []))).toEqual([
    'foundedYear',
    'continents',
  ])
})

it('a rating is the sample’s only together with its reviews', () => {
  const { strategyRating } = sample
  expect(fieldsWith({}, { strategyRating: { ...strategyRating, reviews: [] } })).not.toContain(
    'strategyRating',
  )
  const ownFigures = { ...strategyRating, value: strategyRating.value - 1, count: strategyRating.count + 1 }
  expect(fieldsWith({}, { strategyRating: ownFigures })).not.toContain('strategyRating')
})

it('each claim that an agency has taken over is found by its name', () => {
  const claims = { clients: '200+', countries: '32' }
  const values = sampleValues('src/content/claims.ts', {
    sample: { claims, claimRegister: () => ({}) },
    used: { claims: { clients: '200+', countries: '4' } },
  })
  expect(values.map(({ file, field, shown }) => [file, field, shown])).toEqual([
    ['src/content/claims.ts', 'clients', '200+'],
  ])
})
