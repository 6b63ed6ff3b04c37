import { cardGradients } from '#generated/brand-colors.ts'
import { contourLines } from './contours.ts'

type Gradient = readonly [topLeft: string, bottomRight: string]

const { blue, violet, teal, plum } = cardGradients

const grounds = {
  'digital-marketing': blue,
  'digital-advertising': cardGradients.ember,
  'product-development': violet,
  seo: teal,
  'content-marketing': plum,
  marketing: blue,
  tech: cardGradients.slateCyan,
  ai: violet,
  services: cardGradients.services,
  company: cardGradients.company,
  blog: teal,
  careers: plum,
  default: cardGradients.default,
} satisfies Record<string, Gradient>

export type ArtCategory = keyof typeof grounds

export interface CardArtOptions {
  category: ArtCategory
  slug: string
  width?: number
  height?: number
}

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
