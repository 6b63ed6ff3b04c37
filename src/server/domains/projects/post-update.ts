import { and, eq, sql } from 'drizzle-orm'
import type { ProjectUpdateInput } from '#contracts/projects.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { projects, projectUpdates } from '#platform/db/schema/projects.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { agencyNoticeTokens, providerUpdateEmail } from '#platform/email/agency-emails.ts'
import { noticeStatements } from '#platform/email/notify.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { projectReported } from './project-emails.ts'

const repeatMs = 60_000

interface Report extends ProjectUpdateInput {
  projectId: number
}

/**
 * Inserts a progress report and notifies the client and, if a provider wrote it, the agency. A repeat within a minute
 * returns `isNew: false`. Refuses with `project-not-found` unless the user is an administrator or the assigned
 * provider, with `too-many-attempts`, and with `sign-in-first` when the user was deleted.
 */
export async function postUpdate(
  context: ServiceContext<SessionUser>,
  { projectId, body, progressPercentage }: Report,
) {
  const { db, now, siteUrl, user } = context
  const isByAgency = user.role === 'admin'
  const matchesProject = and(
    eq(projects.id, projectId),
    isByAgency ? undefined : eq(projects.providerId, user.id),
  )
  const [projectRow] = await db
    .select({ id: projects.id, name: projects.name, clientId: projects.clientId, client: users })
    .from(projects)
    .leftJoin(users, eq(users.id, projects.clientId))
    .where(matchesProject)
  if (!projectRow) return { ok: false as const, reason: 'project-not-found' as const }
  const tokens = await takeTokens({ db, now }, isByAgency ? [] : [limit('project-updates', user.id)])
  if (!tokens.ok) return tokens

  const matchesRepeat = and(
    eq(projectUpdates.projectId, projectId),
    eq(projectUpdates.authorId, user.id),
    eq(projectUpdates.body, body),
    sql`${projectUpdates.progressPercentage} is ${progressPercentage ?? null}`,
    sql`${projectUpdates.createdAt} > ${now.getTime() - repeatMs}`,
  )
  const matchesAuthor = eq(users.id, user.id)
  const matchesNew = sql`${matchesProject} and exists (select 1 from ${users} where ${matchesAuthor}) and not exists (select 1 from ${projectUpdates} where ${matchesRepeat})`
  const { client } = projectRow
  const noticeTokens = agencyNoticeTokens(context, user.id)
  const whereNew = sql`exists (select 1 from ${projects} where ${matchesNew})`
  // The insert runs last, because it ends the condition that the others share. The email also checks the
  // client, who may have changed since the read.
  const { update } = await batchNamed(db, {
    project: db
      .update(projects)
      .set({
        updatedAt: now,
        ...(progressPercentage === undefined
          ? {}
          : { progressPercentage, revision: sql`${projects.revision} + 1` }),
      })
      .where(matchesNew),
    email:
      client &&
      noticeStatements(
        db,
        projectReported({ project: projectRow, client, author: user.name, progressPercentage, siteUrl }),
        sql`exists (select 1 from ${projects} where ${matchesNew} and ${eq(projects.clientId, client.id)})`,
      ),
    agencyNotice: isByAgency
      ? undefined
      : [
          ...noticeStatements(
            db,
            providerUpdateEmail({ project: projectRow, author: user.name, progressPercentage, siteUrl }),
            sql`${whereNew} and ${noticeTokens.whereLeft}`,
          ),
          ...noticeTokens.taking(whereNew),
        ],
    audit: isByAgency
      ? auditStatement(
          db,
          {
            actor: user,
            action: 'project.update',
            subject: String(projectId),
            after: { report: `${body.length} characters`, progressPercentage },
          },
          whereNew,
        )
      : undefined,
    update: insertWhere(
      db,
      projectUpdates,
      { projectId: projects.id, authorId: user.id, body, progressPercentage, createdAt: now },
      matchesNew,
      projects,
    ).returning({ id: projectUpdates.id }),
  })
  if (update.length > 0) return { ok: true as const, isNew: true }
  if ((await db.$count(projectUpdates, matchesRepeat)) > 0) return { ok: true as const, isNew: false }
  const isAuthorThere = (await db.$count(users, matchesAuthor)) > 0
  return {
    ok: false as const,
    reason: isAuthorThere ? ('project-not-found' as const) : ('sign-in-first' as const),
  }
}
