import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { openDb } from '#server/db/open.ts'
import type { Env } from '#server/http/env.ts'
import { localEnv } from '../../scripts/local/local-env.ts'
import { scriptContext } from '../../scripts/local/script-context.ts'
import { writeMigrations } from '../../scripts/migrations/list-migrations.ts'
import { PlainFailure, runScript } from '../../scripts/process/plain-failure.ts'
import { runLocalWrangler } from '../../scripts/process/wrangler.ts'
import { countingDatabase } from './counting-database.ts'
import { fill } from './fill.ts'
import { listCases, rowsMax } from './lists.ts'

const sizes = [100, 10_000] as const

async function measure(): Promise<void> {
  Object.assign(process.env, localEnv)
  const state = mkdtempSync(join(tmpdir(), 'admin-lists-'))
  try {
    writeMigrations()
    const migration = await runLocalWrangler([
      'd1',
      'migrations',
      'apply',
      'DB',
      '--local',
      '--persist-to',
      state,
    ])
    if (!migration.ok) throw new PlainFailure(migration.output.trim())
    const proxy = await getPlatformProxy<Env>({ persist: { path: join(state, 'v3') }, remoteBindings: false })
    try {
      report(await readAllCases(proxy.env.DB))
    } finally {
      await proxy.dispose()
    }
  } finally {
    rmSync(state, { recursive: true, force: true })
  }
}

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

const reader = { id: 1, username: 'bench', name: 'Bench', email: 'bench@example.com', role: 'admin' } as const

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

await runScript(measure)
