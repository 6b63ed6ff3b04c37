import type { SQL } from 'drizzle-orm'
import type { Statement } from '#platform/db/batch-named.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { ownChangeStatements } from '#domains/identity/auth/own-change.ts'

export function nameChangeStatements(
  context: ServiceContext<SessionUser>,
  name: string | undefined,
  when: SQL,
): Statement[] {
  const { user } = context
  if (name === undefined || name === user.name) return []
  const change = { user, action: 'user.update', before: { name: user.name }, after: { name } } as const
  return ownChangeStatements(context, change, when)
}
