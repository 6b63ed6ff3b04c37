import { coverPalettes, defaultCoverPalette } from '#generated/brand-colors.ts'
import { coverMarkup } from '#generated/cover-markup.ts'
import { type CoverFigure, coverHeight, coverWidth } from '#shared/drawings.ts'

/** Returns the cover of a post as an image of its own, with the colors of its category. */
export function coverSvg({ figure, category }: { figure: CoverFigure; category: string }): string {
  const palette =
    (Object.hasOwn(coverPalettes, category) ? coverPalettes[category] : undefined) ?? defaultCoverPalette
  const marks = Object.entries(palette).reduce(
    (markup, [name, color]) => markup.replaceAll(`var(--cover-${name})`, color),
    coverMarkup[figure],
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${coverWidth}" height="${coverHeight}" viewBox="0 0 ${coverWidth} ${coverHeight}">` +
    `<path d="M0 0h${coverWidth}v${coverHeight}H0z" fill="${palette.ground}"/>${marks}</svg>`
  )
}
