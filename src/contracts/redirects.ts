import * as z from 'zod/mini'
import { identifierText } from './entered-text.ts'
import { listAfter, listResponse, listSearch } from './lists.ts'
import { redirectRules } from './redirect-rules.ts'

const address = (missing: string) =>
  identifierText(missing).check(
    z.minLength(1, missing),
    z.maxLength(
      redirectRules.pathCharsMax,
      `An address has at most ${redirectRules.pathCharsMax} characters.`,
    ),
  )

const from = address('Enter the old path, for example /old-page.')
const to = address('Enter the page that it leads to.')
const status = z.union([z.literal(301), z.literal(302)], 'The status is 301 or 302.')

export const newRedirectSchema = z.object({ from, to, status: z._default(status, 301) })
export type NewRedirect = z.infer<typeof newRedirectSchema>

export const redirectPatchSchema = z.object({
  from: z.optional(from),
  to: z.optional(to),
  status: z.optional(status),
  revision: z.optional(z.int('The revision is a whole number.')),
})
export type RedirectPatch = z.infer<typeof redirectPatchSchema>

export const redirectQuerySchema = z.object({ search: listSearch, after: listAfter })

export const redirectSchema = z.object({
  id: z.number(),
  from: z.string(),
  to: z.string(),
  status,
  /** At least so many: each place that answers adds its own once a minute. */
  hits: z.number(),
  createdAt: z.string(),
  revision: z.number(),
})
export type Redirect = z.infer<typeof redirectSchema>
export const redirectListSchema = listResponse(redirectSchema)

export const missingPathQuerySchema = z.object({ after: listAfter })

export const missingPathSchema = z.object({
  id: z.number(),
  path: z.string(),
  count: z.number(),
  lastAt: z.string(),
})
export type MissingPath = z.infer<typeof missingPathSchema>
export const missingPathPatchSchema = z.object({
  isDismissed: z.literal(true, 'A path can only be dismissed.'),
})
export const missingPathListSchema = listResponse(missingPathSchema)
