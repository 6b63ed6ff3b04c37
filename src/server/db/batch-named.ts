import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from './open.ts'

export type Statement = BatchItem<'sqlite'>

/** Statements by name; null and undefined are skipped, and several of one kind share a name. */
export type NamedStatements = Readonly<Record<string, Statement | readonly Statement[] | null | undefined>>

type ResultOf<Entry> = Entry extends readonly Statement[]
  ? { [Index in keyof Entry]: ResultOf<Entry[Index]> }
  : Entry extends Statement
    ? Entry['_']['result']
    : undefined

export type NamedResults<Statements extends NamedStatements> = {
  -readonly [Name in keyof Statements]: ResultOf<Statements[Name]>
}

/**
 * Runs statements in the order they are written, in one round trip and one transaction: if one fails, none is kept.
 * @returns the result of each under its name
 */
export async function batchNamed<Statements extends NamedStatements>(
  db: Db,
  statements: Statements,
): Promise<NamedResults<Statements>> {
  const [first, ...others] = Object.values(statements).flatMap((entry) => entry ?? [])
  const results: readonly unknown[] = first ? await db.batch([first, ...others]) : []
  return resultsByName(statements, results)
}

/** The cast holds because D1 answers with one result for each statement, in their order. */
function resultsByName<Statements extends NamedStatements>(
  statements: Statements,
  results: readonly unknown[],
) {
  const left = results.values()
  const take = () => left.next().value
  const named = Object.entries(statements).map(([name, entry]) => [
    name,
    Array.isArray(entry) ? entry.map(take) : entry ? take() : undefined,
  ])
  return Object.fromEntries(named) as NamedResults<Statements>
}
