import * as z from 'zod/mini'

export const problemKinds = ['error', 'policy'] as const

/** Reports about browser extensions are counted beside the problems, and are none of the site's. */
export const recordedKinds = [...problemKinds, 'extension'] as const
export type RecordedKind = (typeof recordedKinds)[number]

const problemSchema = z.object({
  kind: z.enum(problemKinds),
  place: z.string(),
  what: z.string(),
  count: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
})
export type Problem = z.infer<typeof problemSchema>
export const problemsSchema = z.object({
  problems: z.array(problemSchema),
  extensionReports: z.nullable(z.object({ count: z.number(), lastAt: z.string() })),
})
export type Problems = z.infer<typeof problemsSchema>
