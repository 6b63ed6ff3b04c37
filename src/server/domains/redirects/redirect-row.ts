import type { Redirect } from '#contracts/redirects.ts'
import type { redirects } from '#platform/db/schema/redirects.ts'

export type RedirectRow = typeof redirects.$inferSelect

export const toRedirect = ({
  id,
  fromPath,
  toUrl,
  status,
  hits,
  createdAt,
  revision,
}: RedirectRow): Redirect => ({
  id,
  from: fromPath,
  to: toUrl,
  status,
  hits,
  createdAt: createdAt.toISOString(),
  revision,
})
