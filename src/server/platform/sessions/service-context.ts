import type { Db } from '#platform/db/open.ts'
import type { SessionUser } from './session.ts'

/**
 * The first parameter of every verb. A verb for signed-in users takes `ServiceContext<SessionUser>`, so that calling it
 * for somebody else does not compile.
 */
export interface ServiceContext<User extends SessionUser | null = SessionUser | null> {
  db: Db
  now: Date
  siteUrl: string
  ip: string
  user: User
  /** Whether the build has a picture at this path. Scripts, which have no asset server, leave it out. */
  hasPicture?: (path: string) => Promise<boolean>
}

export type DatabaseContext = Pick<ServiceContext, 'db' | 'now'>
