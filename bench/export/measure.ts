import { setInterval as every } from 'node:timers/promises'
import { openDb } from '#platform/db/open.ts'
import { functionsFolder } from '../../scripts/build/build-functions.ts'
import { PlainFailure, runScript } from '../../scripts/lib/plain-failure.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { fill } from '../admin-lists/fill.ts'
import { type SeededWorker, startSeededWorker } from '../functions/seeded-worker.ts'
import { workerdMemory } from '../load/workerd-memory.ts'

const sizes = [10_000, 100_000] as const
const runs = 3
/**
 * Covers a page of 5,000 rows as D1 returns it, the same page as CSV, and the garbage that V8 has not collected yet.
 */
const growthMbMax = 150

interface Download {
  megabytes: number
  seconds: number
  beforeMb: number
  peakMb: number
}

async function measure(): Promise<void> {
  const worker = await startSeededWorker(`${functionsFolder}/index.js`)
  try {
    const misses: string[] = []
    console.log(
      '| bookings | CSV, MB | seconds | memory before, MB | most while it runs, MB | bar |\n|---|---|---|---|---|---|',
    )
    for (const size of sizes) {
      const { database } = worker
      await fill(database, size, 0)
      const { cookie } = await aSignedInUser(openDb(database), { role: 'admin' })
      for (let run = 1; run <= runs; run += 1) {
        const { megabytes, seconds, beforeMb, peakMb } = await download(worker, cookie)
        const isMissed = peakMb - beforeMb > growthMbMax
        if (isMissed) misses.push(`${size} rows took ${(peakMb - beforeMb).toFixed(0)} MB`)
        const cells = [size, megabytes.toFixed(1), seconds.toFixed(1), beforeMb.toFixed(0), peakMb.toFixed(0)]
        console.log(`| ${cells.join(' | ')} | + ${growthMbMax}${isMissed ? ': MISSED' : ''} |`)
      }
    }
    if (misses.length > 0) throw new PlainFailure(misses.join('\n'))
  } finally {
    await worker.harness.close()
  }
}

async function download({ url }: SeededWorker, cookie: string): Promise<Download> {
  const beforeMb = memoryMb()
  let peakMb = beforeMb
  const stop = new AbortController()
  const watch = (async () => {
    for await (const _ of every(50, undefined, { signal: stop.signal })) peakMb = Math.max(peakMb, memoryMb())
  })().catch(() => undefined)
  const startedAt = performance.now()
  const response = await fetch(new URL('/api/admin/bookings?format=csv', url), { headers: { cookie } })
  if (!response.ok || !response.body) throw new Error(`the export answered ${response.status}`)
  let bytes = 0
  for await (const piece of response.body) bytes += piece.length
  stop.abort()
  await watch
  return { megabytes: bytes / 1e6, seconds: (performance.now() - startedAt) / 1000, beforeMb, peakMb }
}

const memoryMb = () => [...workerdMemory().values()].reduce((sum, mb) => sum + mb, 0)

await runScript(measure)
