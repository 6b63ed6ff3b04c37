import { openDb } from '#platform/db/open.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { sendOutbox } from '#platform/email/send-outbox.ts'
import { finishIssues } from '#domains/newsletter/issues/finish-issues.ts'
import { renderIssue } from '#domains/newsletter/issues/render-issue.ts'
import { runNewsletter } from '#domains/newsletter/issues/run-newsletter.ts'
import { PlainFailure, runScript } from '../../scripts/lib/plain-failure.ts'
import { withBenchDatabase } from '../rows/bench-database.ts'

const siteUrl = 'https://www.agency.example'
const sizes = [1000, 50_000]
const shownRuns = 2
const toleranceRows = 60

await runScript(() =>
  withBenchDatabase(async (database) => {
    const most: number[] = []
    for (const size of sizes) most.push(await measure(database, size))
    const [few = 0, many = 0] = most
    if (many > few + toleranceRows)
      throw new PlainFailure(
        `A run with ${sizes[1]} subscribers reads ${many} rows, with ${sizes[0]} ${few}.`,
      )
  }),
)

async function measure(database: D1Database, size: number): Promise<number> {
  const counter = countingDatabase(database)
  const db = openDb(counter.database)
  await database.batch(
    ['outbox', 'newsletter_issues', 'newsletter_subscribers'].map((table) =>
      database.prepare(`delete from ${table}`),
    ),
  )
  await database
    .prepare(
      `with recursive n(value) as (select 1 union all select value + 1 from n where value < ?)
       insert into newsletter_subscribers (email, unsubscribe_token)
       select 'reader' || value || '@example.com', printf('%032d', value) from n`,
    )
    .bind(size)
    .run()
  const text = {
    subject: 'A benchmark',
    slug: 'a-benchmark',
    content: 'A paragraph of some length.\n\n'.repeat(200),
  }
  const rendering = await renderIssue({ ...text, siteUrl })
  if (!rendering.ok) throw new PlainFailure(rendering.reason)
  const startsAt = new Date(Date.now() + 1000)
  await db.insert(newsletterIssues).values({
    ...text,
    ...rendering.rendered,
    state: 'sending' as const,
    startedAt: startsAt,
    number: 1,
    updatedAt: startsAt,
  })
  const transport = async () => ({ ok: true as const })
  const state = async () => (await db.select().from(newsletterIssues))[0]
  const reads: number[] = []
  console.log(`${size} subscribers`)
  for (let run = 1; (await state())?.state === 'sending'; run += 1) {
    const isShown = run <= shownRuns || run === Math.ceil(size / 400)
    const startMs = performance.now()
    counter.reset()
    const context = { db, now: new Date(), siteUrl, ip: 'local', user: null }
    await runNewsletter(context)
    if (isShown) await sendOutbox(db, transport, { wait: async () => undefined })
    else
      await database
        .prepare("update outbox set sent_at = 1, body = '', html = null where sent_at is null")
        .run()
    await finishIssues(context)
    const { rows, written } = counter.read()
    if (!isShown) continue
    reads.push(rows)
    console.log(
      `  run ${run}: ${rows} rows read, ${written} written, ${Math.round(performance.now() - startMs)} ms`,
    )
  }
  const issue = await state()
  const addresses = await database
    .prepare('select count(distinct recipient) as count from outbox')
    .first<{ count: number }>()
  console.log(`  ${issue?.queued} emails to ${addresses?.count} people, ${issue?.sent} sent`)
  if (issue?.sent !== size || addresses?.count !== size)
    throw new PlainFailure('Not everybody got one email.')
  return Math.max(...reads)
}

/** `bench/rows/counting-database.ts` repeats a query to count its rows, which only reads allow. */
function countingDatabase(real: D1Database) {
  let rows = 0
  let writtenRows = 0
  const note = ({ meta }: D1Result) => {
    rows += meta.rows_read
    writtenRows += meta.rows_written
  }
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values))
        if (name === 'real') return target
        return async () => {
          const result = await target.all<Record<string, unknown>>()
          note(result)
          if (name === 'raw') return result.results.map((row) => Object.values(row))
          return name === 'first' ? (result.results[0] ?? null) : result
        }
      },
    })
  const database = new Proxy(real, {
    get(target, name) {
      if (name === 'prepare') return (query: string) => wrap(target.prepare(query))
      return async (statements: (D1PreparedStatement & { real?: D1PreparedStatement })[]) => {
        const results = await target.batch(statements.map((statement) => statement.real ?? statement))
        results.forEach(note)
        return results
      }
    },
  })
  return {
    database,
    reset() {
      rows = 0
      writtenRows = 0
    },
    read: () => ({ rows, written: writtenRows }),
  }
}
