import { asc, eq, gt, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { projectMilestones, projects, projectUpdates } from '#platform/db/schema/projects.ts'
import { valuesOf } from '#platform/db/sql.ts'
import { pagesById } from '#platform/lists/pages-by-id.ts'
import { formatCode } from '#shared/confirmation-code.ts'

/** Few, because a project has as many updates as its provider wrote. */
const rowsPerPage = 200

/** Yields all projects with their people, milestones and updates, for administrators. */
export async function* exportProjects(db: Db) {
  for await (const rows of pagesById(rowsPerPage, (afterId) => selectProjects(db, afterId))) {
    const ids = valuesOf(rows.map(({ id }) => id))
    const { milestones, updates } = await batchNamed(db, {
      milestones: db
        .select()
        .from(projectMilestones)
        .where(inArray(projectMilestones.projectId, ids))
        .orderBy(asc(projectMilestones.sortOrder), asc(projectMilestones.id)),
      updates: db
        .select({ update: projectUpdates, author: users.name })
        .from(projectUpdates)
        .leftJoin(users, eq(users.id, projectUpdates.authorId))
        .where(inArray(projectUpdates.projectId, ids))
        .orderBy(asc(projectUpdates.id)),
    })
    yield rows.map(({ id, project, bookingCode, ...people }) => ({
      id,
      name: project.name,
      description: project.description,
      status: project.status,
      progressPercentage: project.progressPercentage,
      budget: project.budget,
      ...people,
      booking: bookingCode && formatCode(bookingCode),
      createdAt: project.createdAt,
      updatedAt: project.updatedAt,
      milestones: milestones
        .filter(({ projectId }) => projectId === id)
        .map(({ title, dueOn, doneAt }) => ({ title, dueOn, doneAt })),
      updates: updates
        .filter(({ update }) => update.projectId === id)
        .map(({ update, author }) => ({
          author,
          body: update.body,
          progressPercentage: update.progressPercentage,
          createdAt: update.createdAt,
        })),
    }))
  }
}

const clients = alias(users, 'clients')
const providers = alias(users, 'providers')

const selectProjects = (db: Db, afterId: number) =>
  db
    .select({
      id: projects.id,
      project: projects,
      client: clients.name,
      clientEmail: clients.email,
      provider: providers.name,
      providerEmail: providers.email,
      bookingCode: bookings.code,
    })
    .from(projects)
    .leftJoin(clients, eq(clients.id, projects.clientId))
    .leftJoin(providers, eq(providers.id, projects.providerId))
    .leftJoin(bookings, eq(bookings.id, projects.bookingId))
    .where(gt(projects.id, afterId))
    .orderBy(asc(projects.id))
    .limit(rowsPerPage)
