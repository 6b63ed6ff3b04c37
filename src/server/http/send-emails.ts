import { httpTransport, readEmailSettings, type Transport } from '#server/email/transport.ts'
import type { Env } from './env.ts'
import { logError } from './log.ts'

/**
 * Sends waiting emails after every write, sign-ins included, so that nobody waits for the clock, or for ever where
 * there is none. Without a provider they stay in the outbox (docs/deploy.md).
 */
export function sendEmailsAfter(context: {
  request: Request
  env: Env
  data: { requestId: string }
  waitUntil: (work: Promise<unknown>) => void
}): void {
  const { request, env, data } = context
  if (request.method === 'GET' || request.method === 'HEAD') return
  const transport = transportOf(env)
  if (!transport) return
  context.waitUntil(
    sendWaiting(env, transport).catch((error: unknown) =>
      logError('outbox failed', error, { requestId: data.requestId }),
    ),
  )
}

export function transportOf(env: Env): Transport | undefined {
  const settings = readEmailSettings(env)
  // `fetch` must be called bare: as a method of another object it is an illegal invocation in workerd.
  return settings && httpTransport(settings, (...request) => fetch(...request))
}

/** Loaded for writes only: the queue brings the database layer with it. */
async function sendWaiting(env: Env, transport: Transport): Promise<void> {
  const [{ openDb }, { sendOutbox }] = await Promise.all([
    import('#server/db/open.ts'),
    import('#server/email/send-outbox.ts'),
  ])
  await sendOutbox(openDb(env.DB), transport)
}
