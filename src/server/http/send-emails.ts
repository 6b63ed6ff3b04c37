import { type EmailSettings, httpTransport, readEmailSettings } from '#server/email/transport.ts'
import type { Env } from './env.ts'
import { logError } from './log.ts'

/**
 * Sends waiting emails after every write, sign-ins included, because Pages has no cron. Without a provider they stay
 * in the outbox (docs/deploy.md).
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
  context.waitUntil(
    sendWaiting(env, settings).catch((error: unknown) =>
      logError('outbox failed', error, { requestId: data.requestId }),
    ),
  )
}

/** Loaded for writes only: the queue brings the database layer with it. */
async function sendWaiting(env: Env, settings: EmailSettings): Promise<void> {
  const [{ openDb }, { sendOutbox }] = await Promise.all([
    import('#server/db/open.ts'),
    import('#server/email/send-outbox.ts'),
  ])
  // `fetch` must be called bare: as a method of another object it is an illegal invocation in workerd.
  const transport = httpTransport(settings, (...request) => fetch(...request))
  await sendOutbox(openDb(env.DB), transport)
}
