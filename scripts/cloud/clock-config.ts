import type { CloudSettings } from './cloud-settings.ts'
import { cloudFolder } from './cloud-arguments.ts'

export const clockConfig = `${cloudFolder}/clock.json`

/**
 * Adds the fork's name and address to the configuration of the companion Worker. It gets the database only when there
 * is a bucket to back it up to.
 */
export function mergeClockSettings(base: Record<string, unknown>, settings: CloudSettings, project: string) {
  const { database, backupBucket, backupJurisdiction } = settings
  const places =
    database && backupBucket
      ? {
          d1_databases: [{ binding: 'DB', database_name: database.name, database_id: database.id }],
          r2_buckets: [
            {
              binding: 'BACKUPS',
              bucket_name: backupBucket,
              ...(backupJurisdiction ? { jurisdiction: backupJurisdiction } : {}),
            },
          ],
        }
      : {}
  return {
    ...base,
    ...places,
    name: `${project}-clock`,
    main: '../../workers/clock/index.ts',
    workers_dev: false,
    preview_urls: false,
    observability: { enabled: true },
    vars: settings.siteUrl ? { SITE_URL: settings.siteUrl } : {},
  }
}
