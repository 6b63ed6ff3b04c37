import { expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { expiredEntries, isAccepted, readAcceptedSamples } from './accepted-samples.ts'

const projectWith = (text: string) => aFolder({ 'src/site/accepted-samples.ts': text })

const sample = (file: string) => ({ file })

test('a file is accepted by name, or all of them at once', async () => {
  const entry = { file: 'src/content/booking/copy.ts', reason: 'These words are ours too.', on: '2026-11-22' }
  const acceptedSamples = await readAcceptedSamples(
    projectWith(`export const acceptedSamples = [${JSON.stringify(entry)}]`),
  )
  expect(acceptedSamples).toEqual([entry])
  expect(isAccepted(sample('src/content/booking/copy.ts'), acceptedSamples)).toBe(true)
  for (const own of ['src/site/booking/copy.ts', 'src/site/en/booking/copy.ts'])
    expect(isAccepted(sample(own), acceptedSamples), 'the own file in its place').toBe(true)
  expect(isAccepted(sample('src/content/about/page.ts'), acceptedSamples)).toBe(false)
  expect(isAccepted(sample('src/content/about/page.ts'), [{ ...entry, file: '*' }])).toBe(true)
})

test('without the file nothing is accepted, and an entry needs its reason and date', async () => {
  expect(await readAcceptedSamples(aFolder())).toEqual([])
  for (const entry of [
    "{ file: '*', reason: '', on: '2026-11-22' }",
    "{ file: '*', reason: 'Demo', on: 'today' }",
  ])
    await expect(
      readAcceptedSamples(projectWith(`export const acceptedSamples = [${entry}]`)),
    ).rejects.toThrow(/^src\/site\/accepted-samples\.ts: entry 1 is not valid at (reason|on)\./)
  await expect(readAcceptedSamples(projectWith('export const samples = []'))).rejects.toThrow(
    'does not export a list named acceptedSamples',
  )
})

test('an entry with an end counts through its last day, and is named after it', async () => {
  const entry = { file: 'src/content/claims.ts', field: 'replyTime', reason: 'We too.', on: '2026-01-02' }
  const root = projectWith(
    `export const acceptedSamples = [${JSON.stringify({ ...entry, until: '2026-06-30' })}]`,
  )
  expect(await readAcceptedSamples(root, '2026-06-30')).toHaveLength(1)
  expect(await expiredEntries(root, '2026-06-30')).toEqual([])
  expect(await readAcceptedSamples(root, '2026-07-01')).toEqual([])
  expect(await expiredEntries(root, '2026-07-01')).toEqual([
    'src/content/claims.ts, replyTime was accepted until 2026-06-30 (src/site/accepted-samples.ts)',
  ])
})

test('an entry with a field accepts that value and nothing else of the file', () => {
  const file = 'src/site.config.ts'
  const acceptedSamples = [
    { file, field: 'foundedYear', reason: 'We began in that year too.', on: '2026-11-22' },
  ]
  expect(isAccepted({ file, field: 'foundedYear' }, acceptedSamples)).toBe(true)
  expect(isAccepted({ file, field: 'brand' }, acceptedSamples)).toBe(false)
  expect(isAccepted({ file }, acceptedSamples)).toBe(false)
})
