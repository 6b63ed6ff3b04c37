import type { Db } from '#platform/db/open.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

type Overrides = Partial<Pick<ServiceContext, 'now' | 'siteUrl' | 'ip'>>

export function aContext(db: Db, overrides: Overrides = {}): ServiceContext<null> {
  return {
    db,
    now: new Date(),
    siteUrl: 'https://www.agency.example',
    ip: 'local',
    user: null,
    ...overrides,
  }
}

export function aUserContext(
  db: Db,
  user: SessionUser,
  overrides: Overrides = {},
): ServiceContext<SessionUser> {
  return { ...aContext(db, overrides), user }
}
