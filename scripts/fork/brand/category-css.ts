import type { BlogCategory } from '#shared/blog-category.ts'
import type { BrandColors } from './brand-colors.ts'
import { categoryColors, type CoverPalette, drawnRoles, isDrawnHue } from './category-colors.ts'

const rows = (colors: Readonly<Record<string, string>>) =>
  Object.entries(colors)
    .map(([name, color]) => `  --${name}: ${color};\n`)
    .join('')

const coverRows = (palette: CoverPalette) =>
  rows(Object.fromEntries(Object.entries(palette).map(([part, color]) => [`cover-${part}`, color])))

/**
 * Returns the styles of the categories: `cover-{id}`, `category-ink-{id}` and `category-badge-{id}`. A cover of a
 * category that is gone has the colors of the first drawn hue.
 */
export function categoryCss(categories: readonly BlogCategory[], brand: BrandColors): string {
  const rules = categories.map(({ id, hue }) => {
    const { ink, tint, inkOnTint } = isDrawnHue(hue)
      ? drawnRoles[hue]
      : { ink: `category-${id}-ink`, tint: `category-${id}-tint`, inkOnTint: `category-${id}-ink` }
    return `.cover-${id} {
${coverRows(categoryColors(hue, brand).cover)}}
.category-ink-${id} {
  color: var(--${ink});
}
.category-badge-${id} {
  background-color: var(--${tint});
  color: var(--${inkOnTint});
}
`
  })
  return `${badgeSchemes(categories, brand)}
@layer utilities {
:where(.cover) {
${coverRows(brand.coverPalettes.blue)}}
${rules.join('')}}
`
}

/** The hues in degrees have a tint and an ink of their own for each scheme, for high contrast and for paper. */
function badgeSchemes(categories: readonly BlogCategory[], brand: BrandColors): string {
  const badges = categories.flatMap(({ id, hue }) => {
    const { badge } = categoryColors(hue, brand)
    return badge ? [{ id, badge }] : []
  })
  if (badges.length === 0) return ''
  const rowsOf = (colorsOf: (badge: (typeof badges)[number]['badge']) => { tint: string; ink: string }) =>
    badges
      .map(({ id, badge }) => {
        const { tint, ink } = colorsOf(badge)
        return rows({ [`category-${id}-tint`]: tint, [`category-${id}-ink`]: ink })
      })
      .join('')
  return `
:root {
${rowsOf(({ light }) => light)}}

@media (prefers-color-scheme: dark) {
  :root:not(.high-contrast) {
${rowsOf(({ dark }) => dark)}  }
}

:root.high-contrast {
${rowsOf(() => ({ tint: '#000', ink: '#ffe600' }))}}

@media print {
  :root:root {
${rowsOf(({ light }) => ({ tint: 'transparent', ink: light.ink }))}  }
}
`
}
