interface FontFamily {
  family: string
  fallback: string
  /** Folder in `@fontsource-variable`, and the name of the files made from it. */
  source: string
  weights: { min: number; max: number }
  /** System faces that stand in while the font loads: what weights, and the weight they are measured at. */
  standIns: readonly { style: 'regular' | 'bold'; weights: string; measuredAt: number }[]
}

export const fontFamilies: readonly FontFamily[] = [
  {
    family: 'Bricolage Grotesque',
    fallback: 'Bricolage Fallback',
    source: 'bricolage-grotesque',
    weights: { min: 600, max: 700 },
    standIns: [{ style: 'bold', weights: '600 700', measuredAt: 660 }],
  },
  {
    family: 'Instrument Sans',
    fallback: 'Instrument Fallback',
    source: 'instrument-sans',
    weights: { min: 400, max: 700 },
    standIns: [
      { style: 'regular', weights: '400 559', measuredAt: 400 },
      { style: 'bold', weights: '560 700', measuredAt: 600 },
    ],
  },
]

/**
 * What the preloaded files hold: the printable ASCII and the signs of English business prose, as far as the fonts
 * have them. Accented letters come by unicode-range: with them the kerning alone would cost 11 KB more.
 */
export const preloadedText =
  Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('') +
  '\u00a0€£₹§©®™°·•×−–—…‘’“”←↑→↓✓'

/** The layout features our pages use: kerning, accents, local forms, fi and fl, tabular figures. */
export const keptFeatures = ['kern', 'ccmp', 'mark', 'mkmk', 'locl', 'liga', 'tnum']
