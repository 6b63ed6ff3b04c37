import { wasRecentlyRecorded } from '#server/audit/recently-recorded.ts'
import type { Env } from './env.ts'
import { logError } from './log.ts'

/**
 * Seals what a request added to the audit log, behind its answer: a change never waits for the chain and never fails
 * because of it.
 */
export function sealAuditAfter(context: {
  env: Env
  data: { requestId: string }
  waitUntil: (work: Promise<unknown>) => void
}): void {
  if (!wasRecentlyRecorded()) return
  const { requestId } = context.data
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
