import type { Db } from '#server/db/open.ts'
import type { SessionUser } from '#server/sessions/session.ts'

/**
 * The first parameter of every verb: what a request has besides its input. A verb for signed-in users takes
 * `ServiceContext<SessionUser>`, so that calling it for somebody else does not compile.
 */
export interface ServiceContext<User extends SessionUser | null = SessionUser | null> {
  db: Db
  now: Date
  siteUrl: string
  /** The network address that rate limits are counted by. */
  address: string
  /** Null for visitors, for scripts, and for responses that are the same for everybody. */
  user: User
}

export type DatabaseContext = Pick<ServiceContext, 'db' | 'now'>
