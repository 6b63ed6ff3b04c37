import { eq, sql } from 'drizzle-orm'
import type { NewProject, ProjectChange } from '#contracts/admin-projects.ts'
import type { Role } from '#contracts/auth.ts'
import { namesOf, pick } from '#contracts/records/fields.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { whereSentBefore } from '#platform/audit/list-entries.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { heldNotices } from '#platform/db/schema/email-choices.ts'
import { projects } from '#platform/db/schema/projects.ts'
import { whereUserStays, insertWhere, newestId } from '#platform/db/sql.ts'
import { updateAtRevision, nameRefusals } from '#platform/db/update-at-revision.ts'
import { noticeStatements, withdrawAssignmentStatement } from '#platform/email/notify.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { assignedProjectEmail } from './assigned-project-email.ts'
import { insertMilestonesStatement, planMilestones } from './insert-milestones.ts'
import { projectLink } from './project-emails.ts'
import type { ProjectRow } from './project-row.ts'

type Columns = Omit<ProjectChange, 'client' | 'provider'> &
  Partial<Pick<ProjectRow, 'clientId' | 'providerId'>>

/**
 * Inserts a project and notifies its provider, or returns the one that the same request inserted within the last
 * minute. Refuses with `template-not-found`, and with `client-not-found` or `provider-not-found` when no user with
 * that role has the username.
 */
export async function createProject(
  context: ServiceContext<SessionUser>,
  { client, provider, template, startsOn, ...fields }: NewProject,
) {
  const { db, now, user } = context
  const milestonePlan = planMilestones({ template, startsOn }, now)
  if (!milestonePlan.ok) return milestonePlan
  const { milestones } = milestonePlan
  const clientId = await userIdOf(db, client, 'client')
  if (!clientId) return { ok: false as const, reason: 'client-not-found' as const }
  const providerId = provider ? await userIdOf(db, provider, 'provider') : null
  if (providerId === undefined) return { ok: false as const, reason: 'provider-not-found' as const }
  const columns = { ...fields, clientId, providerId }
  const projectId = newestId(projects)
  const assignment = await assignedProjectEmail(context, { id: projectId, name: fields.name, providerId })
  const after = loggable({
    name: fields.name,
    status: fields.status,
    client,
    provider,
    ...(milestones.length > 0 ? { milestones: milestones.length } : {}),
  })
  const entry = { actor: user, action: 'project.create' as const, after }
  const matchesSame = whereSentBefore(projects, { entry, subject: projects.id, values: columns })
  const whereNew = sql`${wherePeopleStay(columns)} and not exists (select 1 from ${projects} where ${matchesSame})`
  const { sameRows, createdRows } = await batchNamed(db, {
    sameRows: db.select({ id: projects.id }).from(projects).where(matchesSame),
    createdRows: insertWhere(db, projects, { ...columns, updatedAt: now }, whereNew).returning({
      id: projects.id,
    }),
    milestones: insertMilestonesStatement(db, { projectId, milestones, when: whereNew }),
    assignment: assignment && noticeStatements(db, assignment, whereNew),
    audit: auditStatement(db, { ...entry, subject: sql<string>`${projectId}` }, whereNew),
  })
  const row = createdRows[0] ?? sameRows[0]
  if (row) return { ok: true as const, id: row.id }
  const isClientThere = (await userIdOf(db, client, 'client')) !== undefined
  return { ok: false as const, reason: isClientThere ? 'provider-not-found' : 'client-not-found' } as const
}

interface Change {
  id: number
  revision: number | undefined
  fields: ProjectChange
}

/**
 * Updates a project and notifies a new provider. Refuses with `project-not-found`, with `project-conflict` after a
 * concurrent save, and with `client-not-found` or `provider-not-found` when the username is unknown or has another
 * role.
 */
