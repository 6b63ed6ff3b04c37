import { eq, sql } from 'drizzle-orm'
import type { ScheduleSettings } from '#contracts/schedules.ts'
import { isOfAgency } from '#platform/access/is-of-agency.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { scheduleDaysOff, schedules } from '#platform/db/schema/schedules.ts'
import { whereUserStays, insertWhere } from '#platform/db/sql.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { readTimeZone } from '#shared/time-zones.ts'
import { readStoredSchedule } from './read-schedule.ts'

type ScheduleRefusal =
  | { reason: 'user-not-found' | 'schedule-conflict' | 'agency-only' }
  | { reason: 'too-many-attempts'; retryAfterSeconds: number }

interface Save {
  userId: number
  settings: ScheduleSettings
  revision?: number | undefined
}

/** Saves a schedule. The caller decides who may save whose. */
export async function saveSchedule(
  context: ServiceContext<SessionUser>,
  { userId, settings: enteredSettings, revision }: Save,
): Promise<{ ok: true } | ({ ok: false } & ScheduleRefusal)> {
  const { db, now, user } = context
  const tokens = await takeTokens(context, [limit('schedule-changes', user.id)])
  if (!tokens.ok) return tokens
  const before = await readStoredSchedule(context, userId)
  if (!before) return userNotFound
  // Columns read a zone in its canonical spelling: without it here, a repeated save would look like another change.
  const timeZone = readTimeZone(enteredSettings.timeZone) ?? enteredSettings.timeZone
  const settings = { ...enteredSettings, timeZone }
  if (revision !== undefined && revision !== before.revision)
    return isStored(before, settings) ? { ok: true } : conflict
  const isSavedByAgency = await isOfAgency(context, user)
  if (settings.isOpen && !isSavedByAgency) return { ok: false, reason: 'agency-only' }
  const { daysOff, ...columns } = settings
  const values = { ...columns, updatedAt: now, revision: before.revision + 1 }
  // These run before the schedule is written, while the condition that they share still holds.
  const whereCurrent = sql`${whereUserStays(userId)} and coalesce((select ${schedules.revision} from ${schedules} where ${schedules.userId} = ${userId}), 0) = ${before.revision}`
  const { savedRows } = await batchNamed(db, {
    daysOffBefore: db
      .delete(scheduleDaysOff)
      .where(sql`${eq(scheduleDaysOff.userId, userId)} and ${whereCurrent}`),
    daysOff: insertWhere(
      db,
      scheduleDaysOff,
      {
        userId,
        firstDay: sql<string>`value ->> 'firstDay'`,
        lastDay: sql<string>`value ->> 'lastDay'`,
        label: sql<string>`value ->> 'label'`,
      },
      whereCurrent,
      sql`json_each(${JSON.stringify(daysOff)})`,
    ),
    audit: isSavedByAgency
      ? auditStatement(
          db,
          {
            actor: user,
            action: 'user.schedule',
            subject: before.username,
            ...changedFields(before.revision === 0 ? {} : before, settings),
          },
          whereCurrent,
        )
      : undefined,
    savedRows: insertWhere(
      db,
      schedules,
      { ...values, userId: users.id },
      sql`${eq(users.id, userId)}`,
      users,
    )
      .onConflictDoUpdate({
        target: schedules.userId,
        set: values,
        setWhere: eq(schedules.revision, before.revision),
      })
      .returning({ id: schedules.id }),
  })
  if (savedRows.length > 0) return { ok: true }
  const scheduleNow = await readStoredSchedule(context, userId)
  if (!scheduleNow) return userNotFound
  return isStored(scheduleNow, settings) ? { ok: true } : conflict
}

const userNotFound = { ok: false, reason: 'user-not-found' } as const
const conflict = { ok: false, reason: 'schedule-conflict' } as const

function isStored(before: ScheduleSettings, settings: ScheduleSettings): boolean {
  const { before: changedBefore, after } = changedFields(before, settings)
  return Object.keys({ ...changedBefore, ...after }).length === 0
}

function changedFields(before: Partial<ScheduleSettings>, after: ScheduleSettings) {
  const { weeklyHours: _hours, daysOff: _days, ...short } = after
  const valuesBefore = new Map<string, unknown>(Object.entries(before))
  const changedFields = Object.entries(short).filter(([name, value]) => valuesBefore.get(name) !== value)
  return {
    before: Object.fromEntries(changedFields.map(([name]) => [name, valuesBefore.get(name) ?? null])),
    after: {
      ...Object.fromEntries(changedFields),
      ...(JSON.stringify(before.weeklyHours) === JSON.stringify(after.weeklyHours)
        ? {}
        : { weeklyHours: after.weeklyHours.length }),
      ...(JSON.stringify(before.daysOff) === JSON.stringify(after.daysOff)
        ? {}
        : { daysOff: after.daysOff.length }),
    },
  }
}
