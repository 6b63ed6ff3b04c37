import type { DrawnHue } from '#shared/blog-category.ts'
import type { SiteConfig } from '#shared/site-config.ts'
import {
  coverPalettes,
  type DrawnColor,
  darkCallToAction,
  darkColors,
  lightColors,
  shadeColors,
  socialGrounds,
} from './color-roles.ts'
import { contrastOf, drawnBeside, followColor, hueDistance, makeLegible } from './follow-color.ts'

type Hexes = Readonly<Record<string, string>>
type Table = Readonly<Record<string, DrawnColor>>

export interface Contrast {
  scheme: 'all' | 'light' | 'dark'
  color: string
  ground: string
  ratio: number
  required: number
}

export type CoverPart = keyof (typeof coverPalettes)['teal']

export interface BrandColors {
  shades: Hexes
  light: Hexes
  dark: Hexes
  coverPalettes: { [Hue in DrawnHue]: Record<CoverPart, string> }
  socialGrounds: Record<keyof typeof socialGrounds, readonly string[]>
  contrasts: Contrast[]
}

export function brandColors(siteColors: SiteConfig['colors']): BrandColors {
  const brand = { ...siteColors, ...chosenOrFollowing(siteColors) }
  const knownColors: Record<string, string> = { white: '#ffffff', ...brand }
  const shades = resolve(shadeColors, knownColors, brand)
  const isDarkCall = contrastOf('#ffffff', brand.callToAction) >= 4.5
  const lightTable: Table = { ...lightColors, ...(isDarkCall && darkCallToAction) }
  const light = resolve(lightTable, { ...knownColors, ...shades }, brand)
  const dark = resolve(darkColors, { ...knownColors, ...shades }, brand)
  const toHexes = (colors: readonly string[]) =>
    colors.map((color) => shades[color] ?? followColor(color, 'brand', brand))
  return {
    shades,
    light,
    dark,
    coverPalettes: mapValues(coverPalettes, (palette: Record<CoverPart, string>) =>
      mapValues(palette, (name) => requireColor({ ...knownColors, ...shades }, name)),
    ),
    socialGrounds: mapValues(socialGrounds, (colors) =>
      toHexes(colors).map((hex, i) => makeLegible(hex, ['#ffffff'], i < 2 ? 4.5 : 3)),
    ),
    contrasts: [
      ...contrastsOf('all', shadeColors, { ...knownColors, ...shades }),
      ...contrastsOf('light', lightTable, { ...knownColors, ...light }),
      ...contrastsOf('dark', darkColors, { ...knownColors, ...light, ...dark }),
    ],
  }
}

function chosenOrFollowing({ brand, accent, brandDeep, night, callToAction }: SiteConfig['colors']) {
  const follow = (color: string) => followColor(color, 'brand', { brand, accent, callToAction: brand })
  return {
    brandDeep: brandDeep ?? follow('#0f3a62'),
    night: night ?? follow('#0b2747'),
    callToAction:
      callToAction ??
      (hueDistance(brand, drawnBeside.callToAction) < 50
        ? follow(drawnBeside.callToAction)
        : drawnBeside.callToAction),
  }
}

function resolve(
  table: Table,
  knownColors: Hexes,
  brand: { brand: string; accent: string; callToAction: string },
): Hexes {
  const colors: Record<string, string> = { ...knownColors }
  for (const [name, { drawn, source, keepsChroma, on, ratio }] of Object.entries(table)) {
    const color = source ? followColor(drawn, source, brand, { keepsChroma }) : (colors[drawn] ?? drawn)
    const grounds = (on ?? []).map((ground) => requireColor(colors, ground))
    colors[name] = ratio === undefined ? color : makeLegible(color, grounds, ratio)
  }
  return Object.fromEntries(Object.keys(table).map((name) => [name, requireColor(colors, name)]))
}

function contrastsOf(scheme: Contrast['scheme'], table: Table, colors: Hexes): Contrast[] {
  return Object.entries(table).flatMap(([color, { on, ratio: required }]) =>
    required === undefined
      ? []
      : (on ?? []).map((ground) => ({
          scheme,
          color,
          ground,
          ratio: contrastOf(requireColor(colors, color), requireColor(colors, ground)),
          required,
        })),
  )
}

function requireColor(colors: Hexes, name: string): string {
  const color = colors[name]
  if (!color) throw new Error(`There is no color ${name}, or it is listed after a color that is read on it.`)
  return color
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From) => To,
) {
  return Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, map(value)])) as Record<
    Key,
    To
  >
}
