import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { caseStudyPatchSchema } from '#contracts/admin-content.ts'
import { seedCaseStudies } from '#content/seed/case-studies.ts'
import type { SeedCaseStudy } from '#contracts/stories.ts'
import {
  comparisonNotation,
  drawingNotation,
  figuresNotation,
  planNotation,
  quoteNotation,
} from './story-notation.ts'

const stories: readonly SeedCaseStudy[] = seedCaseStudies

test('what the form shows of a stored story is saved as it was', () => {
  for (const { drawing, quote, figures, comparison, plan } of stories) {
    if (drawing) expect(drawingNotation.parse(drawingNotation.format(drawing))).toEqual(drawing)
    if (quote) expect(quoteNotation.parse(quoteNotation.format(quote))).toEqual(quote)
    if (figures) expect(figuresNotation.parse(figuresNotation.format(figures))).toEqual(figures)
    if (comparison)
      expect(comparisonNotation.parse(comparisonNotation.format(comparison))).toEqual(comparison)
    if (plan) expect(planNotation.parse(planNotation.format(plan))).toEqual(plan)
  }
})

test('an emptied field takes its part off the page', () => {
  expect(drawingNotation.parse(' ')).toBeNull()
  expect(quoteNotation.parse('')).toBeNull()
  expect(comparisonNotation.parse('\n')).toBeNull()
  expect(planNotation.parse('')).toBeNull()
  expect(figuresNotation.parse('')).toEqual([])
})

test.each([
  [{ figures: figuresNotation.parse('Sales\n1 = 2\n2 = 3') }, 'A chart is a line, bars or share.'],
  [{ figures: figuresNotation.parse('line: Sales\nStart = 1\n2 = many') }, 'A value of a chart is a number.'],
  [{ figures: figuresNotation.parse('line: Sales\nStart = 1\n2 =') }, 'A value of a chart is a number.'],
  [{ figures: figuresNotation.parse('line: Sales\nStart = 1') }, 'A chart has at least two values.'],
  [{ quote: quoteNotation.parse('We sell more.') }, 'Who said it is missing.'],
  [{ drawing: drawingNotation.parse('no-such-screen') }, 'Choose one of the drawn screens.'],
  [
    { comparison: comparisonNotation.parse('before: May\nIt was slow.') },
    'The sentence about after is missing.',
  ],
  [{ plan: planNotation.parse('Search: 3-1') }, 'A phase cannot end before it begins.'],
])('%j is refused with a sentence', (fields, message) => {
  const { error } = z.safeParse(caseStudyPatchSchema, fields)
  expect(error?.issues[0]?.message).toBe(message)
})
