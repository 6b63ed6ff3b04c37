import type { Db } from '#platform/db/open.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

export const scriptContext = (db: Db): ServiceContext<null> => ({
  db,
  now: new Date(),
  siteUrl: process.env.SITE_URL || 'http://localhost:8788',
  ip: 'local',
  user: null,
})
