import { copyFile, cp, rm } from 'node:fs/promises'
import { functionsFolder } from '../../scripts/build/build-functions.ts'
import { benchOrigin, startSeededWorker } from './seeded-worker.ts'

export interface Recording {
  answers: string
  status: number
  type: string
  headers: Record<string, string>
  body: string
}

export async function recordRequests(paths: readonly string[], folder: string) {
  await rm(folder, { recursive: true, force: true })
  await cp(functionsFolder, folder, { recursive: true })
  await copyFile('bench/functions/database-record.js', `${folder}/database-record.js`)
  const { harness, cookie } = await startSeededWorker(`${folder}/database-record.js`)
  try {
    const recordings: Recording[] = []
    for (const path of paths) {
      const response = await harness.fetch(`${benchOrigin}${path}`, { headers: { cookie } })
      const body = await response.text()
      const responses = await (await harness.fetch(`${benchOrigin}/api/bench-answers`)).text()
      const type = response.headers.get('content-type') ?? ''
      const headers = Object.fromEntries(response.headers)
      recordings.push({ answers: responses, status: response.status, type, headers, body })
    }
    return { recordings, cookie }
  } finally {
    await harness.close()
  }
}
