import { and, eq, sql } from 'drizzle-orm'
import type { ProjectUpdateInput } from '#contracts/projects.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { projects, projectUpdates } from '#server/db/schema/projects.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import { projectReported } from '#server/email/project-emails.ts'

/** The same words of the same author within this time are one update: an answer was lost and they were sent again. */
const repeatMs = 60_000

interface Report extends ProjectUpdateInput {
  projectId: number
  author: { id: number; name: string }
  /** A provider may report only while the project is assigned to them; the agency may always. */
  providerId?: number
  /** Origin of the site for the link in the mail, without a trailing slash. */
  siteUrl: string
  now: Date
  /** Written with the update, and only if there is one. */
  audit?: AuditEntry | undefined
}

/**
 * Reports on a project: the update, the project's new progress and the mail to its client are kept together.
 * Sent again within a minute it is written once.
 */
export async function postUpdate(db: Db, report: Report) {
  const { projectId, author, providerId, body, progressPercentage, siteUrl, now, audit } = report
  const isTheirs = and(
    eq(projects.id, projectId),
    providerId === undefined ? undefined : eq(projects.providerId, providerId),
  )
  const [found] = await db
    .select({ id: projects.id, name: projects.name, clientId: projects.clientId, client: users })
    .from(projects)
    .leftJoin(users, eq(users.id, projects.clientId))
    .where(isTheirs)
  if (!found) return { ok: false as const, reason: 'not-found' as const }

  const isRepeated = sql`exists (select 1 from ${projectUpdates} where ${and(
    eq(projectUpdates.projectId, projectId),
    eq(projectUpdates.authorId, author.id),
    eq(projectUpdates.body, body),
    sql`${projectUpdates.progressPercentage} is ${progressPercentage ?? null}`,
    sql`${projectUpdates.createdAt} > ${now.getTime() - repeatMs}`,
  )})`
  const isNew = sql`${isTheirs} and not ${isRepeated}`
  const { client } = found
  // The update goes last: it ends the condition that the others share. The email also repeats who the client is:
  // another may have become it since it was read.
  const { update } = await batchNamed(db, {
    project: db
      .update(projects)
      .set({
        updatedAt: now,
        ...(progressPercentage === undefined
          ? {}
          : { progressPercentage, revision: sql`${projects.revision} + 1` }),
      })
      .where(isNew),
    email:
      client &&
      outboxMailer(db).queue(
        projectReported({ project: found, client, author: author.name, progressPercentage, siteUrl }),
        sql`exists (select 1 from ${projects} where ${isNew} and ${eq(projects.clientId, client.id)})`,
      ),
    audit: audit && recordAudit(db, audit, sql`exists (select 1 from ${projects} where ${isNew})`),
    update: insertWhere(
      db,
      projectUpdates,
      { projectId: projects.id, authorId: author.id, body, progressPercentage, createdAt: now },
      isNew,
      projects,
    ).returning({ id: projectUpdates.id }),
  })
  return { ok: true as const, isNew: update.length > 0 }
}
