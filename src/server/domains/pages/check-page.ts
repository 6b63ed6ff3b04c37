import { navigation } from '#content/navigation.ts'
import { pageFaults } from '#content/interface/page-faults.ts'
import type { PageFields } from '#contracts/pages.ts'
import { refusalOfPicturesInText } from '#domains/blog/pictures.ts'
import { renderPost } from '#domains/blog/render-post.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

type Context = Pick<ServiceContext, 'db' | 'hasPicture'>

const refusalOf = (complaint: string, field: keyof PageFields) => ({
  ok: false as const,
  reason: 'invalid-input' as const,
  complaint,
  field,
})

/**
 * Checks what the status of a page asks for, and renders its text. Refuses when the text or the description of a
 * published page is missing, the menu does not exist, a picture cannot be used or the text is too large.
 */
export async function checkAndRender(context: Context, page: PageFields) {
  const { content, description, status } = page
  const menus = navigation.map(({ title }) => title)
  if (page.navigation && !menus.includes(page.navigation.menu))
    return refusalOf(pageFaults['menu-unknown']({ menus }), 'navigation')
  const isPublic = status === 'published'
  if (isPublic && content.trim() === '') return { ok: false as const, reason: 'text-missing' as const }
  if (isPublic && description === '') return refusalOf(pageFaults['description-missing'](), 'description')
  const renderResult = await renderPost(page)
  if (!renderResult.ok) return renderResult
  const refusal = isPublic ? await refusalOfPicturesInText(context, renderResult.pictures) : null
  return refusal ?? { ok: true as const, html: renderResult.rendered.html }
}
