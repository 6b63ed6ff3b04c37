import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, instant } from './columns.ts'

/**
 * `tick` is the clock itself; `failure-notice` starts when the agency was last told. A `backup` row exists
 * while the clock has a bucket to write to.
 */
export const clockJobs = sqliteTable('clock_jobs', {
  name: text('name', { enum: ['tick', 'sweep', 'backup', 'failure-notice'] }).primaryKey(),
  startedAt: instant('started_at'),
  finishedAt: instant('finished_at'),
  lastError: text('last_error'),
  createdAt: createdAt(),
})
