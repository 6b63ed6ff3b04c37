import { openDb } from '#server/db/open.ts'
import { sendOutbox } from '#server/email/send-outbox.ts'
import { httpTransport, readEmailSettings } from '#server/email/transport.ts'
import type { Env } from './env.ts'
import { logError } from './log.ts'

/**
 * Sends waiting mails behind a write: whatever queued one was a write, and so is every sign-in, which takes along what
 * an earlier try left. Pages has no cron. Without a provider the outbox is the mailbox (docs/deploy.md).
 */
export function sendEmailsAfter(context: {
  request: Request
  env: Env
  data: { requestId: string }
  waitUntil: (work: Promise<unknown>) => void
}): void {
  const { request, env, data } = context
  if (request.method === 'GET' || request.method === 'HEAD') return
  const settings = readEmailSettings(env)
  if (!settings) return
  // Called bare: `fetch` as a method of another object is an illegal invocation in workerd.
  const transport = httpTransport(settings, (...request) => fetch(...request))
  context.waitUntil(
    sendOutbox(openDb(env.DB), transport).catch((error: unknown) =>
      logError('outbox failed', error, { requestId: data.requestId }),
    ),
  )
}
