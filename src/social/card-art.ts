import { site } from '#site.config.ts'
import { contourLines } from './contours.ts'

type Gradient = readonly [topLeft: string, bottomRight: string]

const blue: Gradient = [site.colors.brand, '#2f7cba']
const ember: Gradient = ['#8a2e19', '#d0602c']
const violet: Gradient = ['#3a2d82', '#7a6ad2']
const teal: Gradient = ['#065b61', '#37a09c']
const plum: Gradient = ['#571c45', '#ab5289']
const slateCyan: Gradient = ['#143f4d', '#3f8ca1']

const grounds = {
  'digital-marketing': blue,
  'digital-advertising': ember,
  'product-development': violet,
  seo: teal,
  'content-marketing': plum,
  marketing: blue,
  tech: slateCyan,
  ai: violet,
  services: [site.colors.brandDeep, '#2772ae'],
  company: [site.colors.night, site.colors.brand],
  blog: teal,
  careers: plum,
  default: [site.colors.brand, site.colors.accent],
} satisfies Record<string, Gradient>

export type ArtCategory = keyof typeof grounds

export interface CardArtOptions {
  category: ArtCategory
  slug: string
  width?: number
  height?: number
}

/**
 * Returns a post's image as an SVG document under 6 KB gzipped: white contour lines on its category's colours,
 * seeded by category and slug. A post has the same image on its card and above its text.
 */
export function cardArtSvg({ category, slug, width = 720, height = 360 }: CardArtOptions): string {
  const [topLeft, bottomRight] = grounds[category]
  const levels = 18
  const lines = contourLines({ seed: `${category}/${slug}`, width, height, levels, hills: 2 })
  const paths = lines.map(({ path, index, isMajor }) => {
    const altitude = index / (levels - 1)
    const opacity = isMajor ? 0.36 + 0.4 * altitude : 0.14 + 0.32 * altitude
    const weight = isMajor ? ' stroke-width="1.7"' : ''
    return `<path d="${path}" opacity="${opacity.toFixed(2)}"${weight} vector-effect="non-scaling-stroke"/>`
  })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${topLeft}"/><stop offset="1" stop-color="${bottomRight}"/></linearGradient>` +
    `<path d="M0 0h${width}v${height}H0z" fill="url(#g)"/><g fill="none" stroke="#fff">${paths.join('')}</g></svg>`
  )
}
