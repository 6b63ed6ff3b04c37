import { and, asc, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { type CalendarProblem, readingGaps, type UnreadEntries } from '#contracts/calendars.ts'
import { scheduleRules } from '#contracts/schedule-rules.ts'
import { whereOfAgency } from '#platform/access/is-of-agency.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { type QueryBudget, unlimitedQueries } from '#platform/db/query-budget.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { calendarSubscriptions } from '#platform/db/schema/calendars.ts'
import { busyTimes, schedules } from '#platform/db/schema/schedules.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { type Fetcher, fetchGuarded } from '#platform/preview/guarded-fetch.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { busySource } from './busy-calendar.ts'
import type { BusyReading } from './busy/busy-intervals.ts'
import { type Interval, mergeIntervals } from './busy/interval.ts'
import { isStoredUnencrypted, openUrl, sealUrl } from './read-calendars.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const everyMs = 15 * minuteMs
const everyMsWhenFailing = 60 * minuteMs
/** Parsing costs a tick processor time; waiting for the responses does not. */
const calendarsPerTick = 5
const queriesPerCalendar = 7
const bytesMax = 3 * 1024 * 1024
const fetchMsMax = 8_000
/** Up to the last bookable day, plus the days that time zones and the wait for the next reading may add. */
const horizonMs = (scheduleRules.daysAhead.max + 3) * dayMs

export async function readBusyCalendars(context: ServiceContext, source: Source): Promise<void> {
  const { budget = unlimitedQueries } = source
  const calendarsMax = Math.min(calendarsPerTick, Math.floor((budget.left() - 1) / queriesPerCalendar))
  if (calendarsMax < 1) return
  const due = await claimDue(context, calendarsMax)
  const readings = await Promise.allSettled(
    due.map(async (subscription) => {
      const result = await readCalendar(context, subscription, source)
      if (result.ok) await saveTimes(context, subscription, result)
      else await noteProblem(context, subscription, result.problem)
      await sealPlainUrl(context, subscription, source)
    }),
  )
  const failure = readings.find((reading) => reading.status === 'rejected')
  if (failure) throw failure.reason
}

async function claimDue({ db, now }: ServiceContext, calendarsMax: number) {
  const whereDue = lte(calendarSubscriptions.nextReadAt, now)
  const dueIds = db
    .select({ id: calendarSubscriptions.userId })
    .from(calendarSubscriptions)
    .innerJoin(users, eq(users.id, calendarSubscriptions.userId))
    .where(and(whereDue, isNull(users.disabledAt), whereOfAgency))
    .orderBy(asc(calendarSubscriptions.nextReadAt))
    .limit(calendarsMax)
  return db
    .update(calendarSubscriptions)
    .set({ nextReadAt: new Date(now.getTime() + everyMs) })
    .where(and(inArray(calendarSubscriptions.userId, dueIds), whereDue))
    .returning()
}

type Subscription = typeof calendarSubscriptions.$inferSelect

interface Source {
  fetcher: Fetcher
  secret: string | undefined
  budget?: QueryBudget
}

type Reading =
  | { ok: true; intervals: Interval[]; unread: UnreadEntries | null }
  | { ok: false; problem: CalendarProblem }

async function readCalendar(
  { db, now }: ServiceContext,
  subscription: Subscription,
  { secret, fetcher }: Source,
): Promise<Reading> {
  const address = await openUrl(secret, subscription)
  if (address === null) return { ok: false, problem: 'locked' }
  const signal = AbortSignal.timeout(fetchMsMax)
  const response = await fetchGuarded(address, { type: 'any', fetcher, signal, bytesMax })
  if (!response.ok) return { ok: false, problem: response.status === undefined ? 'unreachable' : 'refused' }
  if (!response.isWhole) return { ok: false, problem: 'too-large' }
  const [schedule] = await db
    .select({ timeZone: schedules.timeZone })
    .from(schedules)
    .where(eq(schedules.userId, subscription.userId))
  const { busyIntervals, intervalsMax } = await import('./busy/busy-intervals.ts')
  const { CalendarTooLarge } = await import('./busy/work-budget.ts')
  const window = { from: now.getTime() - dayMs, to: now.getTime() + horizonMs }
  try {
    const ownTimeZone = schedule?.timeZone ?? siteTimeZone
    const reading = busyIntervals({ bytes: response.bytes, ownTimeZone, window })
    if (!reading) return { ok: false, problem: 'not-a-calendar' }
    const storedIntervals = reading.isCutOff ? await readStoredIntervals(db, subscription) : []
    const intervals = mergeIntervals([...reading.intervals, ...storedIntervals], window)
    if (intervals.length > intervalsMax) return { ok: false, problem: 'too-large' }
    return { ok: true, intervals, unread: countUnread(reading) }
  } catch (error) {
    if (error instanceof CalendarTooLarge) return { ok: false, problem: 'too-large' }
    throw error
  }
}

async function readStoredIntervals(db: Db, { userId }: Subscription): Promise<Interval[]> {
  const rows = await db
    .select({ startsAt: busyTimes.startsAt, endsAt: busyTimes.endsAt })
    .from(busyTimes)
    .where(whereOfCalendar(userId))
  return rows.map(({ startsAt, endsAt }) => ({ startsAt: startsAt.getTime(), endsAt: endsAt.getTime() }))
}

const whereOfCalendar = (userId: number) =>
  and(eq(busyTimes.userId, userId), eq(busyTimes.source, busySource))

/** Counts entries by what of them was not read, so that nothing about a single one is stored. */
function countUnread({ gaps: gapsOfEntries, isCutOff }: BusyReading): UnreadEntries | null {
  if (gapsOfEntries.length === 0 && !isCutOff) return null
  const gaps = readingGaps
    .map((gap) => ({ gap, entries: gapsOfEntries.filter((ofEntry) => ofEntry.has(gap)).length }))
    .filter(({ entries }) => entries > 0)
  return { entries: gapsOfEntries.length, gaps, isCutOff }
}

async function sealPlainUrl(
  { db }: ServiceContext,
  subscription: Subscription,
  { secret }: Source,
): Promise<void> {
  const { userId, address } = subscription
  if (!secret || !isStoredUnencrypted(address)) return
  await db
    .update(calendarSubscriptions)
    .set({ address: await sealUrl(secret, userId, address), host: new URL(address).host })
    .where(whereUnchanged(subscription))
}

const whereUnchanged = ({ userId, address }: Subscription): SQL =>
  sql`${calendarSubscriptions.userId} = ${userId} and ${calendarSubscriptions.address} = ${address}`

async function saveTimes(
  { db, now }: ServiceContext,
  subscription: Subscription,
  { intervals, unread }: { intervals: Interval[]; unread: UnreadEntries | null },
) {
  const { userId } = subscription
  const whereStillUnchanged = sql`exists (select 1 from ${calendarSubscriptions} where ${whereUnchanged(subscription)})`
  await batchNamed(db, {
    before: db.delete(busyTimes).where(and(whereOfCalendar(userId), whereStillUnchanged)),
    times: insertWhere(
      db,
      busyTimes,
      {
        userId,
        source: busySource,
        startsAt: sql<Date>`value ->> 'startsAt'`,
        endsAt: sql<Date>`value ->> 'endsAt'`,
      },
      whereStillUnchanged,
      sql`json_each(${JSON.stringify(intervals)})`,
    ),
    subscription: db
      .update(calendarSubscriptions)
      .set({ lastReadAt: now, failingSince: null, problem: null, unread })
      .where(whereUnchanged(subscription)),
  })
}

async function noteProblem(
  { db, now }: ServiceContext,
  subscription: Subscription,
  problem: CalendarProblem,
) {
  const failingSince = subscription.failingSince ?? now
  const isLasting = now.getTime() - failingSince.getTime() > dayMs
  await db
    .update(calendarSubscriptions)
    .set({
      failingSince,
      problem,
      ...(isLasting ? { nextReadAt: new Date(now.getTime() + everyMsWhenFailing) } : {}),
    })
    .where(whereUnchanged(subscription))
}
