import * as z from 'zod/mini'
import { parseUrl } from '#shared/parse-url.ts'
import { countCharacters, previewNetworks } from '#shared/social-preview.ts'

export const imageFactsSchema = z.object({
  bytes: z.number(),
  type: z.string(),
  width: z.number(),
  height: z.number(),
})
export type ImageFacts = z.infer<typeof imageFactsSchema>

/** Texts are decoded: they hold characters, never entities or markup. */
export const checkedPageSchema = z.object({
  url: z.string(),
  title: z.nullable(z.string()),
  tags: z.array(z.object({ key: z.string(), value: z.string() })),
  canonical: z.nullable(z.string()),
  image: z.nullable(imageFactsSchema),
  imageProblem: z.nullable(z.string()),
  isOwn: z.boolean(),
})
export type CheckedPage = z.infer<typeof checkedPageSchema>

export interface Finding {
  rule: string
  severity: 'fix' | 'consider' | 'good'
  says: string
}

const whatsappBytesMax = 300 * 1024
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
const requiredTags = ['og:title', 'og:description', 'og:type', 'og:url', 'og:image', 'twitter:card'] as const

export function previewOf(page: CheckedPage) {
  const tag = firstTagOf(page)
  return {
    title: tag('og:title') ?? page.title ?? '',
    description: tag('og:description') ?? tag('description') ?? '',
    url: tag('og:url') ?? page.url,
    image: tag('og:image') ?? '',
  }
}

export function findingsOf(page: CheckedPage, image: ImageFacts | null): Finding[] {
  const tag = firstTagOf(page)
  const { title, description } = previewOf(page)
  const findings: Finding[] = []
  const add = (rule: string, severity: Finding['severity'], says: string) =>
    findings.push({ rule, severity, says })

  for (const name of requiredTags) {
    if (!tag(name)) add('og-missing', 'fix', `The page has no ${name}.`)
  }
  for (const { name, titleMax, descriptionMax } of previewNetworks) {
    const [titleCount, descriptionCount] = [countCharacters(title), countCharacters(description)]
    if (titleCount > titleMax)
      add(
        'title-too-long',
        'consider',
        `${name} truncates the title after ${titleMax} characters; it has ${titleCount}.`,
      )
    if (descriptionCount > descriptionMax)
      add(
        'description-too-long',
        'consider',
        `${name} truncates the description after ${descriptionMax} characters; it has ${descriptionCount}.`,
      )
  }
  addImageFindings(page, image, add)
  if (page.canonical && withoutHash(page.canonical) !== withoutHash(page.url))
    add(
      'canonical-differs',
      'consider',
      `The page names ${page.canonical} as its canonical address, so networks count shares there.`,
    )
  const robots = [tag('robots'), tag('googlebot')].join(' ')
  if (/\bnoindex\b|\bnone\b/i.test(robots))
    add(
      'noindex',
      'consider',
      'The page asks search engines not to list it (noindex). It can still be shared.',
    )
  if (findings.length === 0)
    add('in-order', 'good', 'No problems found: the tags are complete and fit every network.')
  const order = { fix: 0, consider: 1, good: 2 }
  return findings.sort((a, b) => order[a.severity] - order[b.severity])
}

function addImageFindings(
  page: CheckedPage,
  image: ImageFacts | null,
  add: (rule: string, severity: Finding['severity'], says: string) => void,
) {
  const address = firstTagOf(page)('og:image')
  if (!address)
    return add('image-missing', 'fix', 'The page has no picture: networks show a gray box or nothing.')
  const url = parseUrl(address)
  if (!url) return add('image-relative', 'fix', `The picture’s address is not absolute: ${address}`)
  if (url.protocol === 'http:')
    add('image-http', 'fix', 'The picture’s address uses http. Networks that require https leave it out.')
  if (page.imageProblem) return add('image-unreachable', 'fix', page.imageProblem)
  if (!image) return
  if (!pictureTypes.includes(image.type))
    add(
      'image-type',
      'fix',
      `The picture is ${image.type || 'of no type'}. Networks accept PNG, JPEG, WebP and GIF.`,
    )
  if (image.bytes > whatsappBytesMax)
    add(
      'image-heavy',
      'fix',
      `The picture is ${Math.ceil(image.bytes / 1024)} KB. WhatsApp does not show pictures over 300 KB.`,
    )
  if (image.width < 600 || image.height < 315)
    add(
      'image-small',
      'fix',
      `The picture is ${image.width} × ${image.height} px. Below 600 × 315 px, networks show it small or not at all.`,
    )
  else if (Math.abs(image.width / image.height - 1200 / 630) > 0.1)
    add(
      'image-shape',
      'consider',
      `The picture is ${image.width} × ${image.height} px. Networks crop it to 1200 × 630.`,
    )
}

const firstTagOf = (page: CheckedPage) => (key: string) =>
  page.tags.find((tag) => tag.key === key && tag.value !== '')?.value

function withoutHash(address: string): string {
  const url = parseUrl(address)
  if (!url) return address
  url.hash = ''
  return url.href
}
