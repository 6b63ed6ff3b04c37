import { describe, expect, it } from 'vitest'
import { countCharacters, truncate, previewNetworks, previewTags } from './social-preview.ts'

describe.each(previewNetworks)('$name', ({ titleMax, descriptionMax }) => {
  it.each([titleMax, descriptionMax])(
    'shows %i characters unchanged and truncates a longer text to exactly the limit',
    (max) => {
      const exact = 'x'.repeat(max)
      expect(truncate(exact, max)).toBe(exact)
      expect(truncate(`${exact}x`, max)).toBe(`${'x'.repeat(max - 3)}...`)
    },
  )
})

it('an emoji of several code points and a Devanagari syllable count as one character each', () => {
  expect(countCharacters('👩‍👩‍👧‍👦🇳🇵')).toBe(2)
  expect(countCharacters('नमस्ते')).toBeLessThan('नमस्ते'.length)
  expect(truncate('👩‍👩‍👧‍👦'.repeat(60), 50)).toBe(`${'👩‍👩‍👧‍👦'.repeat(47)}...`)
})

it('quotes and markup in the fields stay text in the tags', () => {
  const input = {
    title: '"><b>x</b> & y',
    description: '<script>',
    url: 'https://a.example/?a=1&b=2',
    image: '',
  }
  for (const { id } of previewNetworks) {
    for (const tag of previewTags(id, input)) {
      expect(tag.match(/</g)).toHaveLength(1)
      expect(tag.match(/"/g)?.length).toBe(4)
    }
  }
})
