import { site } from '#site.config.ts'
import { categories } from '#content/blog/categories.ts'
import { categoryName } from '#content/blog/category.ts'
import { socialCategoryNames } from '#content/interface/social-categories.ts'
import { type SocialCategory, socialCategories } from '#contracts/social-image.ts'
import { contourLines } from '#social/contours.ts'
import type { Frame } from '#social/frames.ts'
import { brandColors } from '../../fork/brand/brand-colors.ts'
import { categoryColors } from '../../fork/brand/category-colors.ts'
import { mix } from '#shared/quantise.ts'
import type { ShapedLabel } from './shape-label.ts'

const brand = brandColors(site.colors)
const { socialGrounds, light: roles } = brand
const { blue, violet, teal, plum } = socialGrounds

const grounds: Readonly<Record<SocialCategory, readonly string[]>> = {
  marketing: blue,
  tech: socialGrounds.slateCyan,
  ai: violet,
  services: socialGrounds.services,
  company: socialGrounds.company,
  blog: teal,
  careers: plum,
  default: socialGrounds.default,
}

function groundOf(art: string): readonly string[] {
  const category = categories.find(({ id }) => id === art)
  if (category) return categoryColors(category.hue, brand).socialGround
  return grounds[socialCategories.find((name) => name === art) ?? 'default']
}

export function pillLabel(art: string): string {
  const name = categoryName(art)
  if (name !== undefined) return name
  const category = socialCategories.find((each) => each === art)
  return category && category !== 'default' ? socialCategoryNames[category] : site.legalName
}

function mixHex(from: string, to: string, share: number): string {
  const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(1), 16))
  return `#${mix(a ?? 0, b ?? 0, share)
    .toString(16)
    .padStart(6, '0')}`
}

const svg = ({ width, height }: Frame, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`

export function groundSvg(art: string, frame: Frame): string {
  const [dark = '', middle = '', light = ''] = groundOf(art)
  const { width, height } = frame
  const isUpright = height > width
  const lines = contourLines({
    seed: `social/${art}`,
    width,
    height,
    levels: isUpright ? 14 : 12,
    hills: isUpright ? 3 : 2,
  })
  // In the design references, a line is 1 px wide on a 640 px page.
  const unit = Math.max(1, Math.min(width, height) / 420)
  const strokes = lines.map(({ path, isMajor }) => {
    const weight = (isMajor ? 1.9 : 1) * unit
    return `<path d="${path}" stroke-width="${weight.toFixed(2)}" opacity="${isMajor ? 0.5 : 0.28}"/>`
  })
  const fade = isUpright
    ? '<linearGradient id="f" x2="0" y2="1"><stop stop-color="#fff"/><stop offset=".34" stop-color="#fff"/><stop offset=".62" stop-color="#222"/><stop offset="1" stop-color="#444"/></linearGradient>'
    : '<linearGradient id="f" x2="1" y2=".25"><stop offset=".34" stop-color="#000"/><stop offset=".55" stop-color="#777"/><stop offset=".95" stop-color="#fff"/></linearGradient>'
  // At 45°, each row equals the one four above it, shifted by four pixels, dither included, so it deflates well.
  const slope = (width + height) / 2
  return svg(
    frame,
    `<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x2="${slope}" y2="${slope}"><stop stop-color="${dark}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${light}"/></linearGradient>` +
      `${fade}<mask id="m"><rect width="${width}" height="${height}" fill="url(#f)"/></mask></defs>` +
      `<rect width="${width}" height="${height}" fill="url(#g)"/>` +
      `<g fill="none" stroke="${mixHex(light, '#ffffff', 0.6)}" mask="url(#m)">${strokes.join('')}</g>`,
  )
}

const smallestFootScale = 0.6

export function footSvg(
  frame: Frame,
  { brand, domain }: { brand: ShapedLabel; domain: ShapedLabel },
): string {
  const { width, padding, rule, foot } = frame
  const room = width - 2 * padding
  const scaleOfBoth = Math.min(1, (room - foot.fontPx) / (brand.widthPx + domain.widthPx))
  const hasDomain = scaleOfBoth >= smallestFootScale
  const scale = hasDomain ? scaleOfBoth : Math.min(1, room / brand.widthPx)
  const at = (x: number) => `translate(${x} ${foot.baselineY})${scale < 1 ? ` scale(${scale})` : ''}`
  return svg(
    frame,
    `<rect x="${padding}" y="${rule.y}" width="${room}" height="${rule.height}" fill="#fff" opacity=".29"/>` +
      `<g fill="#fff"><path transform="${at(padding)}" d="${brand.path}"/>` +
      `${hasDomain ? `<path transform="${at(width - padding - domain.widthPx * scale)}" d="${domain.path}"/>` : ''}</g>`,
  )
}

export function pillSvg(frame: Frame, label: ShapedLabel): string {
  const { padding, pill } = frame
  const inset = pill.fontPx * 0.82
  const scale = Math.min(1, (frame.width - 2 * (padding + inset)) / label.widthPx)
  const baseline = pill.y + pill.height / 2 + pill.fontPx * scale * 0.345
  return svg(
    frame,
    `<rect x="${padding}" y="${pill.y}" width="${label.widthPx * scale + 2 * inset}" height="${pill.height}" rx="${pill.height / 2}" fill="${roles.cta}"/>` +
      `<path fill="${roles['on-cta']}" transform="translate(${padding + inset} ${baseline})${scale < 1 ? ` scale(${scale})` : ''}" d="${label.path}"/>`,
  )
}
