import { openDb } from '#platform/db/open.ts'
import { median } from '../median.ts'
import { functionsFolder } from '../../scripts/build/build-functions.ts'
import { PlainFailure, runScript } from '../../scripts/lib/plain-failure.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { startSeededWorker } from '../functions/seeded-worker.ts'
import type { Request } from './load.ts'
import { type Answers, steadyLoad } from './steady-load.ts'

const rounds = 5
const roundMs = 10_000
const limitRefillMs = 4_000
const pagesPerSecond = 20
const signInsPerSecond = 50

const post = '/blog/technical-seo-for-sites-that-render-at-the-edge'

const floods = {
  'sign-ins from many networks': (index: number) =>
    `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  'sign-ins from one network': () => '192.0.2.7',
} as const
type Flood = keyof typeof floods

interface Round {
  quiet: Answers
  flooded: Answers
  signIns: Answers
}

async function measure(): Promise<void> {
  const { harness, url, database } = await startSeededWorker(`${functionsFolder}/index.js`)
  try {
    const { username } = await addUser(openDb(database))
    let sentCount = 0
    const askForPages = (ms: number) =>
      steadyLoad(url, { next: () => ({ path: post }), perSecond: pagesPerSecond, ms })
    const signIns = (flood: Flood, ms: number) =>
      steadyLoad(url, {
        next: () => signIn(username, floods[flood](++sentCount), sentCount),
        perSecond: signInsPerSecond,
        ms,
      })
    await Promise.all([askForPages(roundMs), signIns('sign-ins from many networks', roundMs)])

    const results = new Map<Flood, Round[]>()
    for (let round = 1; round <= rounds; round += 1) {
      for (const flood of Object.keys(floods).filter(isFlood)) {
        await new Promise((resolve) => setTimeout(resolve, limitRefillMs))
        const quiet = await askForPages(roundMs)
        const [flooded, signInAnswers] = await Promise.all([askForPages(roundMs), signIns(flood, roundMs)])
        results.set(flood, [...(results.get(flood) ?? []), { quiet, flooded, signIns: signInAnswers }])
      }
    }
    report(results)
  } finally {
    await harness.close()
  }
}

const isFlood = (name: string): name is Flood => name in floods

const signIn = (username: string, address: string, index: number): Request => ({
  path: '/api/login',
  method: 'POST',
  headers: { 'content-type': 'application/json', 'cf-connecting-ip': address },
  body: JSON.stringify(
    index % 5 === 0
      ? { username, password: builtPassword }
      : { username: `nobody-${index}`, password: 'not-the-password' },
  ),
})

function report(results: Map<Flood, Round[]>): void {
  console.log(
    `| a stored page, median of ${rounds} rounds | quiet p50 | p99 ms | flooded p50 | p99 ms | p99 ÷ quiet | sign-ins answered |\n|---|---|---|---|---|---|---|`,
  )
  const failures: string[] = []
  for (const [flood, all] of results) {
    const of = (responses: 'quiet' | 'flooded', share: number) =>
      median(all.map((round) => percentile(round[responses].sortedDelaysMs, share)))
    const ratio = median(
      all.map(
        ({ quiet, flooded }) =>
          percentile(flooded.sortedDelaysMs, 0.99) / percentile(quiet.sortedDelaysMs, 0.99),
      ),
    )
    const allStatuses = all.flatMap(({ quiet, flooded }) => [
      ...quiet.statuses.keys(),
      ...flooded.statuses.keys(),
    ])
    const wrong = allStatuses.filter((status) => status !== 200)
    if (wrong.length > 0) failures.push(`${flood}: the page answered ${[...new Set(wrong)].join(', ')}`)
    const ms = [of('quiet', 0.5), of('quiet', 0.99), of('flooded', 0.5), of('flooded', 0.99)]
    const cells = [flood, ...ms.map((one) => one.toFixed(1)), ratio.toFixed(1), statuses(all)]
    console.log(`| ${cells.join(' | ')} |`)
  }
  if (failures.length > 0) throw new PlainFailure(failures.join('\n'))
}

function statuses(all: readonly Round[]): string {
  const totals = new Map<number, number>()
  for (const { signIns } of all)
    for (const [status, count] of signIns.statuses) totals.set(status, (totals.get(status) ?? 0) + count)
  return [...totals]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}

const percentile = (sortedValues: readonly number[], share: number) =>
  sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * share))] ?? 0

await runScript(measure)
