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

/** The colors of a cover. A page sets them as custom properties, and the file of the drawings uses them. */
export const coverProperties = ['ground', 'shade', 'first', 'second', 'third', 'ink'].map(
  (part) => `--cover-${part}`,
)

export const coverWidth = 560
export const coverHeight = 315
