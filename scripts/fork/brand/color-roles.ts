import type { DrawnHue } from '#shared/blog-category.ts'
import type { Source } from './follow-color.ts'

/**
 * `source` names the color whose hue and chroma this one follows; a color without a source is the same for every brand.
 * `drawn` may also name a configured color or a shade. `on` lists the colors behind it, and `ratio` is the contrast it
 * needs with each: 4.5 for text, 3 for lines and rings.
 */
export interface DrawnColor {
  drawn: string
  source?: Source
  keepsChroma?: boolean
  on?: readonly string[]
  ratio?: number
}

const brand = (drawn: string, on?: readonly string[], ratio = 4.5): DrawnColor => ({
  drawn,
  source: 'brand',
  ...(on && { on, ratio }),
})
const fixedColor = (drawn: string, on?: readonly string[], ratio = 4.5): DrawnColor => ({
  drawn,
  ...(on && { on, ratio }),
})

const pages = ['surface', 'surface-tint', 'card']
const tintedGrounds = [...pages, 'tint', 'tint-strong']
const warmGrounds = ['warm', 'warm-raised']
const colorfulGrounds = ['sky', 'sky-strong', 'ember-tint', 'teal-tint', 'violet-tint', 'plum-tint']
const everyGround = [...tintedGrounds, ...warmGrounds, ...colorfulGrounds]
const bands = ['band', 'band-raised']

const accent = (drawn: string, on?: readonly string[], ratio = 4.5): DrawnColor => ({
  drawn,
  source: 'accent',
  ...(on && { on, ratio }),
})

const warm = (drawn: string, on?: readonly string[], ratio = 4.5): DrawnColor => ({
  drawn,
  source: 'callToAction',
  ...(on && { on, ratio }),
})

const series = (drawn: string): DrawnColor => ({
  drawn,
  source: 'brand',
  keepsChroma: true,
  on: ['white'],
  ratio: 3,
})

/** In each table, grounds come before the colors that are read on them. */
export const shadeColors = {
  'brand-800': fixedColor('brandDeep', ['white']),
  'brand-700': fixedColor('brand', ['white']),
  'brand-400': fixedColor('accent'),
  night: fixedColor('night', ['white'], 7),
  'brand-600': brand('#1b5f9e', ['white']),
  'brand-300': accent('#8cc4f0'),
  'brand-200': accent('#b9d8ee'),
  'brand-100': accent('#dcebf7'),
  'brand-50': accent('#eaf3fb'),
  'panel-middle': brand('#12406d', ['white']),
  'panel-light': brand('#2267a5', ['white']),
  'ember-600': brand('#b4461e', ['white']),
  'ember-700': brand('#a23c17', ['white']),
  'ember-800': brand('#8a3010', ['white']),
  'ember-900': brand('#7a2413', ['white']),
  'violet-800': brand('#432f87', ['white']),
  'violet-900': brand('#37266f', ['white']),
  'violet-300': brand('#b9abf2', ['violet-800'], 3),
  'teal-800': brand('#0e5a60', ['white']),
  'teal-900': brand('#0a484d', ['white']),
  'teal-300': brand('#8fd3cc', ['teal-800'], 3),
  'plum-100': brand('#f3dfe9'),
  'plum-200': brand('#e7c8d9'),
  'plum-800': brand('#7a2456', ['white', 'plum-100']),
  'sky-300': accent('#9cc6e4'),
  sand: brand('#f3c98b', ['ember-700', 'violet-800', 'teal-800'], 3),
  contour: accent('#69b3e8'),
  'shadow-near': brand('#0b2747'),
  'shadow-far': brand('#071426'),
  'series-1': series('#4d8fd6'),
  'series-2': series('#c8661c'),
  'series-3': series('#1f9880'),
  'series-4': series('#b85aa6'),
  'code-ink': brand('#e0edf9', ['night'], 7),
  'code-comment': brand('#9db4cb', ['night']),
  'code-name': accent('#8fc7f2', ['night']),
} satisfies Record<string, DrawnColor>

