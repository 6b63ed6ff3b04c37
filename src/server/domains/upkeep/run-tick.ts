import { eq } from 'drizzle-orm'
import { listDuePages } from '#domains/blog/list-due-pages.ts'
import { queueReminders } from '#domains/bookings/reminders.ts'
import { readBusyCalendars } from '#domains/calendars/read-busy-calendars.ts'
import { listDueStoryPages } from '#domains/content/due-stories.ts'
import { finishIssues } from '#domains/newsletter/issues/finish-issues.ts'
import { runNewsletter } from '#domains/newsletter/issues/run-newsletter.ts'
import { claimJob, continueJob, finishJob } from '#platform/clock/jobs.ts'
import { type QueryBudget, unlimitedQueries, withReserve } from '#platform/db/query-budget.ts'
import { clockJobs } from '#platform/db/schema/clock.ts'
import { queueDigests } from '#platform/email/digests.ts'
import { noticeFailures } from '#platform/email/notice-failures.ts'
import { giveUpStale, sendOutbox } from '#platform/email/send-outbox.ts'
import type { Transport } from '#platform/email/transport.ts'
import { logError } from '#platform/log/log.ts'
import { cacheCallsMax } from '#platform/pages/page-subjects.ts'
import type { Fetcher } from '#platform/preview/guarded-fetch.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { sweepExpired } from '#platform/sweep/sweep-expired.ts'

const sweepEveryMs = 60 * 60_000

/** The later jobs need at least these, so that on a small plan no job waits forever for another. */
const queriesOfSweep = 12
const queriesAfterEmails = 10
const queriesAfterSweep = queriesAfterEmails + 12
const queriesAfterDigests = queriesAfterSweep + 4

interface Tick {
  transport: Transport | undefined
  hasBackups: boolean
  dropCopies: (paths: readonly string[]) => Promise<void>
  fetcher: Fetcher
  secondFactorKey: string | undefined
  budget?: QueryBudget
}

export interface TickResult {
  sentEmails: number
  pages: string[]
  failed: string[]
}

/**
 * Runs the jobs that are due, in this order: reminders and sweep before the emails, which include the reminders and may
 * use up the queries; the calendars last, because other people's servers may be slow.
 */
export async function runTick(context: ServiceContext, tick: Tick): Promise<TickResult> {
  const { db } = context
  const { budget = unlimitedQueries } = tick
  const result: TickResult = { sentEmails: 0, pages: [], failed: [] }
  const drop = async (pages: readonly string[]) => {
    const others = pages.filter((page) => !result.pages.includes(page))
    const droppedPages = others.slice(0, cacheCallsMax - result.pages.length)
    result.pages = [...result.pages, ...droppedPages]
    await tick.dropCopies(droppedPages)
  }
  const jobs: Record<string, () => Promise<void>> = {
    async posts() {
      await drop(await listDuePages(context))
    },
    async stories() {
      await drop(await listDueStoryPages(context))
    },
    async newsletter() {
      await drop(await runNewsletter(context))
    },
    digests: () => queueDigests(context, withReserve(budget, queriesAfterDigests)),
    reminders: () => queueReminders(context),
    backups: () => noteBackups(context, tick.hasBackups),
    async sweep() {
      if (budget.left() < queriesOfSweep + queriesAfterSweep) return
      if (!(await claimJob(context, 'sweep', sweepEveryMs))) return
      if (await sweepExpired(context)) await finishJob(context, 'sweep', null)
      else await continueJob(context, 'sweep')
    },
    async emails() {
      if (!tick.transport) return giveUpStale(db)
      await noticeFailures(context)
      result.sentEmails = await sendOutbox(db, tick.transport, {
        budget: withReserve(budget, queriesAfterEmails),
        // The next tick sends them.
        waitsForHeld: false,
      })
    },
    issues: () => finishIssues(context),
    calendars: () =>
      readBusyCalendars(context, {
        fetcher: tick.fetcher,
        secret: tick.secondFactorKey,
        budget: withReserve(budget, 1),
      }),
  }
  for (const [name, run] of Object.entries(jobs)) {
    try {
      await run()
    } catch (error) {
      result.failed.push(name)
      logError('a job of the clock failed', error, { job: name })
    }
  }
  await finishJob(context, 'tick', result.failed.length > 0 ? result.failed.join(', ') : null)
  return result
}

async function noteBackups({ db }: ServiceContext, hasBackups: boolean): Promise<void> {
  if (hasBackups) await db.insert(clockJobs).values({ name: 'backup' }).onConflictDoNothing()
  else await db.delete(clockJobs).where(eq(clockJobs.name, 'backup'))
}
