import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { openDb } from '#server/db/open.ts'
import type { Env } from '#server/http/env.ts'
import { localEnv } from '../../scripts/local/local-env.ts'
import { PlainFailure, runScript } from '../../scripts/process/plain-failure.ts'
import { runLocalWrangler } from '../../scripts/process/wrangler.ts'
import { countingDatabase } from './counting-database.ts'
import { fill } from './fill.ts'
import { listCases, rowsMax } from './lists.ts'

const sizes = [100, 10_000] as const

/**
 * `node bench/admin-lists/measure.ts`: rows that D1 reads for each list of the back office at 100 and at 10,000 rows,
 * on a database of its own that is thrown away. Ends with 1 where a bar does not hold.
 */
async function measure(): Promise<void> {
  Object.assign(process.env, localEnv)
  const state = mkdtempSync(join(tmpdir(), 'admin-lists-'))
  try {
    const migrated = await runLocalWrangler([
      'd1',
      'migrations',
      'apply',
      'DB',
      '--local',
      '--persist-to',
      state,
    ])
    if (!migrated.ok) throw new PlainFailure(migrated.output.trim())
    const proxy = await getPlatformProxy<Env>({ persist: { path: join(state, 'v3') }, remoteBindings: false })
    try {
      report(await readAll(proxy.env.DB))
    } finally {
      await proxy.dispose()
    }
  } finally {
    rmSync(state, { recursive: true, force: true })
  }
}

/** For each case the rows read at each size. */
async function readAll(database: D1Database): Promise<number[][]> {
  const { db, rowsReadBy } = countingDatabase(database)
  const read: number[][] = listCases.map(() => [])
  for (const size of sizes) {
    await fill(database, size)
    for (const [index, { run }] of listCases.entries()) {
      read[index]?.push(await rowsReadBy(() => run(openDb(db))))
    }
  }
  return read
}

function report(read: readonly number[][]): void {
  console.log(`| list | rows read at ${sizes.join(' | at ')} | bar |\n|---|---|---|---|`)
  let misses = 0
  for (const [index, { name, bar }] of listCases.entries()) {
    const [few = Number.NaN, many = Number.NaN] = read[index] ?? []
    const holds = bar === 'same' ? few === many : Math.max(few, many) <= rowsMax
    if (!holds) misses += 1
    const said = bar === 'same' ? 'the same' : `≤ ${rowsMax}`
    console.log(`| ${name} | ${few} | ${many} | ${said}${holds ? '' : ': MISSED'} |`)
  }
  if (misses > 0) throw new PlainFailure(`${misses} of ${listCases.length} lists read more than they may.`)
}

await runScript(measure)
