import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { jobStatuses } from '#contracts/job-rules.ts'
import { instant } from './columns.ts'

interface Salary {
  min: number
  max: number
  per: 'year' | 'month' | 'week' | 'hour'
}

export const jobs = sqliteTable(
  'jobs',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** The end of its address: the name of the file that it came from, otherwise its id. */
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    department: text('department').notNull(),
    /** `Remote` or the city of an office. */
    location: text('location').notNull(),
    employmentType: text('employment_type').notNull(),
    postedOn: text('posted_on').notNull(),
    closesOn: text('closes_on').notNull(),
    summary: text('summary'),
    description: text('description').notNull(),
    responsibilities: text('responsibilities', { mode: 'json' }).$type<string[]>().notNull(),
    requirements: text('requirements', { mode: 'json' }).$type<string[]>().notNull(),
    milestones: text('milestones', { mode: 'json' }).$type<string[]>(),
    countries: text('countries', { mode: 'json' }).$type<string[]>(),
    salary: text('salary', { mode: 'json' }).$type<Salary>(),
    status: text('status', { enum: jobStatuses }).notNull(),
    /** The day on which it was closed by hand. */
    closedOn: text('closed_on'),
    /** Stays on offer after its last day, which only jobs of the sample do, until somebody changes that day. */
    keepsExpired: integer('keeps_expired', { mode: 'boolean' }).notNull().default(false),
    /** Follows from the day, as does `changesOn`: both are written by each save and by `renewDueJobs`. */
    isOffered: integer('is_offered', { mode: 'boolean' }).notNull(),
    /** The day from which its page says something else. */
    changesOn: text('changes_on'),
    revision: integer('revision').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('jobs_posted').on(table.postedOn),
    index('jobs_offered').on(table.postedOn, table.id).where(sql`is_offered = 1`),
    index('jobs_changes').on(table.changesOn),
  ],
)
