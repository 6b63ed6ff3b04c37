import { brandCharsBest, type SiteConfig } from '#shared/site-config.ts'

type Names = Pick<SiteConfig, 'brand' | 'shortBrand'>

/** Returns the current short brand, unless it would show a changed brand under its earlier name. */
export function shortBrandOf(brand: string, current: Names): string | undefined {
  const { shortBrand } = current
  if (shortBrand === undefined || brand === current.brand) return shortBrand
  return brand !== shortBrand && wordsOf(brand).includes(wordsOf(shortBrand)) ? shortBrand : undefined
}

export function shortBrandNotes({ brand, shortBrand }: Names, current: Names): string[] {
  const earlier = shortBrand === undefined && current.shortBrand !== brand ? current.shortBrand : undefined
  const notes =
    earlier === undefined
      ? []
      : [
          `The shortBrand ${JSON.stringify(earlier)} was left out, because it is not part of the new brand. If it is still right, add it to src/site/site.config.ts again.`,
        ]
  const length = Array.from(brand).length
  if (length <= brandCharsBest || shortBrand !== undefined) return notes
  const example = firstWords(brand)
  return [
    ...notes,
    `The brand has ${length} characters: a shortBrand of at most ${brandCharsBest} would replace it beside the logo and in long titles. Add one to src/site/site.config.ts${example && `, such as shortBrand: ${JSON.stringify(example)}`}.`,
  ]
}

const wordsOf = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? text
  } `

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
