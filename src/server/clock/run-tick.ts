import { eq } from 'drizzle-orm'
import { readBusyCalendars } from '#server/calendars/read-busy-calendars.ts'
import { clockJobs } from '#server/db/schema/clock.ts'
import { noticeFailures } from '#server/email/notice-failures.ts'
import { queueDigests } from '#server/email/queue-digests.ts'
import { giveUpStale, sendOutbox } from '#server/email/send-outbox.ts'
import type { Transport } from '#server/email/transport.ts'
import { logError } from '#server/http/log.ts'
import { finishIssues } from '#server/newsletter/issues/finish-issues.ts'
import { runNewsletter } from '#server/newsletter/run-newsletter.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { Fetcher } from '#server/preview/guarded-fetch.ts'
import { sweepExpired } from '#server/sessions/sweep.ts'
import { claimJob, finishJob } from './jobs.ts'
import { listDuePages } from './list-due-pages.ts'
import { queueReminders } from './queue-reminders.ts'

const sweepEveryMs = 60 * 60_000

interface Tick {
  transport: Transport | undefined
  hasBackups: boolean
  dropCopies: (paths: readonly string[]) => Promise<void>
  fetcher: Fetcher
  secondFactorKey: string | undefined
}

export interface TickResult {
  sentEmails: number
  pages: string[]
  failed: string[]
}

/**
 * Runs the jobs that are due. Each does nothing when it is not due, so a repeated tick is harmless, and a failing job
 * does not keep the others from running.
 */
export async function runTick(context: ServiceContext, tick: Tick): Promise<TickResult> {
  const { db } = context
  const result: TickResult = { sentEmails: 0, pages: [], failed: [] }
  const jobs: Record<string, () => Promise<void>> = {
    async posts() {
      result.pages = await listDuePages(context)
      await tick.dropCopies(result.pages)
    },
    async newsletter() {
      const pages = await runNewsletter(context)
      await tick.dropCopies(pages)
      result.pages = [...result.pages, ...pages]
    },
    digests: () => queueDigests(context),
    // Before the emails, which this tick then sends.
    reminders: () => queueReminders(context),
    async emails() {
      if (!tick.transport) return giveUpStale(db)
      await noticeFailures(context)
      result.sentEmails = await sendOutbox(db, tick.transport, nextTickSendsHeld)
    },
    issues: () => finishIssues(context),
    async sweep() {
      if (!(await claimJob(context, 'sweep', sweepEveryMs))) return
      await sweepExpired(context)
      await finishJob(context, 'sweep', null)
    },
    backups: () => noteBackups(context, tick.hasBackups),
    // Last, because other people's servers may be slow.
    calendars: () => readBusyCalendars(context, { fetcher: tick.fetcher, secret: tick.secondFactorKey }),
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

const nextTickSendsHeld = async () => undefined

async function noteBackups({ db }: ServiceContext, hasBackups: boolean): Promise<void> {
  if (hasBackups) await db.insert(clockJobs).values({ name: 'backup' }).onConflictDoNothing()
  else await db.delete(clockJobs).where(eq(clockJobs.name, 'backup'))
}
