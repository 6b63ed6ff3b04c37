import { expect, test } from 'vitest'
import { findSampleWords, readSampleWords } from './sample-words.ts'

const words = readSampleWords(
  [
    "export const hero = { heading: 'Notes from the climb', action: 'Get Started', path: '/blog/x-y' }",
    "export const list = { lede: 'How we plan and measure, written down so you can check it.' }",
  ],
  ['export const Button = () => <a title="Close it">Get Started</a>'],
)

test('a browser test that says a text, part of a sentence or a price of the sample is named with its line', () => {
  const spec = [
    "test('x', async ({ page }) => {",
    "  await expect(page.getByText('Notes from the climb')).toBeVisible()",
    "  await expect(page).toContainText('How we plan and measure, written down')",
    "  await expect(page).toContainText('from $1,299')",
    '})',
  ].join('\n')
  expect(findSampleWords(spec, words)).toEqual([
    '2: “Notes from the climb”',
    '3: “How we plan and measure, written down”',
    '4: “from $1,299”',
  ])
})

test('texts that components say too, addresses and other words may be written in a browser test', () => {
  const spec = "test('x', () => [page.getByText('Get Started'), page.goto('/blog/x-y'), name('Asha Rai')])"
  expect(findSampleWords(spec, words)).toEqual([])
})

test('tests that run for the sample only may say its words', () => {
  const spec = "sampleTest('x', () => page.getByText('Notes from the climb'))"
  expect(findSampleWords(spec, words)).toEqual([])
})
