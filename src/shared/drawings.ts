/** Width and height of the drawn screens, in units of their own coordinates. */
export const screenSizes = {
  shop: [960, 600],
  'shop-before': [960, 600],
  'shop-phone': [300, 620],
  inbox: [760, 470],
  flow: [560, 320],
  'flow-tall': [220, 312],
  report: [336, 286],
  ranking: [336, 286],
  'portal-phone': [300, 420],
  'account-phone': [300, 420],
  'ad-account': [900, 470],
  analytics: [900, 470],
} as const

export type ScreenName = keyof typeof screenSizes
export const screenNames = Object.keys(screenSizes) as ScreenName[]

export const isScreenName = (name: string): name is ScreenName => Object.hasOwn(screenSizes, name)

/** Small drawings in one file: width and height of each. */
export const sketchSizes = {
  analysis: [240, 132],
  plan: [240, 132],
  experiments: [240, 132],
  stack: [416, 560],
} as const

export type SketchName = keyof typeof sketchSizes

/** The people that are drawn, and the ground behind each. */
export const portraitGrounds = {
  priya: '#f3c98b',
  adrian: '#b9d8ee',
  ida: '#f6dfd2',
  prakash: '#cfe6df',
  elena: '#e6e1f7',
  dana: '#dcebf7',
  carl: '#f7e3b8',
} as const

export type PortraitName = keyof typeof portraitGrounds

/** A drawn person, or the path of a picture of this site. */
export type PortraitSource = PortraitName | `/${string}`

export const portraitNames = Object.keys(portraitGrounds) as PortraitName[]

export const isPortraitName = (name: string): name is PortraitName => Object.hasOwn(portraitGrounds, name)

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
