import { openDb } from '#platform/db/open.ts'
import { scriptContext } from '../../scripts/lib/local/with-local-database.ts'
import { PlainFailure, runScript } from '../../scripts/lib/plain-failure.ts'
import { fill } from '../admin-lists/fill.ts'
import { reader, withBenchDatabase } from '../rows/bench-database.ts'
import { countingDatabase } from '../rows/counting-database.ts'
import { groupBy } from '../rows/group-by.ts'
import { type ReadCase, readCases } from './cases.ts'
import { cpuMs } from './cpu-time.ts'
import { fillPosts } from './fill-posts.ts'

const sizes = [
  { posts: 10, bookings: 100 },
  { posts: 1_000, bookings: 10_000 },
  { posts: 50_000, bookings: 100_000 },
] as const
const repetitions = 5

interface Reading {
  rows: number
  rowsMax: number
  cpuMs: number
}

async function measure(database: D1Database): Promise<void> {
  const readings = new Map<ReadCase, Reading[]>(readCases.map((one) => [one, []]))
  for (const { posts, bookings } of sizes) {
    await fill(database, bookings, 0)
    await fillPosts(database, posts)
    await addEmails(database, bookings)
    for (const one of readCases) readings.get(one)?.push(await readCase(database, one))
  }
  report(readings)
}

const addEmails = (database: D1Database, rows: number) =>
  database.batch([
    database.prepare('delete from outbox'),
    database
      .prepare(
        `insert into outbox (recipient, subject, body, created_at, sent_at, failed_at, last_error)
         with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
         select 'reader@bench.example', 'Subject ' || i, 'Body', unixepoch() * 1000 - (?1 - i) * 60000,
           case when i % 3 = 0 then unixepoch() * 1000 end, case when i % 3 = 1 then unixepoch() * 1000 end, case when i % 3 = 1 then 'refused' end from n`,
      )
      .bind(rows),
  ])

async function readCase(database: D1Database, { run, prepare, rowsMax }: ReadCase): Promise<Reading> {
  const { db, rowsReadBy } = countingDatabase(database)
  const countingContext = { ...scriptContext(openDb(db)), user: reader }
  const plain = { ...scriptContext(openDb(database)), user: reader }
  await run(plain)
  await prepare?.(plain)
  let shownCount = 0
  const rows = await rowsReadBy(async () => {
    shownCount = await run(countingContext)
  })
  const before = cpuMs()
  for (let n = 0; n < repetitions; n += 1) await run(plain)
  return { rows, rowsMax: rowsMax(shownCount), cpuMs: (cpuMs() - before) / repetitions }
}

function report(readings: ReadonlyMap<ReadCase, readonly Reading[]>): void {
  for (const [{ name }, ofSizes] of readings) console.log(`  ${name}: ${ofSizes.map(cellOf).join('; ')}`)
  const heads = sizes.map(({ posts, bookings }) => `${posts} posts, ${bookings} bookings`)
  console.log(
    `| rows read (of at most), CPU ms | ${heads.join(' | ')} |\n|---|${'---|'.repeat(sizes.length)}`,
  )
  const groups = groupBy(
    readings,
    ([{ name }]) => /^(bookings|audit|emails|submissions)\b/.exec(name)?.[0] ?? name,
  )
  for (const [name, views] of groups) {
    const title = views.length > 1 ? `${name}, the costliest of ${views.length} views` : name
    console.log(`| ${title} | ${sizes.map((_, index) => cellOf(costliest(views, index))).join(' | ')} |`)
  }
  const misses = [...readings.values()].flat().filter(isMissed).length
  if (misses > 0) throw new PlainFailure(`${misses} reads took more rows than allowed.`)
}

const isMissed = ({ rows, rowsMax }: Reading) => rows > rowsMax

function cellOf(reading: Reading | undefined): string {
  if (!reading) return ''
  const { rows, rowsMax, cpuMs } = reading
  return `${rows} (${rowsMax})${isMissed(reading) ? ' MISSED' : ''}, ${cpuMs.toFixed(1)}`
}

const costliest = (views: readonly (readonly [ReadCase, readonly Reading[]])[], size: number) =>
  views
    .flatMap(([, ofSizes]) => ofSizes[size] ?? [])
    .reduce((most, next) => (next.rows > most.rows ? next : most))

await runScript(() => withBenchDatabase(measure))
