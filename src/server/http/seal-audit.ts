import { wasRecentlyRecorded } from '#server/audit/recently-recorded.ts'
import { type Env, isRead, type RequestData } from './env.ts'
import { logError } from './log.ts'

/**
 * Seals what a request added to the audit log, behind its answer: a change never waits for the chain and never fails
 * because of it. What a visitor reads has nothing to seal and must not reach for the primary.
 */
export function sealAuditAfter(context: {
  env: Env
  request: Request
  data: Pick<RequestData, 'requestId' | 'session'>
  waitUntil: (work: Promise<unknown>) => void
}): void {
  const { requestId, session } = context.data
  const isOfVisitor = session === undefined && isRead(context.request)
  if (isOfVisitor || !wasRecentlyRecorded()) return
  context.waitUntil(
    seal(context.env).catch((error: unknown) =>
      logError('the audit log was not sealed', error, { requestId }),
    ),
  )
}

async function seal({ DB }: Env): Promise<void> {
  const [{ openDb }, { sealEntries }] = await Promise.all([
    import('#server/db/open.ts'),
    import('#server/audit/seal-entries.ts'),
  ])
  await sealEntries(openDb(DB.withSession('first-primary')))
}
