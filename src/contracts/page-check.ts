import * as z from 'zod/mini'
import { parseUrl } from '#shared/links.ts'
import { countCharacters, previewNetworks } from '#shared/social-preview.ts'
import { noindexAgents } from './robots-rules.ts'

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
  /** What relative addresses in the page start from: its `<base>`, or its own address. */
  base: z.string(),
  title: z.nullable(z.string()),
  tags: z.array(z.object({ key: z.string(), value: z.string(), isInBody: z.boolean() })),
  canonical: z.nullable(z.string()),
  robotsHeader: z.nullable(z.string()),
  /** What could not be read of the page, in sentences. */
  gaps: z.array(z.string()),
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
type AddFinding = (rule: string, severity: Finding['severity'], says: string) => void

const whatsappBytesMax = 300 * 1024
const pictureTypes = ['image/png', 'image/jpeg', 'image/jpg', 'image/webp', 'image/gif']
const requiredTags = ['og:title', 'og:description', 'og:type', 'og:url', 'og:image', 'twitter:card'] as const
const pictureKeys = ['og:image', 'og:image:url', 'og:image:secure_url']

export function previewOf(page: CheckedPage) {
  const tag = firstTagOf(page)
  const picture = pictureOf(page)
  return {
    title: tag('og:title') ?? page.title ?? '',
    description: tag('og:description') ?? tag('description') ?? '',
    url: tag('og:url') ?? page.url,
    image: picture ? (parseUrl(picture, page.base)?.href ?? picture) : '',
  }
}

/** Returns the address of the first picture as the page writes it, or its https address where it has both. */
export function pictureOf(page: Pick<CheckedPage, 'tags'>): string | undefined {
  const [first, ...others] = page.tags.filter(({ key, value }) => pictureKeys.includes(key) && value !== '')
  const secure = others.find(({ key }) => key === 'og:image:secure_url')
  return first?.value.startsWith('http:') && secure ? secure.value : first?.value
}

export function findingsOf(page: CheckedPage, image: ImageFacts | null): Finding[] {
  const tag = firstTagOf(page)
  const { title, description } = previewOf(page)
  const findings: Finding[] = []
  const add: AddFinding = (rule, severity, says) => findings.push({ rule, severity, says })

  for (const gap of page.gaps) add('not-read', 'consider', gap)
  for (const name of requiredTags) {
    const isThere = name === 'og:image' ? pictureOf(page) : tag(name)
    if (!isThere) add('og-missing', 'fix', `The page has no ${name}.`)
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
  addTagFindings(page, add)
  addImageFindings(page, image, add)
  if (page.canonical && withoutHash(page.canonical) !== withoutHash(page.url))
    add(
      'canonical-differs',
      'consider',
      `The page names ${page.canonical} as its canonical address, so networks count shares there.`,
    )
  const agents = noindexAgents(page)
  if (agents.length > 0)
    add(
      'noindex',
      'consider',
      `The page asks ${agents.includes('robots') ? 'search engines' : agents.join(' and ')} not to list it (noindex). It can still be shared.`,
    )
  if (findings.length === 0)
    add('in-order', 'good', 'No problems found: the tags are complete and fit every network.')
  const order = { fix: 0, consider: 1, good: 2 }
  return findings.sort((a, b) => order[a.severity] - order[b.severity])
}

function addTagFindings({ tags }: CheckedPage, add: AddFinding) {
  const social = tags.filter(({ key, value }) => /^(og|twitter):/.test(key) && value !== '')
  const inBody = [...new Set(social.filter(({ isInBody }) => isInBody).map(({ key }) => key))]
  if (inBody.length > 0)
    add(
      'tags-in-body',
      'consider',
      `Not in the head, where some networks stop reading: ${inBody.join(', ')}.`,
    )
  for (const name of requiredTags.filter((key) => key !== 'og:image')) {
    const values = new Set(social.filter(({ key }) => key === name).map(({ value }) => value))
    if (values.size > 1)
      add(
        'tag-repeated',
        'consider',
        `The page has ${values.size} different values for ${name}. The first is shown here; some networks take another.`,
      )
  }
}

function addImageFindings(page: CheckedPage, image: ImageFacts | null, add: AddFinding) {
  const address = pictureOf(page)
  if (!address)
    return add('image-missing', 'fix', 'The page has no picture: networks show a gray box or nothing.')
  const isAbsolute = parseUrl(address) !== null
  if (!isAbsolute) add('image-relative', 'fix', `The picture’s address is not absolute: ${address}`)
  if (address.startsWith('http:'))
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
