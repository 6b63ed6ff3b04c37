import { hasNotedProblems, takeNotedProblems } from '#platform/problems/recent-problems.ts'
import type { Env } from './env.ts'
import { logWarning } from '#platform/log/log.ts'

/** Records logged problems after the response. What a task logs later still waits for the isolate's next request. */
export function recordProblemsAfter({
  env,
  waitUntil,
}: {
  env: Env
  waitUntil: (work: Promise<unknown>) => void
}): void {
  if (hasNotedProblems()) waitUntil(record(env).catch(logUnrecorded))
}

/** Logged as a warning, because an error would be recorded in turn. */
const logUnrecorded = (error: unknown) =>
  logWarning('problems were not recorded', { error: error instanceof Error ? error.name : 'unknown' })

async function record({ DB }: Env): Promise<void> {
  const notedProblems = takeNotedProblems()
  const [{ openDb }, { recordProblems }] = await Promise.all([
    import('#platform/db/open.ts'),
    import('#platform/problems/record-problems.ts'),
  ])
  const context = { db: openDb(DB.withSession('first-primary')), now: new Date() }
  await recordProblems(context, 'error', notedProblems)
}
