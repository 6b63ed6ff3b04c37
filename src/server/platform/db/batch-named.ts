import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from './open.ts'

export type Statement = BatchItem<'sqlite'>

export type NamedStatements = Readonly<Record<string, Statement | readonly Statement[] | null | undefined>>

type ResultOf<Entry> = Entry extends readonly Statement[]
  ? { [Index in keyof Entry]: ResultOf<Entry[Index]> }
  : Entry extends Statement
    ? Entry['_']['result']
    : undefined

export type NamedResults<Statements extends NamedStatements> = {
  -readonly [Name in keyof Statements]: ResultOf<Statements[Name]>
}

/** Runs named statements in the order they are written, as one D1 batch: one round trip and one transaction. */
export async function batchNamed<Statements extends NamedStatements>(
  db: Db,
  statements: Statements,
): Promise<NamedResults<Statements>> {
  const [first, ...others] = Object.values(statements).flatMap((entry) => entry ?? [])
  const results: readonly unknown[] = first ? await db.batch([first, ...others]) : []
  return resultsByName(statements, results)
}

/** The cast is safe: D1 returns one result per statement, in order. */
function resultsByName<Statements extends NamedStatements>(
  statements: Statements,
  results: readonly unknown[],
) {
  const remaining = results.values()
  const take = () => remaining.next().value
  const namedResults = Object.entries(statements).map(([name, entry]) => [
    name,
    Array.isArray(entry) ? entry.map(take) : entry ? take() : undefined,
  ])
  return Object.fromEntries(namedResults) as NamedResults<Statements>
}
