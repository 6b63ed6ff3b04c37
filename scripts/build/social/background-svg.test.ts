import { expect, test } from 'vitest'
import { frames } from '#social/frames.ts'
import { footSvg, pillSvg } from './background-svg.ts'

const label = (widthPx: number) => ({ path: 'M0 0', widthPx })
const frame = frames.whatsapp
const room = frame.width - 2 * frame.padding

const texts = (svg: string) =>
  [...svg.matchAll(/translate\((\S+) \S+\)(?: scale\((\S+)\))?/g)].map(([, x, scale = '1']) => ({
    x: Number(x),
    scale: Number(scale),
  }))

test('a short brand and the domain stand at full size at the two ends of a social image', () => {
  expect(texts(footSvg(frame, { brand: label(90), domain: label(150) }))).toEqual([
    { x: frame.padding, scale: 1 },
    { x: frame.width - frame.padding - 150, scale: 1 },
  ])
})

test('a long brand and its domain become smaller until there is a gap between them', () => {
  const [brand, domain] = texts(footSvg(frame, { brand: label(200), domain: label(216) }))
  if (!brand || !domain) throw new Error('a text is missing')
  expect(brand.x + 200 * brand.scale).toBeLessThan(domain.x)
  expect(domain.x + 216 * domain.scale).toBeCloseTo(frame.width - frame.padding)
})

test('a brand and a domain that would be too small to read leave the brand alone within the margins', () => {
  const [brand, domain] = texts(footSvg(frame, { brand: label(500), domain: label(400) }))
  expect(domain).toBeUndefined()
  expect(500 * (brand?.scale ?? 1)).toBeCloseTo(room)
})

test('a long legal name stays within its pill, and the pill within the margins', () => {
  const svg = pillSvg(frame, label(700))
  const pillWidth = Number(/<rect [^>]*?width="([^"]+)"/.exec(svg)?.[1])
  const [name] = texts(svg)
  expect(pillWidth).toBeLessThanOrEqual(room + 0.01)
  expect(700 * (name?.scale ?? 1)).toBeLessThan(pillWidth)
})
