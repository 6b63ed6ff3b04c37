import type { Env } from './env.ts'
import { logError } from './log.ts'

/**
 * Sends waiting emails after every write, so that they go out even where there is no clock. Without a provider they
 * stay in the outbox (docs/deploy.md).
 */
export function sendEmailsAfter(context: {
  request: Request
  env: Env
  data: { requestId: string; siteUrl: string }
  waitUntil: (work: Promise<unknown>) => void
}): void {
  const { request, env, data } = context
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (!env.MAIL_KEY) return
  context.waitUntil(
    sendWaiting(env, data.siteUrl).catch((error: unknown) =>
      logError('outbox failed', error, { requestId: data.requestId }),
    ),
  )
}

async function sendWaiting(env: Env, siteUrl: string): Promise<void> {
  const [{ openDb }, { noticeFailures }, { queueDigests }, { sendOutbox }, { transportOf }] =
    await Promise.all([
      import('#server/db/open.ts'),
      import('#server/email/notice-failures.ts'),
      import('#server/email/queue-digests.ts'),
      import('#server/email/send-outbox.ts'),
      import('./email-transport.ts'),
    ])
  const transport = transportOf(env, siteUrl)
  if (!transport) return
  const db = openDb(env.DB)
  const context = { db, now: new Date(), siteUrl }
  await noticeFailures(context)
  await queueDigests(context)
  await sendOutbox(db, transport)
}
