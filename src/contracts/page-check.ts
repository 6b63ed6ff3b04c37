import * as z from 'zod/mini'
import { countCharacters, previewNetworks } from '#shared/social-preview.ts'

/** What is known of a picture: of this site's the browser asks itself, of others the server does. */
export const imageFactsSchema = z.object({
  bytes: z.number(),
  type: z.string(),
  width: z.number(),
  height: z.number(),
})
export type ImageFacts = z.infer<typeof imageFactsSchema>

/** A page as a crawler reads it. Every text is as the page has it: text, never markup. */
export const checkedPageSchema = z.object({
  /** After redirects. */
  url: z.string(),
  title: z.nullable(z.string()),
  /** Meta tags by name or property, in their order. */
  tags: z.array(z.object({ key: z.string(), value: z.string() })),
  canonical: z.nullable(z.string()),
  /** Of the page's picture; null where it has none, where it could not be had, or where it is this site's. */
  image: z.nullable(imageFactsSchema),
  /** Why a picture of another site could not be had. */
  imageProblem: z.nullable(z.string()),
  isOwn: z.boolean(),
})
export type CheckedPage = z.infer<typeof checkedPageSchema>

export interface Finding {
  rule: string
  severity: 'fix' | 'consider' | 'good'
  says: string
}

/** WhatsApp shows no larger picture. */
const whatsappBytesMax = 300 * 1024
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']
const requiredTags = ['og:title', 'og:description', 'og:type', 'og:url', 'og:image', 'twitter:card'] as const

/** What stands in the form for a page: what the networks would take. */
export function previewOf(page: CheckedPage) {
  const tag = tagOf(page)
  return {
    title: tag('og:title') ?? page.title ?? '',
    description: tag('og:description') ?? tag('description') ?? '',
    url: tag('og:url') ?? page.url,
    image: tag('og:image') ?? '',
  }
}

/** What is wrong with a page for those who share it, the worst first; each finding names its rule. */
export function findingsOf(page: CheckedPage, image: ImageFacts | null): Finding[] {
  const tag = tagOf(page)
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
      add('title-too-long', 'consider', `${name} cuts the title: ${titleCount} of ${titleMax} characters.`)
    if (descriptionCount > descriptionMax)
      add(
        'description-too-long',
        'consider',
        `${name} cuts the description: ${descriptionCount} of ${descriptionMax} characters.`,
      )
  }
  addImageFindings(page, image, add)
  if (page.canonical && withoutHash(page.canonical) !== withoutHash(page.url))
    add(
      'canonical-differs',
      'consider',
      `The page names ${page.canonical} as its canonical address, and networks count shares there.`,
    )
  const robots = [tag('robots'), tag('googlebot')].join(' ')
  if (/\bnoindex\b|\bnone\b/i.test(robots))
    add(
      'noindex',
      'consider',
      'The page asks search engines not to list it (noindex). It can still be shared.',
    )
  if (findings.length === 0)
    add('in-order', 'good', 'Nothing to mend: the tags are complete and fit everywhere.')
  const order = { fix: 0, consider: 1, good: 2 }
  return findings.sort((a, b) => order[a.severity] - order[b.severity])
}

function addImageFindings(
  page: CheckedPage,
  image: ImageFacts | null,
  add: (rule: string, severity: Finding['severity'], says: string) => void,
) {
  const address = tagOf(page)('og:image')
  if (!address)
    return add('image-missing', 'fix', 'The page names no picture: networks show a grey box or nothing.')
  if (!URL.canParse(address))
    return add('image-relative', 'fix', `The picture’s address is not absolute: ${address}`)
  if (new URL(address).protocol === 'http:')
    add('image-http', 'fix', 'The picture’s address is http. Networks that read https only leave it out.')
  if (page.imageProblem) return add('image-unreachable', 'fix', page.imageProblem)
  if (!image) return
  if (!pictureTypes.includes(image.type))
    add(
      'image-type',
      'fix',
      `The picture is ${image.type || 'of no type'}. Networks take PNG, JPEG, WebP and GIF.`,
    )
  if (image.bytes > whatsappBytesMax)
    add(
      'image-heavy',
      'fix',
      `The picture has ${Math.ceil(image.bytes / 1024)} KB. WhatsApp shows none over 300 KB.`,
    )
  if (image.width < 600 || image.height < 315)
    add(
      'image-small',
      'fix',
      `The picture has ${image.width} × ${image.height} px. Below 600 × 315 networks show it small or not at all.`,
    )
  else if (Math.abs(image.width / image.height - 1200 / 630) > 0.1)
    add(
      'image-shape',
      'consider',
      `The picture has ${image.width} × ${image.height} px. Networks cut it to the shape of 1200 × 630.`,
    )
}

/** The first tag of a name, as networks read it; an empty one is none. */
const tagOf = (page: CheckedPage) => (key: string) =>
  page.tags.find((tag) => tag.key === key && tag.value !== '')?.value

function withoutHash(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  url.hash = ''
  return url.href
}
