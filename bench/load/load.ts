import { Agent, request as openRequest } from 'node:http'

export interface Request {
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Load {
  perSecond: number
  p99Ms: number
}

const connections = 16

export async function loadFor(origin: URL, next: () => Request, ms: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + ms
  const connection = async () => {
    while (performance.now() < endsAt) {
      const before = performance.now()
      await send(agent, origin, next())
      times.push(performance.now() - before)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, connection))
  } finally {
    agent.destroy()
  }
  const seconds = (performance.now() - startedAt) / 1000
  const sortedTimes = times.toSorted((a, b) => a - b)
  return { perSecond: times.length / seconds, p99Ms: sortedTimes[Math.floor(sortedTimes.length * 0.99)] ?? 0 }
}

function send(agent: Agent, origin: URL, { path, method = 'GET', headers, body }: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = openRequest(new URL(path, origin), { agent, method, headers }, (response) => {
      const { statusCode = 0 } = response
      response.on('error', reject)
      response.on('end', () =>
        statusCode >= 500 || statusCode === 429
          ? reject(new Error(`${method} ${path} answered ${statusCode}`))
          : resolve(),
      )
      response.resume()
    })
    request.on('error', reject)
    request.end(body)
  })
}
