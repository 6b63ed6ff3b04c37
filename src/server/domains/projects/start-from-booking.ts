import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { BookingProject } from '#contracts/admin-projects.ts'
import { namesOf, pick } from '#contracts/records/fields.ts'
import { projectFields } from '#contracts/records/project.ts'
import type { BookingRow } from '#domains/bookings/booking-row.ts'
import { moveBookingsStatements } from '#domains/bookings/move-bookings.ts'
import { hashNoPassword } from '#domains/identity/auth/password.ts'
import { inviteUserStatements } from '#domains/identity/users/invite-user.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { projects } from '#platform/db/schema/projects.ts'
import { whereUserStays, insertWhere, isUniqueViolation } from '#platform/db/sql.ts'
import { noticeStatements } from '#platform/email/notify.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { assignedProjectEmail } from './assigned-project-email.ts'
import {
  type BookingClient,
  findBookingClient,
  whereStartable,
  readProjectBooking,
} from './booking-client.ts'
import { insertMilestonesStatement, planMilestones } from './insert-milestones.ts'
import { loggable, userIdOf } from './save-project.ts'

const attemptsMax = 5

const columnNames = namesOf(projectFields).filter((name) => name !== 'client' && name !== 'provider')

/**
 * Starts a project, all of it or nothing. A unique index on the booking fails the batch of a second request, which then
 * gets the existing project (docs/decisions/032-projects-from-bookings.md).
 */
export async function startFromBooking(
  context: ServiceContext<SessionUser>,
  { code, ...input }: BookingProject & { code: string },
) {
  const { db, now } = context
  const milestonePlan = planMilestones(input, now)
  if (!milestonePlan.ok) return milestonePlan
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const providerId = input.provider ? await userIdOf(db, input.provider, 'provider') : null
    if (providerId === undefined) return { ok: false as const, reason: 'provider-not-found' as const }
    const row = await readProjectBooking(db, code)
    if (!row) return { ok: false as const, reason: 'booking-not-found' as const }
    if (row.project) return { ok: true as const, id: row.project.id, isNew: false }
    const bookingClient = await findBookingClient(db, row.booking)
    if (!bookingClient.ok) return bookingClient
    const whereAllowed = sql`${whereStartable(row.booking)} and ${whereUserStays(providerId)}`
    const preparedClient = await prepareClient(context, {
      ...bookingClient,
      booking: row.booking,
      whereAllowed,
      input,
    })
    if (!preparedClient.ok) return preparedClient
    const write = {
      booking: row.booking,
      whereAllowed,
      providerId,
      client: preparedClient,
      input,
      milestones: milestonePlan.milestones,
    }
    const id = await writeProject(context, write).catch((error: unknown) => {
      if (isUniqueViolation(error)) return undefined
      throw error
    })
    if (id !== undefined) return { ok: true as const, id, isNew: true }
  }
  return { ok: false as const, reason: 'project-conflict' as const }
}

interface Preparation {
  client: BookingClient
  booking: BookingRow
  whereAllowed: SQL
  input: BookingProject
}

async function prepareClient(
  context: ServiceContext<SessionUser>,
  { client, booking, whereAllowed, input }: Preparation,
) {
  const { db } = context
  if (client.kind === 'account') {
    const { id, username } = client.account
    const movesBooking = booking.userId === null && client.isProved
    const whereProved = movesBooking
      ? and(eq(users.email, booking.clientEmail), isNotNull(users.emailConfirmedAt))
      : undefined
    const matchesClient = and(eq(users.id, id), eq(users.role, 'client'), whereProved)
    return {
      ok: true as const,
      username,
      movesBooking,
      insert: undefined,
      invite: undefined,
      id: sql<number>`(select ${users.id} from ${users} where ${matchesClient})`,
    }
  }
  const { username, name } = input.invitation ?? {}
  if (!username || !name) return { ok: false as const, reason: 'invitation-missing' as const }
  const [namesake] = await db.select({ id: users.id }).from(users).where(eq(users.username, username))
  if (namesake) return { ok: false as const, reason: 'username-taken' as const }
  const invitedUser = { username, name, email: client.email, role: 'client' as const }
  const passwordHash = hashNoPassword()
  const matchesNewUser = sql`${users.username} = ${username} and ${users.passwordHash} = ${passwordHash}`
  return {
    ok: true as const,
    username,
    movesBooking: false,
    id: sql<number>`(select ${users.id} from ${users} where ${matchesNewUser})`,
    insert: insertWhere(db, users, { ...invitedUser, passwordHash }, whereAllowed),
    invite: inviteUserStatements(context, invitedUser, matchesNewUser),
  }
}

interface Write {
  booking: BookingRow
  whereAllowed: SQL
  providerId: number | null
  client: Extract<Awaited<ReturnType<typeof prepareClient>>, { ok: true }>
  input: BookingProject
  milestones: { title: string; dueOn: string }[]
}

async function writeProject(
  context: ServiceContext<SessionUser>,
  { booking, whereAllowed, providerId, client, input, milestones }: Write,
): Promise<number | undefined> {
  const { db, now, user } = context
  const { name, status, provider } = input
  const ofBooking = eq(projects.bookingId, booking.id)
  const projectExists = sql`exists (select 1 from ${projects} where ${ofBooking})`
  const projectId = sql<number>`(select ${projects.id} from ${projects} where ${ofBooking})`
  const assignment = await assignedProjectEmail(context, { id: projectId, name, providerId })
  const { project } = await batchNamed(db, {
    client: client.insert,
    project: insertWhere(
      db,
      projects,
      {
        clientId: client.id,
        providerId,
        bookingId: booking.id,
        updatedAt: now,
        ...pick(input, columnNames),
      },
      // A project that another request has made since fails the batch, or the milestones would be added to it.
      sql`${projectExists} or (${whereAllowed} and ${client.id} is not null)`,
    ).returning({ id: projects.id }),
    milestones: insertMilestonesStatement(db, { projectId, milestones, when: projectExists }),
    assignment: assignment && noticeStatements(db, assignment, projectExists),
    audit: auditStatement(
      db,
      {
        actor: user,
        action: 'project.create',
        subject: sql<string>`cast(${projectId} as text)`,
        after: loggable({
          name,
          status,
          client: client.username,
          provider,
          booking: formatCode(booking.code),
          milestones: milestones.length,
        }),
      },
      projectExists,
    ),
    invitation: client.invite && Object.values(client.invite).flatMap((statement) => statement ?? []),
    booking: client.movesBooking
      ? Object.values(
          moveBookingsStatements(context, {
            userId: client.id,
            matchesBooking: sql`${and(eq(bookings.id, booking.id), projectExists)}`,
          }),
        )
      : undefined,
  })
  return project[0]?.id
}
