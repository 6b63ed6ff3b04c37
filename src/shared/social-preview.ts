export const previewNetworks = [
  { id: 'facebook', name: 'Facebook', titleMax: 60, descriptionMax: 200 },
  { id: 'twitter', name: 'Twitter', titleMax: 70, descriptionMax: 200 },
  { id: 'linkedin', name: 'LinkedIn', titleMax: 70, descriptionMax: 200 },
  { id: 'whatsapp', name: 'WhatsApp', titleMax: 50, descriptionMax: 140 },
] as const
export type PreviewNetwork = (typeof previewNetworks)[number]

export interface PreviewInput {
  title: string
  description: string
  url: string
  image: string
}

const ellipsis = '...'
const segmenter = () => new Intl.Segmenter('en', { granularity: 'grapheme' })

export function countCharacters(text: string): number {
  return [...segmenter().segment(text)].length
}

export function truncate(text: string, charsMax: number): string {
  const characters = Array.from(segmenter().segment(text), ({ segment }) => segment)
  if (characters.length <= charsMax) return text
  return characters.slice(0, charsMax - ellipsis.length).join('') + ellipsis
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeAttribute = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character)

export function previewTags(
  network: PreviewNetwork['id'],
  { title, description, url, image }: PreviewInput,
): string[] {
  const fields = [
    ['title', title],
    ['description', description],
    ['image', image],
  ] as const
  if (network === 'twitter') {
    return [
      '<meta name="twitter:card" content="summary_large_image">',
      ...fields.map(([name, value]) => `<meta name="twitter:${name}" content="${escapeAttribute(value)}">`),
    ]
  }
  return [
    '<meta property="og:type" content="website">',
    ...fields.map(([name, value]) => `<meta property="og:${name}" content="${escapeAttribute(value)}">`),
    `<meta property="og:url" content="${escapeAttribute(url)}">`,
  ]
}
