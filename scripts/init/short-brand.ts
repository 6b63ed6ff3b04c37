import { brandCharsBest } from '#features/shell/brand-length.ts'
import type { SiteConfig } from '#shared/site-config.ts'

type Names = Pick<SiteConfig, 'brand' | 'shortBrand'>

export function shortBrandNotes({ brand, shortBrand }: Names): string[] {
  const length = Array.from(brand).length
  if (length <= brandCharsBest || shortBrand !== undefined) return []
  const example = firstWords(brand)
  return [
    `The brand has ${length} characters: a shortBrand of at most ${brandCharsBest} would replace it beside the logo and in long titles. Add one to src/site/site.config.ts${example && `, such as shortBrand: ${JSON.stringify(example)}`}.`,
  ]
}

function firstWords(brand: string): string {
  const words = brand.split(' ')
  const texts = words.map((_, index) =>
    words
      .slice(0, index + 1)
      .join(' ')
      .replace(/[^\p{L}\p{N}]+$/u, ''),
  )
  return texts.findLast((text) => Array.from(text).length <= brandCharsBest) ?? ''
}
