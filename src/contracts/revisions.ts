import * as z from 'zod/mini'

/** Of each record. */
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
export type RevisionList = z.infer<typeof revisionListSchema>

export const revisionSchema = <Fields extends z.ZodMiniType>(fields: Fields) =>
  z.object({ revision: z.number(), savedAt: z.string(), savedBy: z.nullable(z.string()), fields })

export const restoreSchema = z.object({
  revision: z.int('Send the revision that you started from.'),
})
