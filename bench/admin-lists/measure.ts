import { openDb } from '#server/db/open.ts'
import { scriptContext } from '../../scripts/local/script-context.ts'
import { PlainFailure, runScript } from '../../scripts/process/plain-failure.ts'
import { reader, withBenchDatabase } from '../rows/bench-database.ts'
import { countingDatabase } from '../rows/counting-database.ts'
import { fill } from './fill.ts'
import { listCases, rowsMax } from './lists.ts'

const sizes = [100, 10_000] as const

async function readAllCases(database: D1Database): Promise<number[][]> {
  const { db, rowsReadBy } = countingDatabase(database)
  const rowsRead: number[][] = listCases.map(() => [])
  for (const size of sizes) {
    await fill(database, size)
    for (const [index, { run }] of listCases.entries()) {
      rowsRead[index]?.push(await rowsReadBy(() => run({ ...scriptContext(openDb(db)), user: reader })))
    }
  }
  return rowsRead
}

function report(rowsRead: readonly number[][]): void {
  console.log(`| list | rows read at ${sizes.join(' | at ')} | bar |\n|---|---|---|---|`)
  let misses = 0
  for (const [index, { name, bar }] of listCases.entries()) {
    const [rowsAtFew = Number.NaN, rowsAtMany = Number.NaN] = rowsRead[index] ?? []
    const holds = bar === 'same' ? rowsAtFew === rowsAtMany : Math.max(rowsAtFew, rowsAtMany) <= rowsMax
    if (!holds) misses += 1
    const limit = bar === 'same' ? 'the same' : `≤ ${rowsMax}`
    console.log(`| ${name} | ${rowsAtFew} | ${rowsAtMany} | ${limit}${holds ? '' : ': MISSED'} |`)
  }
  if (misses > 0)
    throw new PlainFailure(`${misses} of ${listCases.length} lists read more rows than allowed.`)
}

await runScript(() => withBenchDatabase(async (database) => report(await readAllCases(database))))
