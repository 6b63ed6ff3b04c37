import { Agent, request as openRequest } from 'node:http'
import type { Request } from './load.ts'

export interface Answers {
  sortedDelaysMs: number[]
  statuses: Map<number, number>
}

interface Pace {
  next: () => Request
  perSecond: number
  ms: number
}

/**
 * Sends requests at a fixed pace however slow the responses are, because visitors do not wait for each other. Resolves
 * when the last response has arrived.
 */
export async function steadyLoad(origin: URL, { next, perSecond, ms }: Pace): Promise<Answers> {
  const agent = new Agent({ keepAlive: true })
  const everyMs = 1000 / perSecond
  const startedAt = performance.now()
  const statuses = new Map<number, number>()
  const ask = async (index: number): Promise<number> => {
    const dueMs = startedAt + index * everyMs
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueMs - performance.now())))
    const status = await statusOf(agent, origin, next())
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    return performance.now() - dueMs
  }
  try {
    const delaysMs = await Promise.all(
      Array.from({ length: Math.round((ms / 1000) * perSecond) }, (_, index) => ask(index)),
    )
    return { sortedDelaysMs: delaysMs.toSorted((a, b) => a - b), statuses }
  } finally {
    agent.destroy()
  }
}

function statusOf(
  agent: Agent,
  origin: URL,
  { path, method = 'GET', headers, body }: Request,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = openRequest(new URL(path, origin), { agent, method, headers }, (response) => {
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
    request.on('error', reject)
    request.end(body)
  })
}
