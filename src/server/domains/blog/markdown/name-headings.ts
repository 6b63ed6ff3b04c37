import type { Token } from 'markdown-it'
import type { Heading } from '#contracts/blog.ts'
import { plainText } from './plain-text.ts'

const slugTextCharsMax = 100

/** Ids in the page around an article, which headings must not take (a test reads them from the source). */
const pageIds = [
  'root',
  'main',
  'article-body',
  'menu-sheet',
  'menu-sheet-title',
  'share-heading',
  'author-heading',
  'related',
  'related-heading',
  'saved-heading',
  'topics-heading',
  'newsletter',
  'newsletter-heading',
  'newsletter-email',
  'subscribed',
]

export function nameHeadings(tokens: readonly Token[]): Heading[] {
  const unique = uniqueIds()
  const headings: Heading[] = []
  tokens.forEach((token, index) => {
    if (token.type !== 'heading_open') return
    const text = plainText(tokens[index + 1]?.children ?? []).trim()
    const id = unique(headingSlug(text))
    token.attrSet('id', id)
    const level = Number(token.tag.slice(1))
    if (level >= 2) headings.push({ level, text, id })
    else renameHeading(tokens, index, 'h2')
  })
  return headings
}

function renameHeading(tokens: readonly Token[], index: number, tag: string): void {
  for (const token of [tokens[index], tokens[index + 2]]) if (token) token.tag = tag
}

export function headingSlug(text: string): string {
  const slug = text
    .slice(0, slugTextCharsMax)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cf}'’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  if (/^fn(ref)?\d/.test(slug)) return `section-${slug}`
  return slug || 'section'
}

function uniqueIds() {
  const usedIds = new Set(pageIds)
  // A map, not an object: a heading may be called `constructor`.
  const last = new Map<string, number>()
  return (slug: string): string => {
    let id = slug
    for (let n = last.get(slug) ?? 1; usedIds.has(id); ) {
      n += 1
      last.set(slug, n)
      id = `${slug}-${n}`
    }
    usedIds.add(id)
    return id
  }
}
