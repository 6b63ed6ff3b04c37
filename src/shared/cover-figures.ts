/** The figures that a cover of a post can show (src/ui/drawings/covers/). */
export const coverFigures = [
  'agents',
  'bars',
  'braces',
  'budget',
  'funnel',
  'gauge',
  'holdout',
  'letter',
  'moves',
  'phases',
  'rows',
  'scripts',
] as const

export type CoverFigure = (typeof coverFigures)[number]

export const coverWidth = 560
export const coverHeight = 315
