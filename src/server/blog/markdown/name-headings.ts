import type { Token } from 'markdown-it'
import type { Heading } from '#contracts/blog.ts'
import { plainText } from './plain-text.ts'

/** Anchors longer than this help nobody; the text is cut before it is turned into one. */
const slugTextCharsMax = 100

/** Ids that the page around an article uses (a test reads them from it); a heading of that name is numbered. */
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

/**
 * Gives every heading its anchor, in place, and lists those of levels 2 to 6. An anchor is the heading's text as a
 * lowercased slug; the second of a name ends in `-2`, the third in `-3`.
 */
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
  })
  return headings
}

/**
 * 'Some Heading' to `some-heading`. Letters and digits of every script stay, with their vowel signs; apostrophes
 * and invisible characters go; all else parts words. `section` where nothing is left.
 */
export function headingSlug(text: string): string {
  const slug = text
    .slice(0, slugTextCharsMax)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cf}'’]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  // Footnotes have the ids fn1 and fnref1.
  if (/^fn(ref)?\d/.test(slug)) return `section-${slug}`
  return slug || 'section'
}

function uniqueIds() {
  const used = new Set(pageIds)
  // A map, not an object: a heading may be called `constructor`.
  const last = new Map<string, number>()
  return (slug: string): string => {
    let id = slug
    for (let n = last.get(slug) ?? 1; used.has(id); ) {
      n += 1
      last.set(slug, n)
      id = `${slug}-${n}`
    }
    used.add(id)
    return id
  }
}
