import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { createdAt, instant } from './columns.ts'

export const clockJobs = sqliteTable('clock_jobs', {
  name: text('name', { enum: ['tick', 'sweep', 'backup'] }).primaryKey(),
  startedAt: instant('started_at'),
  finishedAt: instant('finished_at'),
  lastError: text('last_error'),
  createdAt: createdAt(),
})
