import type { PhaseGroup } from '#content/product-development/page.ts'

export const groupColours: Record<PhaseGroup, string> = {
  early:
    'forced-color-adjust-none bg-brand-300 text-night contrast:border-2 contrast:border-white contrast:bg-black contrast:text-white',
  build:
    'forced-color-adjust-none bg-brand-600 text-white contrast:border-2 contrast:border-white contrast:bg-white contrast:text-black',
  launch:
    'forced-color-adjust-none bg-brand-800 text-white inset-ring inset-ring-brand-400/70 contrast:border-2 contrast:border-white contrast:bg-cta contrast:text-black',
}
