import { openDb } from '#server/db/open.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { withLocalD1 } from '../process/with-d1.ts'
import { scriptContext } from './script-context.ts'

export function withLocalDatabase<T>(use: (context: ServiceContext<null>) => Promise<T>): Promise<T> {
  return withLocalD1((db) => use(scriptContext(openDb(db))))
}
