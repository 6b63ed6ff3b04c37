import { expect, test } from 'vitest'
import { drawnHues } from '#shared/blog-category.ts'
import { brandColors } from './brand-colors.ts'
import { categoryColors } from './category-colors.ts'
import { categoryCss } from './category-css.ts'
import { categoryFaults } from './category-faults.ts'
import { contrastOf, drawnBeside } from './follow-color.ts'

const brand = brandColors(drawnBeside)
const white = '#ffffff'

test('every hue on the wheel is legible on covers, badges, pages and social images', () => {
  for (let hue = 0; hue < 360; hue += 1) {
    const { cover, socialGround, badge } = categoryColors(hue, brand)
    expect(contrastOf(white, cover.ground), `${hue}`).toBeGreaterThanOrEqual(4.5)
    for (const mark of [cover.first, cover.second, cover.third])
      expect(contrastOf(mark, cover.ground), `${hue}`).toBeGreaterThanOrEqual(3)
    for (const [index, ground] of socialGround.entries())
      expect(contrastOf(white, ground), `${hue}`).toBeGreaterThanOrEqual(index < 2 ? 4.5 : 3)
    for (const scheme of ['light', 'dark'] as const) {
      const { tint, ink } = badge?.[scheme] ?? { tint: '', ink: '' }
      for (const ground of [tint, brand[scheme].surface, brand[scheme]['surface-tint'], brand[scheme].card])
        expect(contrastOf(ink, ground ?? ''), `${hue} ${scheme}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('a hue in degrees looks like the color that it names on the wheel', () => {
  const channels = (hue: number) =>
    [1, 3, 5].map((at) => Number.parseInt(categoryColors(hue, brand).cover.ground.slice(at, at + 2), 16))
  for (const [hue, strongest] of [
    [0, 0],
    [120, 1],
    [240, 2],
  ] as const)
    expect(channels(hue).indexOf(Math.max(...channels(hue))), `${hue}`).toBe(strongest)
})

test('drawn hues keep the colors that they were drawn with', () => {
  for (const hue of drawnHues) expect(categoryColors(hue, brand).cover).toBe(brand.coverPalettes[hue])
})

test('the styles of a hue in degrees have a value for each scheme, high contrast and paper', () => {
  const css = categoryCss([{ id: 'shops', label: 'Shops', hue: 30 }], brand)
  expect(css.match(/--category-shops-ink: /g)).toHaveLength(4)
  expect(css).toContain('.category-badge-shops {')
  expect(categoryCss([{ id: 'seo', label: 'SEO', hue: 'teal' }], brand)).not.toContain('--category-')
})

test('each fault of the categories is named in a sentence', () => {
  const category = { id: 'shops', label: 'Shops', hue: 30 } as const
  const faultsOf = (...categories: Parameters<typeof categoryFaults>[0]) => categoryFaults(categories, ['ai'])
  expect(faultsOf(category)).toEqual([])
  expect(faultsOf()).toEqual(['The blog has 1 to 12 categories, not 0.'])
  expect(faultsOf(category, category)).toEqual(['Two categories have the id "shops".'])
  expect(faultsOf({ ...category, label: ' ' })).toEqual(['The category "shops" has no label.'])
  for (const id of ['', 'Shops', 'a b', '-a', 'a/b', 'a'.repeat(41)])
    expect(faultsOf({ ...category, id }).join()).toContain('is not lowercase letters')
  expect(faultsOf({ ...category, id: 'ai' }).join()).toContain('is taken by the site itself')
  for (const hue of [-1, 360, Number.NaN])
    expect(faultsOf({ ...category, hue }).join()).toContain('The hue of the category "shops"')
})
