import { expect, test } from 'vitest'
import { chooseFamilies } from './font-families.ts'

test('without a choice, headings and text have the fonts that the site was drawn with', () => {
  const { heading, body } = chooseFamilies()
  expect(heading).toMatchObject({ family: 'Bricolage Grotesque', weights: { min: 600, max: 700 } })
  expect(body).toMatchObject({ family: 'Instrument Sans', weights: { min: 400, max: 700 } })
})

test('a font is chosen by the name of its package or its family, each with a fallback of its own', () => {
  const { heading, body } = chooseFamilies({ heading: 'Instrument Sans', body: 'bricolage-grotesque' })
  expect(heading).toMatchObject({ source: 'instrument-sans', fallback: 'Instrument Sans Fallback' })
  expect(heading.standIns).toEqual([{ style: 'bold', weights: '600 700', measuredAt: 660 }])
  expect(body).toMatchObject({ source: 'bricolage-grotesque', fallback: 'Bricolage Grotesque Fallback' })
})

test('one font for both is loaded once, in every weight', () => {
  const { heading, body } = chooseFamilies({ heading: 'instrument-sans' })
  expect(heading).toBe(body)
  expect(heading.weights).toEqual({ min: 400, max: 700 })
})

test('a font that is not installed is refused with the command that installs it', () => {
  expect(() => chooseFamilies({ body: 'comic-neue' })).toThrow(
    'fonts.body in the configuration: @fontsource-variable/comic-neue is not installed. Add it with `npm install --save-dev @fontsource-variable/comic-neue`',
  )
  expect(() => chooseFamilies({ heading: '../../secret' })).toThrow(
    '"../../secret" is not the name of a font',
  )
})
