import { eq } from 'drizzle-orm'
import type { NewsletterSettings, SettingsPatch } from '#contracts/admin-issues.ts'
import type { DigestFrequency } from '#contracts/newsletter-rules.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { readClockState } from '#platform/clock/jobs.ts'
import { keptCounts } from '#platform/db/schema/content.ts'
import { newsletterSettings } from '#platform/db/schema/newsletter.ts'
import { nameRefusals, updateAtRevision } from '#platform/db/update-at-revision.ts'
import { sumOf } from '#platform/lists/count-by-month.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { addDays, agencyDay } from '#shared/agency-day.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { zonedInstant } from '#shared/time-zones.ts'

type StoredSettings = Omit<NewsletterSettings, 'hasProvider'>

/**
 * Returns the newsletter settings, the number of subscribers, and whether the clock is not running. Without a stored
 * row, the digest is off and the emails per day are unlimited.
 */
export async function readSettings(context: ServiceContext): Promise<StoredSettings> {
  const { db } = context
  const [[row], counts, clock] = await Promise.all([
    db.select().from(newsletterSettings),
    db.select().from(keptCounts).where(eq(keptCounts.subject, 'subscribers')),
    readClockState(context),
  ])
  return {
    digest: row?.digest ?? 'off',
    emailsPerDay: row?.emailsPerDay ?? null,
    revision: row?.revision ?? 1,
    subscribers: sumOf(counts.filter(({ endMonth }) => !endMonth)),
    isClockMissing: clock.isMissing,
  }
}

/**
 * Updates the digest frequency and the limit of emails per day. Refuses with `settings-conflict` after a concurrent
 * save, and with `no-such-page` when no settings are stored.
 */
export async function updateSettings(
  { db, now, user }: ServiceContext<SessionUser>,
  { revision, ...patch }: SettingsPatch,
) {
  const result = await updateAtRevision(db, {
    table: newsletterSettings,
    expected: revision,
    read: async () => (await db.select().from(newsletterSettings))[0],
    findStored: (row) => (holds(row, patch) ? row : null),
    plan: (before, save) => {
      const digest = patch.digest ?? before.digest
      const emailsPerDay = patch.emailsPerDay === undefined ? before.emailsPerDay : patch.emailsPerDay
      const begins = digest !== 'off' && digest !== before.digest
      return save({
        set: {
          ...patch,
          ...(begins ? { digestPeriod: digestPeriod(digest, now) } : {}),
          ...(begins && before.digest === 'off' ? { digestSince: now } : {}),
        },
        alongside: (whereCurrent) => ({
          audit: auditStatement(
            db,
            {
              actor: user,
              action: 'newsletter.settings',
              subject: 'newsletter',
              before: { digest: before.digest, emailsPerDay: before.emailsPerDay },
              after: { digest, emailsPerDay },
            },
            whereCurrent,
          ),
        }),
      })
    },
  })
  return nameRefusals(result, { notFound: 'no-such-page', conflict: 'settings-conflict' })
}

const holds = (
  row: Pick<NewsletterSettings, 'digest' | 'emailsPerDay'>,
  { digest = row.digest, emailsPerDay = row.emailsPerDay }: Omit<SettingsPatch, 'revision'>,
) => digest === row.digest && emailsPerDay === row.emailsPerDay

const leavesAtMinute = 9 * 60

export function digestPeriod(
  frequency: Exclude<DigestFrequency, 'off'>,
  now: Date,
  timeZone = siteTimeZone,
): string {
  const today = agencyDay(now, timeZone)
  const hasLeft = now >= zonedInstant(today, leavesAtMinute, timeZone)
  const day = hasLeft ? today : addDays(today, -1)
  if (frequency === 'monthly') return day.slice(0, 7)
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}
