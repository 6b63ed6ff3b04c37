import type { PostFields } from '#contracts/admin-posts.ts'
import type { Heading } from '#contracts/blog.ts'
import { postRules } from '#contracts/records/post.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { site } from '#site.config.ts'
import { checkPictures, refusalOfPicture, refusalOfPicturesInText } from './pictures.ts'

/**
 * D1 limits a row to 2,000,000 bytes. The stored page is a row too: it holds the text once, and each heading several
 * times, in the outline and in its state. The search text, at most 256 KB, fits between the two numbers.
 */
const renderedBytesMax = 1_500_000
const outlineFactor = 4

export async function renderText(content: string) {
  const { renderMarkdown } = await import('./render-markdown.ts')
  return renderMarkdown(content, { imageHosts: site.imageHosts })
}

/**
 * Renders Markdown and checks its pictures without saving. Refuses with `post-too-large` when the text exceeds
 * `markdownBytesMax`.
 */
export async function previewText(context: ServiceContext, content: string) {
  const tooLong = tooLongRefusal(content)
  if (tooLong) return { ok: false as const, ...tooLong }
  const { pictures, ...renderedText } = await renderText(content)
  return {
    ok: true as const,
    preview: { ...renderedText, pictures: await checkPictures(context, pictures) },
  }
}

/** Renders a text that is within the limits of posts. Refuses when the text or its page is too large. */
export async function renderPost({ content }: { content: string }) {
  const tooLong = tooLongRefusal(content)
  if (tooLong) return { ok: false as const, ...tooLong }
  const { refusedAddresses: _, pictures, ...renderedText } = await renderText(content)
  if (isTooHeavy(renderedText, content)) return { ok: false as const, reason: 'post-page-too-large' as const }
  return { ok: true as const, pictures, rendered: renderedText }
}

const tooLongRefusal = (content: string) =>
  bytesOf(content) > postRules.markdownBytesMax
    ? { reason: 'post-too-large' as const, bytesMax: postRules.markdownBytesMax }
    : null

const isTooHeavy = ({ html, headings }: { html: string; headings: Heading[] }, content: string): boolean =>
  bytesOf(html) + bytesOf(content) + outlineFactor * bytesOf(JSON.stringify(headings)) > renderedBytesMax

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/**
 * Checks what the status of a post asks for, and renders it. Refuses when a required field is missing, a picture cannot be
 * used or the text is too large.
 */
export async function checkAndRender(context: ServiceContext, post: PostFields) {
  const isPublic = isForReaders(post)
  const refusal = refuse(post) ?? (await refusalOfPicture(context, post.featuredImage, isPublic))
  if (refusal) return refusal
  const renderResult = await renderPost(post)
  if (!renderResult.ok || !isPublic) return renderResult
  return (await refusalOfPicturesInText(context, renderResult.pictures)) ?? renderResult
}

const isForReaders = ({ status }: PostFields): boolean => status === 'published' || status === 'scheduled'

function refuse(post: PostFields) {
  const { status, content, excerpt, publishAt } = post
  if (isForReaders(post) && content.trim() === '')
    return { ok: false as const, reason: 'text-missing' as const }
  if (status !== 'draft' && excerpt === '') return { ok: false as const, reason: 'excerpt-missing' as const }
  if (status === 'scheduled' && !publishAt)
    return { ok: false as const, reason: 'publication-time-missing' as const }
  return null
}

export const publicationTime = ({ status, publishAt }: PostFields, now: Date): string | null =>
  publishAt ?? (status === 'published' ? now.toISOString() : null)
