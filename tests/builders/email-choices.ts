import type { EmailTiming, EmailTopic } from '#contracts/email-topics.ts'
import type { Db } from '#platform/db/open.ts'
import { clockJobs } from '#platform/db/schema/clock.ts'
import { emailChoices } from '#platform/db/schema/email-choices.ts'

export const choose = (db: Db, userId: number, topic: EmailTopic, timing: EmailTiming) =>
  db.insert(emailChoices).values({ userId, topic, timing })

export const runClock = (db: Db, finishedAt = new Date()) =>
  db
    .insert(clockJobs)
    .values({ name: 'tick', finishedAt })
    .onConflictDoUpdate({ target: clockJobs.name, set: { finishedAt } })
