import type { outbox } from '#server/db/schema/mail.ts'

/** One mail of the outbox as text for a terminal: what became of it, its head, its body. */
export function mailText(mail: typeof outbox.$inferSelect): string {
  const head = [
    `--- ${mail.id}, ${mail.createdAt.toISOString()}, ${stateOf(mail)}`,
    `To: ${mail.recipient}`,
    `Subject: ${mail.subject}`,
  ]
  return `${head.join('\n')}\n\n${mail.body.trimEnd()}`
}

function stateOf({ sentAt, failedAt, attempts, lastError, sendAfter }: typeof outbox.$inferSelect): string {
  if (sentAt) return `sent ${sentAt.toISOString()}`
  if (failedAt) return `given up after ${attempts} tries: ${lastError}`
  if (attempts > 0) return `tried ${attempts} times: ${lastError ?? 'no answer yet'}`
  return sendAfter ? `held until ${sendAfter.toISOString()}` : 'waiting'
}
