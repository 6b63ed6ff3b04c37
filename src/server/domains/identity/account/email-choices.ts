import { and, eq, inArray, sql } from 'drizzle-orm'
import type { EmailChoices } from '#contracts/email-choices.ts'
import { defaultTiming, type EmailTiming, type EmailTopic, topicsOf } from '#contracts/email-topics.ts'
import { readClockState } from '#platform/clock/jobs.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { emailChoices, heldNotices } from '#platform/db/schema/email-choices.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

type Timings = Partial<Record<EmailTopic, EmailTiming>>

/** Returns the timing of each email topic of the user's role; topics without a choice have the default timing. */
export async function readEmailChoices(context: ServiceContext<SessionUser>): Promise<EmailChoices> {
  const { db, user } = context
  const [{ choiceRows, account }, clock] = await Promise.all([
    batchNamed(db, {
      choiceRows: db.select().from(emailChoices).where(eq(emailChoices.userId, user.id)),
      account: db.select({ at: users.emailConfirmedAt }).from(users).where(eq(users.id, user.id)),
    }),
    readClockState(context),
  ])
  const timings: Timings = {}
  for (const topic of topicsOf(user.role))
    timings[topic] = choiceRows.find((choice) => choice.topic === topic)?.timing ?? defaultTiming(topic)
  return { timings, isConfirmed: account[0]?.at != null, isClockMissing: clock.isMissing }
}

/**
 * Saves the timings and discards held notices of topics that are turned off. Refuses with `email-topic-unavailable`
 * when the user's role does not have a topic.
 */
export async function changeEmailChoices(
  { db, user }: ServiceContext<SessionUser>,
  timings: Timings,
): Promise<{ ok: true } | { ok: false; reason: 'email-topic-unavailable' }> {
  const topics = topicsOf(user.role)
  const choices = Object.entries(timings)
  if (choices.some(([topic]) => !topics.some((own) => own === topic)))
    return { ok: false, reason: 'email-topic-unavailable' }
  const off = topics.filter((topic) => timings[topic] === 'off')
  await batchNamed(db, {
    choices: insertWhere(
      db,
      emailChoices,
      { userId: users.id, topic: sql`json_each.key`, timing: sql`json_each.value` },
      sql`${users.id} = ${user.id}`,
      sql`${users}, json_each(${JSON.stringify(timings)})`,
    ).onConflictDoUpdate({
      target: [emailChoices.userId, emailChoices.topic],
      set: { timing: sql`excluded.timing` },
    }),
    held: db.delete(heldNotices).where(and(eq(heldNotices.userId, user.id), inArray(heldNotices.topic, off))),
  })
  return { ok: true }
}
