import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { PlainFailure } from '../lib/plain-failure.ts'

export interface ApiAnswer {
  status: number
  /** The code of the first error: https://developers.cloudflare.com/fundamentals/api/reference/ */
  code: number | null
  message: string
  result: unknown
}

export type CallApi = (method: string, path: string, body?: object) => Promise<ApiAnswer>

export type Credentials =
  | { type: 'api_token' | 'oauth'; token: string }
  | { type: 'api_key'; key: string; email: string }

const publicApi = 'https://api.cloudflare.com/client/v4'
const triesMax = 4
const secondsMax = 300

const envelope = z.object({
  errors: z._default(z.nullable(z.array(z.object({ code: z.number(), message: z.string() }))), []),
  result: z.optional(z.unknown()),
})

interface ApiOptions {
  credentials: Credentials
  print: (line: string) => void
  wait?: (seconds: number) => Promise<unknown>
  baseUrl?: string | undefined
}

/** Calls Cloudflare's API, and waits as long as it asks to when it is called too often. */
export function openApi({ credentials, print, wait = waitFor, baseUrl }: ApiOptions): CallApi {
  const auth: Record<string, string> =
    credentials.type === 'api_key'
      ? { 'x-auth-key': credentials.key, 'x-auth-email': credentials.email }
      : { authorization: `Bearer ${credentials.token}` }
  return async (method, path, body) => {
    for (let tries = 1; ; tries++) {
      const response = await fetch(`${baseUrl || publicApi}${path}`, {
        method,
        headers: { ...auth, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(30_000),
      }).catch((error: unknown) => {
        throw new PlainFailure(`Cloudflare's API does not answer: ${causeOf(error)}`)
      })
      const seconds = Number(response.headers.get('retry-after') ?? 60)
      if (response.status !== 429 || tries === triesMax || !(seconds <= secondsMax))
        return parseAnswer(response.status, await response.text())
      await response.body?.cancel()
      print(tooManyRequests(seconds))
      await wait(seconds)
    }
  }
}

export const tooManyRequests = (seconds: number) =>
  `Cloudflare takes no more requests for now. Waiting ${seconds} seconds, as it asks …`

export const waitFor = (seconds: number) => sleep(seconds * 1000)

function parseAnswer(status: number, text: string): ApiAnswer {
  const parsed = z.safeParse(envelope, parseJson(text))
  const [error] = parsed.success ? (parsed.data.errors ?? []) : []
  return {
    status,
    code: error?.code ?? null,
    message: error?.message ?? `it answered ${status}`,
    result: parsed.success ? parsed.data.result : undefined,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