const status = {
  light: {
    highlight: fixedColor('#fde9b8'),
    'on-highlight': brand('#10263f', ['highlight']),
    'success-bg': fixedColor('#dcf4e4'),
    success: fixedColor('#11603a', ['success-bg', ...pages]),
    'warning-bg': fixedColor('#fdf0cf'),
    warning: fixedColor('#7a4a00', ['warning-bg', ...pages]),
    'danger-bg': fixedColor('#fde6e4'),
    'danger-line': fixedColor('#f0b9b5'),
    danger: fixedColor('#a11f1b', ['danger-bg', ...pages]),
    'info-bg': fixedColor('#deeefb'),
    info: fixedColor('#144678', ['info-bg', ...pages]),
  },
  dark: {
    highlight: fixedColor('#574312'),
    'on-highlight': fixedColor('#fff3d1', ['highlight']),
    'success-bg': fixedColor('#12352a'),
    success: fixedColor('#8fe0b4', ['success-bg', ...pages]),
    'warning-bg': fixedColor('#3a2c0c'),
    warning: fixedColor('#f5cf7a', ['warning-bg', ...pages]),
    'danger-bg': fixedColor('#43191b'),
    'danger-line': fixedColor('#6e2b2c'),
    danger: fixedColor('#ffb3ae', ['danger-bg', ...pages]),
    'info-bg': fixedColor('#14304c'),
    info: fixedColor('#a5d2f5', ['info-bg', ...pages]),
  },
} satisfies Record<string, Record<string, DrawnColor>>

export const lightColors = {
  surface: brand('#fbfcfe'),
  'surface-tint': brand('#f1f5fa'),
  card: fixedColor('#ffffff'),
  tint: fixedColor('brand-50'),
  'tint-strong': fixedColor('brand-100'),
  warm: warm('#f7efe1'),
  'warm-raised': warm('#fffaf2'),
  'warm-line': warm('#e3d3b8'),
  'warm-soft': warm('#584c3b', warmGrounds),
  'warm-accent': brand('#a23c17', warmGrounds),
  sky: fixedColor('brand-100'),
  'sky-strong': fixedColor('brand-200'),
  'sky-soft': brand('#35506c', ['sky', 'sky-strong']),
  'ember-tint': brand('#f6dfd2'),
  'ember-soft': brand('#4b372c', ['ember-tint']),
  'ember-ink': brand('#a23c17', [...pages, 'ember-tint']),
  'teal-tint': brand('#d8ecea'),
  'teal-soft': brand('#2b4f52', ['teal-tint']),
  'teal-ink': brand('#0e5a60', [...pages, 'teal-tint']),
  'violet-tint': brand('#e6e1f7'),
  'violet-soft': brand('#47406b', ['violet-tint']),
  'violet-ink': brand('#432f87', [...pages, 'violet-tint']),
  'plum-tint': brand('#f3dfe9'),
  'plum-ink': brand('#7a2456', [...pages, 'plum-tint']),
  ink: brand('#10263f', everyGround, 7),
  'ink-soft': brand('#4c6077', tintedGrounds),
  line: brand('#e0e8f1'),
  'line-strong': brand('#b9cfe3'),
  field: brand('#8193a7', pages, 3),
  link: fixedColor('brand-700', everyGround),
  primary: fixedColor('brand-700'),
  'primary-hover': fixedColor('brand-800'),
  'on-primary': fixedColor('#ffffff', ['primary', 'primary-hover']),
  accent: fixedColor('accent'),
  focus: fixedColor('accent', pages, 3),
  cta: fixedColor('callToAction'),
  'cta-hover': { drawn: '#f8cf80', source: 'callToAction' },
  'on-cta': { drawn: '#2a1d00', source: 'callToAction', on: ['cta', 'cta-hover'], ratio: 4.5 },
  band: fixedColor('night'),
  kicker: fixedColor('brand-600', [...pages, 'tint']),
  'band-glow': brand('#1d62a0', ['white']),
  'band-raised': brand('#0f3358', ['white'], 7),
  'band-line': brand('#24527e'),
  'on-band': fixedColor('#ffffff', bands, 7),
  'on-band-soft': brand('#d3e3f2', [...bands, 'band-glow']),
  'on-band-accent': accent('#8cc4f0', bands),
  'band-mark': fixedColor('accent', bands, 3),
  ...status.light,
} satisfies Record<string, DrawnColor>

