import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori'
import type { SiteConfig } from '#site.config.ts'

/** The page colour of the light scheme. brand-600 must stay readable on it, because kickers use it. */
const surface = '#fbfcfe'

/**
 * Returns the brand rows of the `@theme` tokens. Five are the configured colours; the tints are computed from them in
 * OKLCH: brand-600 lies a third of the way from brand to accent, and the light tints keep the accent's hue at falling
 * chroma.
 */
export function brandPalette(colors: SiteConfig['colors']): Record<string, string> {
  const accent = oklchOf(colors.accent)
  const tint = (lightness: number, chromaShare: number) =>
    hexOf({ ...accent, l: lightness, c: accent.c * chromaShare })
  return {
    'brand-800': colors.brandDeep,
    'brand-700': colors.brand,
    'brand-600': readable(between(oklchOf(colors.brand), accent)),
    'brand-400': colors.accent,
    'brand-300': tint(0.798, 0.75),
    'brand-200': tint(0.867, 0.395),
    'brand-100': tint(0.932, 0.2),
    'brand-50': tint(0.96, 0.127),
    'navy-950': colors.night,
    'marigold-400': colors.callToAction,
  }
}

/** Without the factor 1.18, which lifts chroma above either end, tones in the middle look dusty. */
function between(brand: Oklch, accent: Oklch): Oklch {
  const mix = (from: number, to: number) => from + 0.32 * (to - from)
  return { ...brand, l: mix(brand.l, accent.l), c: mix(brand.c, accent.c) * 1.18 }
}

function readable(colour: Oklch): string {
  let { l } = colour
  while (l > 0 && wcagContrast(hexOf({ ...colour, l }), surface) < 4.5) l -= 0.01
  return hexOf({ ...colour, l })
}

const toOklch = converter('oklch')

function oklchOf(hex: string): Oklch {
  const colour = /^#[\da-f]{6}$/i.test(hex) && toOklch(hex)
  if (!colour) throw new Error(`Not a colour of the form #rrggbb: ${hex}`)
  return colour
}

function hexOf(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch'))
}
