interface FontFamily {
  family: string
  fallback: string
  source: string
  weights: { min: number; max: number }
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

/** Accented letters are loaded by unicode-range instead: their kerning alone would add 11 KB to the preload. */
export const preloadedText =
  Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('') +
  '\u00a0€£₹§©®™°·•×−–—…‘’“”←↑→↓✓'

export const keptFeatures = ['kern', 'ccmp', 'mark', 'mkmk', 'locl', 'liga', 'tnum']
