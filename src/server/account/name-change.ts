import type { SQL } from 'drizzle-orm'
import type { Statement } from '#server/db/batch-named.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { ownChangeStatements } from '#server/users/own-change.ts'

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
