import * as z from 'zod/mini'
import { newPostSchema } from '#contracts/admin-posts.ts'
import { type Draft, timeComplaint, toFields } from './draft.ts'

/** What is wrong with a draft, by the field that it is about. */
export type Complaints = Partial<Record<keyof Draft, string>>

/** Returns one message for every field that keeps the post from being saved with the status it has. */
export function complaintsOf(draft: Draft): Complaints {
  const { status, content, excerpt, publishAt } = draft
  const complaints: Complaints = {}
  const add = (name: keyof Draft, message: string) => {
    complaints[name] ??= message
  }
  const result = z.safeParse(newPostSchema, toFields(draft))
  if (!result.success) {
    for (const { path, message } of result.error.issues) {
      const [name] = path
      if (typeof name === 'string' && isField(draft, name)) add(name, message)
    }
  }
  if (status !== 'draft' && content.trim() === '')
    add('content', 'Enter the text. Only a draft can do without one.')
  if (status !== 'draft' && excerpt.trim() === '')
    add('excerpt', 'Enter an excerpt. Only a draft can do without one.')
  if (status === 'scheduled' && !publishAt) add('publishAt', 'Choose when the post goes live.')
  const wrongTime = publishAt && timeComplaint(publishAt)
  if (wrongTime) add('publishAt', wrongTime)
  return complaints
}

const isField = (draft: Draft, name: string): name is keyof Draft => name in draft
