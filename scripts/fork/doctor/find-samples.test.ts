import { expect, test } from 'vitest'
import { findSamples, openSampleLines } from './find-samples.ts'

const value = {
  file: 'src/content/claims.ts',
  field: 'clients',
  shown: '200+',
  isCommon: false,
  pages: ['/'],
}
const sentence = {
  file: 'src/content/home/page.ts',
  sentences: ['A sentence of the sample agency.'],
  where: '/',
}

test('a value and a sentence stop a deployment until they are accepted', () => {
  expect(
    openSampleLines({
      values: [
        { ...value, isAccepted: false },
        { ...value, field: 'countries', isAccepted: true },
        { ...value, field: 'continents', shown: '3', isAccepted: false },
      ],
      sentences: [
        { ...sentence, isAccepted: false },
        { ...sentence, file: 'src/content/about/page.ts', isAccepted: true },
      ],
    }),
  ).toEqual([
    'src/content/claims.ts, clients “200+” and 1 more',
    'src/content/home/page.ts, such as “A sentence of the sample agency.” on /',
  ])
})

test('what another agency may share stops no deployment', () => {
  const hours = { ...value, file: 'src/site.config.ts', field: 'supportHours', isCommon: true }
  expect(openSampleLines({ values: [{ ...hours, isAccepted: false }], sentences: [] })).toEqual([])
})

test('everything is accepted at once by a demonstration of the sample', async () => {
  const acceptedSamples = [{ file: '*', reason: 'This is the demonstration.', on: '2026-11-22' }]
  expect(openSampleLines(await findSamples(new Map(), { acceptedSamples, hasSeed: true }))).toEqual([])
})

test('emails that say the sample’s sentences are listed by file and stop no deployment', async () => {
  const samples = await findSamples(new Map(), { acceptedSamples: [], hasSeed: false })
  expect(openSampleLines(samples).filter((line) => line.includes('emails/'))).toEqual([])
  const acceptedSamples = [
    { file: 'src/content/emails/account.ts', reason: 'We say the same.', on: '2026-11-22' },
  ]
  const { unbuilt } = await findSamples(new Map(), { acceptedSamples, hasSeed: false })
  for (const { file, isAccepted } of unbuilt) expect(isAccepted, file).toBe(file.endsWith('/account.ts'))
})
