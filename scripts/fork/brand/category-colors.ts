import { type BlogCategory, type DrawnHue, drawnHues } from '#shared/blog-category.ts'
import type { BrandColors, CoverPart } from './brand-colors.ts'
import { colorOfHue, makeLegible } from './follow-color.ts'

type Scheme = 'light' | 'dark'
export type CoverPalette = Record<CoverPart, string>

export interface CategoryColors {
  cover: CoverPalette
  /** From dark to light. White text stands on the first two. */
  socialGround: readonly string[]
  /** The ground of a badge and the text on it, which is also read on the page. Drawn hues have roles for both. */
  badge: Record<Scheme, { tint: string; ink: string }> | null
}

/** The roles of the drawn hues: of a name on the page, and of a badge and the name on it. */
export const drawnRoles: Readonly<Record<DrawnHue, { ink: string; tint: string; inkOnTint: string }>> = {
  blue: { ink: 'kicker', tint: 'sky', inkOnTint: 'link' },
  ember: { ink: 'ember-ink', tint: 'ember-tint', inkOnTint: 'ember-ink' },
  violet: { ink: 'violet-ink', tint: 'violet-tint', inkOnTint: 'violet-ink' },
  teal: { ink: 'teal-ink', tint: 'teal-tint', inkOnTint: 'teal-ink' },
  plum: { ink: 'plum-ink', tint: 'plum-tint', inkOnTint: 'plum-ink' },
}

export const isDrawnHue = (hue: BlogCategory['hue']): hue is DrawnHue =>
  drawnHues.some((drawnHue) => drawnHue === hue)

/** Returns the colors of a category. Those of a hue in degrees do not follow the brand. */
export function categoryColors(hue: BlogCategory['hue'], brand: BrandColors): CategoryColors {
  if (isDrawnHue(hue))
    return { cover: brand.coverPalettes[hue], socialGround: brand.socialGrounds[hue], badge: null }
  const white = '#ffffff'
  const color = (lightness: number, chroma: number) => colorOfHue(hue, lightness, chroma)
  const ground = makeLegible(color(0.42, 0.11), [white], 4.5)
  const shade = makeLegible(color(0.36, 0.1), [white], 4.5)
  const badgeOf = (scheme: Scheme, tint: string, ink: string) => {
    const pages = ['surface', 'surface-tint', 'card'].map((role) => brand[scheme][role] ?? white)
    return { tint, ink: makeLegible(ink, [...pages, tint], 4.5) }
  }
  return {
    cover: {
      ground,
      shade,
      first: makeLegible(color(0.85, 0.09), [ground], 3),
      second: white,
      third: makeLegible(brand.shades.sand ?? white, [ground], 3),
      ink: ground,
    },
    socialGround: [
      makeLegible(color(0.23, 0.07), [white], 4.5),
      makeLegible(color(0.38, 0.1), [white], 4.5),
      makeLegible(color(0.54, 0.12), [white], 3),
    ],
    badge: {
      light: badgeOf('light', color(0.92, 0.035), color(0.42, 0.11)),
      dark: badgeOf('dark', color(0.27, 0.045), color(0.8, 0.09)),
    },
  }
}
