import { asc, eq, inArray } from 'drizzle-orm'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { projectMilestones, projects, projectUpdates } from '#platform/db/schema/projects.ts'

export async function exportProjects(db: Db, userId: number) {
  const ofUser = db.select({ id: projects.id }).from(projects).where(eq(projects.clientId, userId))
  const { own, assignedProjects, milestones, updates, writtenUpdates } = await batchNamed(db, {
    own: db.select().from(projects).where(eq(projects.clientId, userId)).orderBy(asc(projects.id)),
    assignedProjects: db
      .select({
        name: projects.name,
        description: projects.description,
        status: projects.status,
        progressPercentage: projects.progressPercentage,
        createdAt: projects.createdAt,
        updatedAt: projects.updatedAt,
      })
      .from(projects)
      .where(eq(projects.providerId, userId))
      .orderBy(asc(projects.id)),
    milestones: db
      .select()
      .from(projectMilestones)
      .where(inArray(projectMilestones.projectId, ofUser))
      .orderBy(asc(projectMilestones.sortOrder)),
    updates: db
      .select()
      .from(projectUpdates)
      .where(inArray(projectUpdates.projectId, ofUser))
      .orderBy(asc(projectUpdates.id)),
    writtenUpdates: db
      .select({ project: projects.name, body: projectUpdates.body, createdAt: projectUpdates.createdAt })
      .from(projectUpdates)
      .innerJoin(projects, eq(projects.id, projectUpdates.projectId))
      .where(eq(projectUpdates.authorId, userId))
      .orderBy(asc(projectUpdates.id)),
  })
  return {
    own: own.map(({ id, name, description, status, progressPercentage, budget, createdAt, updatedAt }) => ({
      name,
      description,
      status,
      progressPercentage,
      budget,
      createdAt,
      updatedAt,
      milestones: milestones
        .filter(({ projectId }) => projectId === id)
        .map(({ title, dueOn, doneAt }) => ({ title, dueOn, doneAt })),
      updates: updates
        .filter(({ projectId }) => projectId === id)
        .map((update) => ({
          body: update.body,
          progressPercentage: update.progressPercentage,
          createdAt: update.createdAt,
        })),
    })),
    assignedToYou: assignedProjects,
    updatesYouWrote: writtenUpdates,
  }
}