export async function updateProject(context: ServiceContext<SessionUser>, { id, revision, fields }: Change) {
  const { db, now, user } = context
  const result = await updateAtRevision(db, {
    table: projects,
    expected: revision,
    read: async () => (await db.select().from(projects).where(eq(projects.id, id)))[0],
    findStored: async (row) => {
      const next = await columnsOf(db, fields, row)
      return next.ok && Object.keys(differences(row, next.columns).set).length === 0 ? row : null
    },
    plan: async (row, save) => {
      const next = await columnsOf(db, fields, row)
      if (!next.ok) return next
      const { before, set } = differences(row, next.columns)
      if (Object.keys(set).length === 0) return { ok: true as const }
      const audit = { before: loggable(before), after: loggable(set) }
      const { name = row.name, providerId = row.providerId } = next.columns
      const hasNewProvider = providerId !== row.providerId
      const assignment = hasNewProvider
        ? await assignedProjectEmail(context, { id, name, providerId })
        : undefined
      return save({
        set: { ...set, updatedAt: now },
        where: wherePeopleStay(next.columns),
        alongside: (whereCurrent) => ({
          audit: auditStatement(
            db,
            { actor: user, action: 'project.update', subject: String(id), ...audit },
            whereCurrent,
          ),
          oldAssignment:
            hasNewProvider && row.providerId !== null
              ? withdrawAssignmentStatement(
                  db,
                  row.providerId,
                  sql`${heldNotices.link} = ${projectLink(id, context.siteUrl)} and ${whereCurrent}`,
                )
              : undefined,
          assignment: assignment && noticeStatements(db, assignment, whereCurrent),
        }),
      })
    },
  })
  if (result.ok) return { ok: true as const }
  return nameRefusals(result, { notFound: 'project-not-found', conflict: 'project-conflict' })
}

/** Deletes a project with its milestones and updates. Returns false when the id is unknown. */
export async function deleteProject({ db, user }: ServiceContext<SessionUser>, id: number): Promise<boolean> {
  const [row] = await db.select({ name: projects.name }).from(projects).where(eq(projects.id, id))
  if (!row) return false
  const { deletedRows } = await batchNamed(db, {
    audit: auditStatement(
      db,
      { actor: user, action: 'project.delete', subject: String(id), before: { name: row.name } },
      sql`exists (select 1 from ${projects} where ${eq(projects.id, id)})`,
    ),
    deletedRows: db.delete(projects).where(eq(projects.id, id)).returning({ id: projects.id }),
  })
  return deletedRows.length > 0
}

async function columnsOf(db: Db, { client, provider, ...fields }: ProjectChange, row: ProjectRow) {
  const clientId =
    client === undefined ? row.clientId : client && (await userIdOf(db, client, 'client', row.clientId))
  if (clientId === undefined) return { ok: false as const, reason: 'client-not-found' as const }
  const providerId =
    provider === undefined
      ? row.providerId
      : provider && (await userIdOf(db, provider, 'provider', row.providerId))
  if (providerId === undefined) return { ok: false as const, reason: 'provider-not-found' as const }
  const columns: Columns = { ...fields, clientId: clientId || null, providerId: providerId || null }
  return { ok: true as const, columns }
}

const wherePeopleStay = ({ clientId = null, providerId = null }: Columns) =>
  sql`${whereUserStays(clientId)} and ${whereUserStays(providerId)}`

export async function userIdOf(db: Db, username: string, role: Role, assignedId?: number | null) {
  const [user] = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(eq(users.username, username))
  return user && (user.role === role || user.id === assignedId) ? user.id : undefined
}

function differences(row: ProjectRow, columns: Columns) {
  const changedNames = namesOf(columns).filter(
    (name) => columns[name] !== undefined && columns[name] !== row[name],
  )
  return { set: pick(columns, changedNames), before: pick(row, changedNames) }
}

export const loggable = ({ description, ...fields }: Record<string, unknown>) =>
  typeof description === 'string' ? { ...fields, description: `${description.length} characters` } : fields
