import * as z from 'zod/mini'

export const problemKinds = ['error', 'policy'] as const

const problemSchema = z.object({
  kind: z.enum(problemKinds),
  place: z.string(),
  what: z.string(),
  count: z.number(),
  firstAt: z.string(),
  lastAt: z.string(),
})
export type Problem = z.infer<typeof problemSchema>
export const problemsSchema = z.object({ problems: z.array(problemSchema) })
