import * as z from 'zod/mini'

const instant = z.pipe(
  z.number(),
  z.transform((ms) => new Date(ms)),
)

/** A row of the table `outbox`, as SQLite gives it. */
export const outboxRowSchema = z.object({
  id: z.number(),
  recipient: z.string(),
  subject: z.string(),
  body: z.string(),
  created_at: instant,
  sent_at: z.nullable(instant),
  send_after: z.nullable(instant),
  attempts: z.number(),
  last_error: z.nullable(z.string()),
  failed_at: z.nullable(instant),
})
type OutboxRow = z.infer<typeof outboxRowSchema>

/** One mail of the outbox as text for a terminal: what became of it, its head, its body. */
export function emailText(mail: OutboxRow): string {
  const head = [
    `--- ${mail.id}, ${mail.created_at.toISOString()}, ${stateOf(mail)}`,
    `To: ${mail.recipient}`,
    `Subject: ${mail.subject}`,
  ]
  return `${head.join('\n')}\n\n${mail.body.trimEnd()}`
}

function stateOf({ sent_at, failed_at, attempts, last_error, send_after }: OutboxRow): string {
  if (sent_at) return `sent ${sent_at.toISOString()}`
  if (failed_at) return `given up after ${attempts} tries: ${last_error}`
  if (attempts > 0) return `tried ${attempts} times: ${last_error ?? 'no answer yet'}`
  return send_after ? `held until ${send_after.toISOString()}` : 'waiting'
}
