import { openDb } from '#server/db/open.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { PlainFailure } from '../process/plain-failure.ts'
import { withLocalD1 } from '../process/with-d1.ts'
import { scriptContext } from './script-context.ts'

type Use<T> = (context: ServiceContext<null>) => Promise<T>

/** @throws PlainFailure when the database has no tables yet, or those of an earlier version */
export async function withLocalDatabase<T>(use: Use<T>, stateDir?: string): Promise<T> {
  try {
    return await withLocalD1((db) => use(scriptContext(openDb(db))), stateDir)
  } catch (error) {
    if (!isWithoutSchema(error)) throw error
    throw new PlainFailure(
      'The local database has no tables yet, or those of an earlier version. Run `npm start` once, then try again.',
    )
  }
}

function isWithoutSchema(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /no such (table|column)|has no column named/.test(error.message) || isWithoutSchema(error.cause)
}
