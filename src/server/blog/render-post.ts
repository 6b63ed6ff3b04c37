import type { Heading, PostCategory } from '#contracts/blog.ts'
import { postRules } from '#contracts/admin-posts.ts'
import { site } from '#site.config.ts'

/**
 * What a post may weigh with all that is made of it. D1 takes 2,000,000 bytes in a row, and the finished page, which
 * is a row too, holds the text once and each heading in its outline and its state. The search text, never longer than
 * the markdown's 256 KB, has its place between the two numbers.
 */
const renderedBytesMax = 1_500_000
/** Bytes of markup around a heading's entry in the page's outline, beside its text. */
const outlineFactor = 4

/** Exactly the page's rendering of a text. The renderer is loaded by the first save, not by readers. */
export async function renderText(content: string) {
  const { renderMarkdown } = await import('./render-markdown.ts')
  return renderMarkdown(content, { imageHosts: site.imageHosts })
}

interface Drawn {
  content: string
  category: PostCategory
  slug: string
}

/** Everything that is made of a post when it is saved, or why it is too much for a row. */
export async function renderPost({ content, category, slug }: Drawn) {
  const tooLong = tooLongRefusal(content)
  if (tooLong) return { ok: false as const, ...tooLong }
  const rendered = await renderText(content)
  if (isTooHeavy(rendered, content)) return { ok: false as const, reason: 'post-page-too-large' as const }
  const { cardArtSvg } = await import('#social/card-art.ts')
  return { ok: true as const, rendered: { ...rendered, art: cardArtSvg({ category, slug }) } }
}

/** Returns the refusal of markdown that is longer than a post may be, else null. */
export const tooLongRefusal = (content: string) =>
  bytesOf(content) > postRules.markdownBytesMax
    ? { reason: 'post-too-large' as const, bytesMax: postRules.markdownBytesMax }
    : null

const isTooHeavy = ({ html, headings }: { html: string; headings: Heading[] }, content: string): boolean =>
  bytesOf(html) + bytesOf(content) + outlineFactor * bytesOf(JSON.stringify(headings)) > renderedBytesMax

const bytesOf = (text: string): number => new TextEncoder().encode(text).length
