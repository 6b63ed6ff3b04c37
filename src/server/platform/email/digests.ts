import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { digestTexts as texts } from '#content/emails/digest.ts'
import { letterTexts } from '#content/emails/letter.ts'
import { agencyDigestHour } from '#contracts/email-topics.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { type QueryBudget, unlimitedQueries } from '#platform/db/query-budget.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'
import { heldNotices } from '#platform/db/schema/email-choices.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { insertWhere, valuesOf } from '#platform/db/sql.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { addDays, agencyDay } from '#shared/agency-day.ts'
import { siteTimeZone, zoneOffsetMs } from '#shared/formats.ts'
import { inParagraphs, signLetter } from './letter.ts'
import { type Email, expiryOf } from './mailer.ts'

export interface DigestLine {
  subject: string
  link: string
}

interface Digest {
  name: string | null
  lines: readonly DigestLine[]
  count: number
  isAdmin: boolean
  siteUrl: string
}

export function digestEmail({
  name,
  lines,
  count,
  isAdmin,
  siteUrl,
}: Digest): Pick<Email, 'subject' | 'body'> {
  const shownLines = name === null ? [] : lines
  const moreCount = count - shownLines.length
  return {
    subject: texts.subject(count),
    body: inParagraphs(
      signLetter(
        name,
        name === null ? texts.unnamedOpening(count) : texts.opening,
        shownLines.length > 0
          ? shownLines.map(({ subject, link }) => `${subject}\n  ${link}`).join('\n\n')
          : undefined,
        shownLines.length > 0 && moreCount > 0 ? texts.more(moreCount) : undefined,
        `${texts.beforeLink}\n${siteUrl}${isAdmin ? '/admin' : '/dashboard'}`,
      ).trimEnd(),
      `${letterTexts.beforeChoices}\n${siteUrl}/account`,
    ),
  }
}

export function latestDigestTime(now: Date, timeZone = siteTimeZone): Date {
  const today = agencyDay(now, timeZone)
  const todays = digestTimeOf(today, timeZone)
  return todays <= now ? todays : digestTimeOf(addDays(today, -1), timeZone)
}

/** The second pass corrects the offset on days when the clocks change before that hour. */
function digestTimeOf(day: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${String(agencyDigestHour).padStart(2, '0')}:00:00Z`)
  const about = new Date(asUtc - zoneOffsetMs(new Date(asUtc), timeZone))
  return new Date(asUtc - zoneOffsetMs(about, timeZone))
}

const digestsPerRun = 100
const queriesPerDigest = 5
const linesMax = 30

export async function queueDigests(
  context: Pick<ServiceContext, 'db' | 'now' | 'siteUrl'>,
  budget: QueryBudget = unlimitedQueries,
): Promise<void> {
  const { db, now } = context
  const dueBefore = latestDigestTime(now)
  const due = await db
    .selectDistinct({ userId: heldNotices.userId })
    .from(heldNotices)
    .where(lte(heldNotices.readyAt, dueBefore))
    .limit(digestsPerRun)
  for (const { userId } of due) {
    if (budget.left() < queriesPerDigest) return
    await queueDigest(context, userId, dueBefore)
  }
}

async function queueDigest(
  { db, siteUrl }: Pick<ServiceContext, 'db' | 'siteUrl'>,
  userId: number,
  dueBefore: Date,
): Promise<void> {
  const matchesDue = and(eq(heldNotices.userId, userId), lte(heldNotices.readyAt, dueBefore))
  const { lines, readers } = await batchNamed(db, {
    lines: db
      .select({ id: heldNotices.id, subject: heldNotices.subject, link: heldNotices.link })
      .from(heldNotices)
      .where(matchesDue)
      .orderBy(asc(heldNotices.id))
      .limit(linesMax),
    readers: db
      .select({ name: users.name, email: users.email, role: users.role, confirmedAt: users.emailConfirmedAt })
      .from(users)
      .where(eq(users.id, userId)),
  })
  const [reader] = readers
  if (!reader || lines.length === 0) return
  const { subject, body } = digestEmail({
    name: reader.confirmedAt ? reader.name : null,
    lines,
    count: lines.length < linesMax ? lines.length : await db.$count(heldNotices, matchesDue),
    isAdmin: reader.role === 'admin',
    siteUrl,
  })
  const lineIds = valuesOf(lines.map(({ id }) => id))
  const matchesDisabled = sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.disabledAt} is not null)`
  await batchNamed(db, {
    digest: insertWhere(
      db,
      outbox,
      {
        recipient: users.email,
        subject,
        body,
        kind: 'notice',
        userId: users.id,
        createdAt: databaseNow,
        expiresAt: expiryOf('notice'),
      },
      sql`${users.id} = ${userId} and ${users.email} = ${reader.email} and ${users.disabledAt} is null and (select count(*) from ${heldNotices} where ${inArray(heldNotices.id, lineIds)}) = ${lines.length}`,
      users,
    ),
    // A digest that is not queued, because its reader or lines have changed since they were read, keeps its lines.
    sentLines: db.delete(heldNotices).where(sql`${matchesDue} and (changes() > 0 or ${matchesDisabled})`),
  })
}