export const darkCallToAction = {
  'cta-hover': { drawn: '#d08f12', source: 'callToAction', on: ['white'], ratio: 4.5 },
  'on-cta': fixedColor('#ffffff', ['cta', 'cta-hover']),
} satisfies Record<string, DrawnColor>

export const darkColors = {
  surface: brand('#0c1a2b'),
  'surface-tint': brand('#0a1625'),
  card: brand('#112338'),
  tint: brand('#14293f'),
  'tint-strong': brand('#1b3550'),
  warm: warm('#211a12'),
  'warm-raised': warm('#2b2319'),
  'warm-line': warm('#4a3d2b'),
  'warm-soft': warm('#d3c3aa', warmGrounds),
  'warm-accent': brand('#f2a678', warmGrounds),
  sky: brand('#14304c'),
  'sky-strong': brand('#1d4469'),
  'sky-soft': brand('#b7cde2', ['sky', 'sky-strong']),
  'ember-tint': brand('#3b2117'),
  'ember-soft': brand('#e3c8ba', ['ember-tint']),
  'ember-ink': brand('#f2a678', [...pages, 'ember-tint']),
  'teal-tint': brand('#10302f'),
  'teal-soft': brand('#a9ccc9', ['teal-tint']),
  'teal-ink': brand('#7fd0c8', [...pages, 'teal-tint']),
  'violet-tint': brand('#231d40'),
  'violet-soft': brand('#c9c2e6', ['violet-tint']),
  'violet-ink': brand('#b9abf2', [...pages, 'violet-tint']),
  'plum-tint': brand('#3a1a2d'),
  'plum-ink': brand('#f0b3d2', [...pages, 'plum-tint']),
  ink: brand('#eaf2fa', everyGround, 7),
  'ink-soft': brand('#a9bfd5', tintedGrounds),
  line: brand('#263d56'),
  'line-strong': brand('#35526f'),
  field: brand('#6d87a1', pages, 3),
  link: accent('#8cc4f0', everyGround),
  accent: fixedColor('accent', pages, 3),
  focus: fixedColor('accent', pages, 3),
  primary: fixedColor('accent', pages),
  'primary-hover': accent('#74b4e0', pages),
  'on-primary': brand('#06182c', ['primary', 'primary-hover']),
  kicker: accent('#8cc4f0', tintedGrounds),
  band: brand('#07111f'),
  'band-glow': brand('#174c7f', ['white']),
  'band-raised': brand('#0e2036'),
  'band-line': brand('#223b56'),
  ...status.dark,
} satisfies Record<string, DrawnColor>

/**
 * The colors of the covers of posts in each drawn hue: their ground, a shade of it, three marks, and `ink`, which is
 * read on white. They are the same in every scheme.
 */
export const coverPalettes = {
  blue: {
    ground: 'brand-200',
    shade: 'sky-300',
    first: 'brand-700',
    second: 'ember-700',
    third: 'white',
    ink: 'brand-700',
  },
  ember: {
    ground: 'ember-700',
    shade: 'ember-800',
    first: 'sand',
    second: 'white',
    third: 'callToAction',
    ink: 'ember-700',
  },
  violet: {
    ground: 'violet-800',
    shade: 'violet-900',
    first: 'sand',
    second: 'white',
    third: 'violet-300',
    ink: 'violet-800',
  },
  teal: {
    ground: 'teal-800',
    shade: 'teal-900',
    first: 'teal-300',
    second: 'white',
    third: 'sand',
    ink: 'teal-800',
  },
  plum: {
    ground: 'plum-100',
    shade: 'plum-200',
    first: 'plum-800',
    second: 'night',
    third: 'white',
    ink: 'night',
  },
} as const satisfies Record<DrawnHue, unknown>

export const socialGrounds = {
  blue: ['night', 'brand-700', '#2772ae'],
  ember: ['#3d1206', '#7f2a14', '#b4512a'],
  violet: ['#1d1750', '#3a2d82', '#6354bd'],
  teal: ['#033238', '#065b61', '#1f807f'],
  plum: ['#2c0b24', '#571c45', '#94406f'],
  slateCyan: ['#0b2530', '#143f4d', '#2f7587'],
  services: ['night', 'brand-800', '#1f659f'],
  company: ['#061a31', 'night', 'brand-700'],
  default: ['brand-800', 'brand-700', '#3478ad'],
} as const
