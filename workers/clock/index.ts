import { copyFiles } from './copy-files.ts'
import { backUpNightly } from './nightly-backup.ts'
import { tick } from './tick.ts'

interface Env {
  SITE_URL: string
  CLOCK_KEY: string
  DB?: D1Database
  BACKUPS?: R2Bucket
  FILES?: R2Bucket
  BACKUP_PASSPHRASE?: string
}

const eachMinute = '* * * * *'

export default {
  async scheduled({ cron }, { SITE_URL, CLOCK_KEY, DB, BACKUPS, FILES, BACKUP_PASSPHRASE }) {
    if (cron === eachMinute) {
      await tick({ siteUrl: SITE_URL, key: CLOCK_KEY, hasBackups: DB !== undefined && BACKUPS !== undefined })
      if (DB && BACKUPS && FILES) await copyFiles({ db: DB, files: FILES, backups: BACKUPS })
    } else if (DB && BACKUPS) {
      await backUpNightly({ db: DB, bucket: BACKUPS, passphrase: BACKUP_PASSPHRASE }, new Date())
    }
  },
} satisfies ExportedHandler<Env>
