import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { projectStatuses } from '#contracts/projects.ts'
import { users } from './accounts.ts'
import { bookings } from './bookings.ts'
import { createdAt, instant } from './columns.ts'

export const projects = sqliteTable(
  'projects',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    clientId: integer('client_id').references(() => users.id, { onDelete: 'set null' }),
    providerId: integer('provider_id').references(() => users.id, { onDelete: 'set null' }),
    bookingId: integer('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    description: text('description').notNull(),
    status: text('status', { enum: projectStatuses }).notNull(),
    progressPercentage: integer('progress_percentage').notNull(),
    budget: integer('budget_usd').notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('projects_client').on(table.clientId, table.id),
    index('projects_provider').on(table.providerId, table.id),
    uniqueIndex('projects_booking').on(table.bookingId),
    index('projects_status').on(table.status, table.id),
    index('projects_name').on(sql`${table.name} collate nocase`, table.id),
    index('projects_updated').on(table.updatedAt, table.id),
    check('projects_progress', sql`${table.progressPercentage} between 0 and 100`),
  ],
)

export const projectMilestones = sqliteTable(
  'project_milestones',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    dueOn: text('due_on'),
    doneAt: instant('done_at'),
    sortOrder: integer('sort_order').notNull(),
  },
  (table) => [index('project_milestones_project').on(table.projectId, table.sortOrder)],
)

export const projectUpdates = sqliteTable(
  'project_updates',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    progressPercentage: integer('progress_percentage'),
    createdAt: createdAt(),
  },
  (table) => [
    index('project_updates_project').on(table.projectId, table.id),
    check('project_updates_progress', sql`${table.progressPercentage} between 0 and 100`),
  ],
)
