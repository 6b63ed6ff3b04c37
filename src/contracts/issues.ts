import * as z from 'zod/mini'

export const issueCardSchema = z.object({
  slug: z.string(),
  subject: z.string(),
  summary: z.string(),
  date: z.string(),
  number: z.number(),
})
export type IssueCard = z.infer<typeof issueCardSchema>

export const issueArchiveSchema = z.object({ issues: z.array(issueCardSchema), pages: z.number() })
export type IssueArchive = z.infer<typeof issueArchiveSchema>

export const publicIssueSchema = z.extend(issueCardSchema, { html: z.string(), isIndexed: z.boolean() })
export type PublicIssue = z.infer<typeof publicIssueSchema>

export const archiveQuerySchema = z.object({
  page: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,5}$/, '"page" is a number from 1 on.')),
      z.transform((page) => Number(page)),
    ),
  ),
})
