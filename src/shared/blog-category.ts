import type { CoverFigure } from './drawings.ts'

/** The hues that were drawn by hand. They follow the colors of the brand. */
export const drawnHues = ['blue', 'ember', 'violet', 'teal', 'plum'] as const
export type DrawnHue = (typeof drawnHues)[number]

export interface BlogCategory {
  /** The end of its address, `/blog/category/seo`. Posts are stored with it. */
  id: string
  label: string
  /**
   * One of the drawn hues, or degrees on the color wheel from 0 to 359: 0 is red, 60 yellow, 120 green, 180 turquoise,
   * 240 blue and 300 magenta. Covers, badges and social images take their colors from it.
   */
  hue: DrawnHue | number
  /** A sentence below its name on the blog. */
  about?: string
  /** The figure on the covers of its posts that name none. */
  cover?: CoverFigure
}

export const blogCategoryRules = { idCharsMax: 40, labelCharsMax: 40, categoriesMax: 12 } as const
