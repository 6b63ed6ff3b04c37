import { openDb } from '#platform/db/open.ts'
import { scriptContext } from '../../scripts/lib/local/with-local-database.ts'
import { PlainFailure, runScript } from '../../scripts/lib/plain-failure.ts'
import { reader, withBenchDatabase } from '../rows/bench-database.ts'
import { countingDatabase } from '../rows/counting-database.ts'
import { groupBy } from '../rows/group-by.ts'
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
  const views = listCases.map(({ name, bar }, index) => {
    const [few = Number.NaN, many = Number.NaN] = rowsRead[index] ?? []
    const holds = bar === 'same' ? few === many : Math.max(few, many) <= rowsMax
    return { name, bar, few, many, holds }
  })
  for (const { name, few, many, holds } of views)
    console.log(`  ${name}: ${few}, ${many}${holds ? '' : ' MISSED'}`)
  console.log(`| list | rows read at ${sizes.join(' | at ')} | bar |\n|---|---|---|---|`)
  const limits = { same: 'the same', bounded: `≤ ${rowsMax}` }
  const titles = { same: 'default views', bounded: 'searches and filters' }
  const groups = groupBy(views, ({ name, bar }) => `${name.split(',')[0]}, ${titles[bar]}`)
  for (const [title, group] of groups) {
    const most = group.reduce((costliest, next) => (next.many > costliest.many ? next : costliest))
    const missMark = group.some(({ holds }) => !holds) ? ': MISSED' : ''
    console.log(
      `| ${title}, the costliest of ${group.length} | ${most.few} | ${most.many} | ${limits[most.bar]}${missMark} |`,
    )
  }
  const misses = views.filter(({ holds }) => !holds).length
  if (misses > 0)
    throw new PlainFailure(`${misses} of ${listCases.length} lists read more rows than allowed.`)
}

await runScript(() => withBenchDatabase(async (database) => report(await readAllCases(database))))
