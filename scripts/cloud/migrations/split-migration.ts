import { readFileSync } from 'node:fs'
import { loadWrangler } from '../../lib/load-wrangler.ts'
import { withoutComments } from './without-comments.ts'

/** Returns the statements of a migration. Wrangler splits them as SQLite's own shell does. */
export async function splitMigration(file: string): Promise<string[]> {
  const { unstable_splitSqlQuery: splitSql } = await loadWrangler()
  return splitSql(withoutComments(readFileSync(file, 'utf8')))
}
