import * as z from 'zod/mini'
import { newPostSchema } from './admin-posts.ts'

export const revisionsKept = 50

/** One version in the list. `changed` names the fields that differ from the version before it in the list. */
export const revisionLineSchema = z.object({
  revision: z.number(),
  /** ISO instant. */
  savedAt: z.string(),
  /** The name of who saved it; null for the seed, an import, or an account that is gone. */
  savedBy: z.nullable(z.string()),
  title: z.string(),
  status: z.string(),
  changed: z.array(z.string()),
})
export type RevisionLine = z.infer<typeof revisionLineSchema>

/** Newest first. */
export const revisionListSchema = z.object({ revisions: z.array(revisionLineSchema) })

/** One version whole, as the editor's fields have it. */
export const postRevisionSchema = z.object({
  revision: z.number(),
  savedAt: z.string(),
  savedBy: z.nullable(z.string()),
  fields: newPostSchema,
})
export type PostRevision = z.infer<typeof postRevisionSchema>

/** `revision` is the newest that the editor knows: a restore over a newer one is refused. */
export const restoreSchema = z.object({
  revision: z.int('Name the revision that you started from.'),
})
