import { type CloudSettings, keptFlags } from './cloud-settings.ts'
import { cloudFolder } from './cloud-arguments.ts'

export const clockConfig = `${cloudFolder}/clock.json`

export const backupBuckets = ({ backupBucket, backupJurisdiction }: CloudSettings) =>
  backupBucket
    ? [
        {
          binding: 'BACKUPS',
          bucket_name: backupBucket,
          ...(backupJurisdiction ? { jurisdiction: backupJurisdiction } : {}),
        },
      ]
    : []

/** A deployment that names a bucket which does not exist is refused, so without one there is no binding. */
export const filesBuckets = (bucket: string | undefined, jurisdiction: string | undefined) =>
  bucket ? [{ binding: 'FILES', bucket_name: bucket, ...(jurisdiction ? { jurisdiction } : {}) }] : []

export function mergeClockSettings(base: Record<string, unknown>, settings: CloudSettings, project: string) {
  const { database, backupBucket } = settings
  const places =
    database && backupBucket
      ? {
          d1_databases: [{ binding: 'DB', database_name: database.name, database_id: database.id }],
          r2_buckets: [
            ...backupBuckets(settings),
            ...filesBuckets(settings.filesBucket, settings.filesJurisdiction),
          ],
        }
      : {}
  return {
    ...base,
    ...keptFlags(base, settings),
    ...places,
    name: `${project}-clock`,
    main: '../../workers/clock/index.ts',
    workers_dev: false,
    preview_urls: false,
    observability: { enabled: true },
    vars: settings.siteUrl ? { SITE_URL: settings.siteUrl } : {},
  }
}
