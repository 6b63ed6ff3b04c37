import * as z from 'zod/mini'
import { draftErrors as texts } from '#content/interface/admin/post-editor.ts'
import { pictureTexts } from '#content/interface/admin/pictures.ts'
import { newPostSchema } from '#contracts/admin-posts.ts'
import { isAllowedImage } from '#shared/links.ts'
import { site } from '#site.config.ts'
import { localMinuteError } from '#ui/local-minute-error.ts'
import { type Draft, toFields } from './draft.ts'

export type DraftErrors = Partial<Record<keyof Draft, string>>

/** @param savedCategory the category of the saved post: it may stay, even if the blog no longer has it */
export function validateDraft(draft: Draft, savedCategory?: string): DraftErrors {
  const { status, content, excerpt, publishAt, featuredImage } = draft
  const errors: DraftErrors = {}
  const add = (name: keyof Draft, message: string) => {
    errors[name] ??= message
  }
  const result = z.safeParse(newPostSchema, toFields(draft))
  if (!result.success) {
    for (const { path, message } of result.error.issues) {
      const [name] = path
      if (name === 'category' && draft.category === savedCategory) continue
      if (typeof name === 'string' && isField(draft, name)) add(name, message)
    }
  }
  const picture = featuredImage.trim()
  if (picture && !isAllowedImage(picture, site.imageHosts))
    add('featuredImage', pictureTexts.notAllowed(site.imageHosts))
  if (status !== 'draft' && content.trim() === '') add('content', texts.content)
  if (status !== 'draft' && excerpt.trim() === '') add('excerpt', texts.excerpt)
  if (status === 'scheduled') {
    const timeError = publishAt ? localMinuteError(publishAt) : texts.publishAt
    if (timeError) add('publishAt', timeError)
  }
  return errors
}

const isField = (draft: Draft, name: string): name is keyof Draft => name in draft
