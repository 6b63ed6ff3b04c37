import { answeredPages, pageRule, type Rule } from '../rule.ts'
import { endOf, metaOf, type Page, type SiteFacts, sitePath } from '../site-facts.ts'
import type { SiteResponse } from '../site-reader.ts'

const size = { width: 1200, height: 630 }
const bytesMax = 300_000
const yearSeconds = 31_536_000

export const socialImageRules: readonly Rule[] = [
  pageRule('image-unreachable', 'the social image of every page exists', answeredPages, (page, site) => {
    const address = metaOf(page, 'og:image')
    if (!address || !isAbsolute(address)) return []
    if (sitePath(site, page.path, address) === null)
      return [`has the social image ${address}, which is on another site`]
    const response = imageOf(page, site)
    if (!response) return [`has the social image ${address}, which does not answer`]
    return [
      response.status !== 200 && `has the social image ${address}, which answers ${response.status}`,
      response.status === 200 &&
        !pngSize(response.body) &&
        `has the social image ${address}, which is not a PNG`,
    ]
  }),
  pageRule(
    'image-size',
    `social images are ${size.width}×${size.height}, as their meta tags say`,
    answeredPages,
    (page, site) => {
      const real = pngSize(imageOf(page, site)?.body ?? new Uint8Array())
      if (!real) return []
      const statedSize = `${metaOf(page, 'og:image:width')}×${metaOf(page, 'og:image:height')}`
      const wantedSize = `${size.width}×${size.height}`
      const actual = `${real.width}×${real.height}`
      return [
        actual !== wantedSize && `has a social image of ${actual} instead of ${wantedSize}`,
        statedSize !== actual && `declares a social image of ${statedSize}, but it is ${actual}`,
      ]
    },
  ),
  pageRule(
    'image-weight',
    `social images are smaller than ${bytesMax / 1000} KB`,
    answeredPages,
    (page, site) => {
      const bytes = imageOf(page, site)?.body.byteLength ?? 0
      return [bytes >= bytesMax && `has a social image of ${Math.round(bytes / 1000)} KB`]
    },
  ),
  pageRule('image-not-kept', 'social images are cached for a year', answeredPages, (page, site) => {
    const response = imageOf(page, site)
    const cache = response?.headers.get('cache-control') ?? ''
    const isKept = cache.includes('immutable') && cache.includes(`max-age=${yearSeconds}`)
    return [
      response?.status === 200 &&
        !isKept &&
        `has a social image with "cache-control: ${cache}" instead of a year and immutable`,
    ]
  }),
]

const isAbsolute = (address: string): boolean => /^https?:\/\//.test(address)

function imageOf(page: Page, site: SiteFacts): SiteResponse | undefined {
  const address = metaOf(page, 'og:image')
  const path = address && isAbsolute(address) ? sitePath(site, page.path, address) : null
  return path === null ? undefined : endOf(site, path)?.response
}

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

export function pngSize(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes.byteLength < 24 || pngStart.some((byte, index) => bytes[index] !== byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
