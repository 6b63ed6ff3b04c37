import { budgetOf, countingInto, withReserve } from '#platform/db/query-budget.ts'
import { logError } from '#platform/log/log.ts'
import type { Env, RequestData } from './env.ts'

/** Sealing the audit log and recording problems may take these meanwhile. */
const queriesOfRest = 5
const queriesOfOutboxMin = 5
const queriesOfNotices = 10

export function sendEmailsAfter(context: {
  request: Request
  env: Env
  data: Pick<RequestData, 'requestId' | 'siteUrl' | 'queryCount'>
  waitUntil: (work: Promise<unknown>) => void
}): void {
  const { request, env, data } = context
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (!env.MAIL_KEY) return
  context.waitUntil(
    sendWaiting(env, data).catch((error: unknown) =>
      logError('outbox failed', error, { requestId: data.requestId }),
    ),
  )
}

async function sendWaiting(
  env: Env,
  { siteUrl, queryCount = { queries: 0 } }: Pick<RequestData, 'siteUrl' | 'queryCount'>,
): Promise<void> {
  const [{ openDb }, { noticeFailures }, { queueDigests }, { sendOutbox }, { transportOf }] =
    await Promise.all([
      import('#platform/db/open.ts'),
      import('#platform/email/notice-failures.ts'),
      import('#platform/email/digests.ts'),
      import('#platform/email/send-outbox.ts'),
      import('#platform/email/transport.ts'),
    ])
  const transport = transportOf(env, siteUrl)
  if (!transport) return
  const budget = withReserve(budgetOf(queryCount), queriesOfRest)
  if (budget.left() < queriesOfOutboxMin) return
  const db = openDb(countingInto(queryCount, env.DB.withSession('first-primary')))
  const context = { db, now: new Date(), siteUrl }
  // After a large request, the next one looks for failures and digests: its own emails go first.
  if (budget.left() >= queriesOfNotices + queriesOfOutboxMin) {
    await noticeFailures(context)
    await queueDigests(context, withReserve(budget, queriesOfOutboxMin))
  }
  await sendOutbox(db, transport, { budget })
}
