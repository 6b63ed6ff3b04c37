import * as z from 'zod/mini'
import { newPostSchema } from './admin-posts.ts'

export const revisionsKept = 50

export const revisionLineSchema = z.object({
  revision: z.number(),
  savedAt: z.string(),
  savedBy: z.nullable(z.string()),
  title: z.string(),
  status: z.string(),
  changed: z.array(z.string()),
})
export type RevisionLine = z.infer<typeof revisionLineSchema>

export const revisionListSchema = z.object({ revisions: z.array(revisionLineSchema) })

/** Leaves out the rules for new saves, so that versions from before a rule stay readable. */
const storedFieldsSchema = z.extend(newPostSchema, {
  title: z.string(),
  keywords: z.array(z.string()),
  tags: z.array(z.string()),
  author: z.nullable(z.string()),
  publishAt: z.nullable(z.string()),
})

export const postRevisionSchema = z.object({
  revision: z.number(),
  savedAt: z.string(),
  savedBy: z.nullable(z.string()),
  fields: storedFieldsSchema,
})
export type PostRevision = z.infer<typeof postRevisionSchema>

export const restoreSchema = z.object({
  revision: z.int('Send the revision that you started from.'),
})
