import { wasRecentlyRecorded } from '#platform/audit/recently-recorded.ts'
import { budgetOf, countingInto, type QueryCount } from '#platform/db/query-budget.ts'
import { logError } from '#platform/log/log.ts'
import { type Env, isRead, type RequestData } from './env.ts'

/**
 * Seals what a request added to the audit log after its response. Of the reads, only exports of the back office are
 * recorded; the others must not reach the primary database.
 */
export function sealAuditAfter(context: {
  env: Env
  request: Request
  data: Pick<RequestData, 'requestId' | 'queryCount'>
  waitUntil: (work: Promise<unknown>) => void
}): void {
  const { request, data } = context
  if (!wasRecentlyRecorded()) return
  const mayHaveRecorded = !isRead(request) || new URL(request.url).pathname.startsWith('/api/admin/')
  if (!mayHaveRecorded) return
  context.waitUntil(
    seal(context.env, data.queryCount).catch((error: unknown) =>
      logError('the audit log was not sealed', error, { requestId: data.requestId }),
    ),
  )
}

async function seal({ DB }: Env, queryCount: QueryCount = { queries: 0 }): Promise<void> {
  const [{ openDb }, { sealEntries }] = await Promise.all([
    import('#platform/db/open.ts'),
    import('#platform/audit/chain.ts'),
  ])
  const database = countingInto(queryCount, DB.withSession('first-primary'))
  await sealEntries(openDb(database), budgetOf(queryCount))
}
