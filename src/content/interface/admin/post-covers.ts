import type { CoverFigure } from '#shared/drawings.ts'

export const coverTexts = {
  byCategory: (name: string) => `As the category: ${name}`,
  hint: 'Shown unless the post has a picture.',
} as const

export const coverNames: Record<CoverFigure, string> = {
  agents: 'Agents around a desk',
  bars: 'Bars in groups',
  braces: 'Braces',
  budget: 'Budget in parts',
  funnel: 'Funnel with a flag',
  gauge: 'Gauges',
  holdout: 'Two groups of dots',
  letter: 'Letter with seals',
  moves: 'Boxes that move',
  phases: 'Rising steps',
  rows: 'Rows, some crossed out',
  scripts: 'Two scripts',
}
