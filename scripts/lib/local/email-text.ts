import * as z from 'zod/mini'
import { pluralize } from '#shared/words.ts'

const instant = z.pipe(
  z.number(),
  z.transform((ms) => new Date(ms)),
)

const attachment = z.pipe(
  z.transform((json: string): unknown => JSON.parse(json)),
  z.object({ name: z.string(), type: z.string() }),
)

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
  reply_to: z.nullable(z.string()),
  attachment: z.nullable(z.pipe(z.string(), attachment)),
})
type OutboxRow = z.infer<typeof outboxRowSchema>

interface Addresses {
  from: string
  replyTo: string
}

export function emailText(email: OutboxRow, { from, replyTo }: Addresses): string {
  const head = [
    `--- ${email.id}, ${email.created_at.toISOString()}, ${stateOf(email)}`,
    `From: ${from}`,
    `To: ${email.recipient}`,
    `Reply-To: ${email.reply_to ?? replyTo}`,
    `Subject: ${email.subject}`,
    ...(email.attachment ? [`Attachment: ${email.attachment.name} (${email.attachment.type})`] : []),
  ]
  return `${head.join('\n')}\n\n${email.body.trimEnd()}`
}

function stateOf({ sent_at, failed_at, attempts, last_error, send_after }: OutboxRow): string {
  if (sent_at) return `sent ${sent_at.toISOString()}`
  if (failed_at) return `failed after ${attempts} attempts: ${last_error}`
  if (attempts > 0) return `attempted ${pluralize(attempts, 'time')}: ${last_error ?? 'no response yet'}`
  return send_after ? `held until ${send_after.toISOString()}` : 'waiting'
}
