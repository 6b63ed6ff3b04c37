import { pageProblems } from '#content/interface/answers.ts'
import { readForeignUrl } from './check-url.ts'

export type Fetcher = (request: Request) => Promise<Response>

export const pageBytesMax = 1024 * 1024
export const fetchMsMax = 5000
const redirectsMax = 3
const robotsCharsMax = 1000

export type Fetched =
  | {
      ok: true
      url: string
      type: string
      charset: string | null
      robotsHeader: string | null
      bytes: Uint8Array
      isWhole: boolean
    }
  | { ok: false; message: string; status?: number }

const accepts = {
  'text/html': { what: 'page', accept: 'text/html', agent: 'preview-check' },
  'image/': { what: 'picture', accept: 'image/*', agent: 'preview-check' },
  any: { what: null, accept: 'text/calendar, */*;q=0.1', agent: 'calendar-reader' },
} as const

interface FetchOptions {
  type: keyof typeof accepts
  fetcher: Fetcher
  signal: AbortSignal
  bytesMax?: number
}

/**
 * Fetches a page of another site. Every redirect must pass the same rules, so that none leads into a private network.
 */
export async function fetchGuarded(
  address: string,
  { type, fetcher, signal, bytesMax = pageBytesMax }: FetchOptions,
): Promise<Fetched> {
  let next = address
  for (let hop = 0; hop <= redirectsMax; hop++) {
    const checkedAddress = readForeignUrl(next)
    if (!checkedAddress.ok)
      return hop === 0
        ? checkedAddress
        : { ok: false, message: pageProblems.redirectsAway(checkedAddress.message) }
    const { url } = checkedAddress
    try {
      const request = new Request(url.href, {
        redirect: 'manual',
        signal,
        headers: { accept: accepts[type].accept, 'user-agent': accepts[type].agent },
      })
      const response = await overNetwork(fetcher(request))
      const location = response.headers.get('location')
      if (response.status >= 300 && response.status < 400 && location) {
        await discard(response)
        next = URL.parse(location, url.href)?.href ?? ''
        continue
      }
      return await readResponse(response, url.href, { type, bytesMax })
    } catch (error) {
      if (!(error instanceof NetworkFailure)) throw error
      const message = signal.aborted ? pageProblems.late(fetchMsMax / 1000) : pageProblems.unreachable
      return { ok: false, message }
    }
  }
  return { ok: false, message: pageProblems.redirectsOn(redirectsMax) }
}

class NetworkFailure extends Error {
  override name = 'NetworkFailure'
}

const overNetwork = <T>(step: Promise<T>): Promise<T> =>
  step.catch((cause: unknown) => {
    throw new NetworkFailure('the network failed', { cause })
  })

const discard = (response: Response) => overNetwork(response.body?.cancel() ?? Promise.resolve())

async function readResponse(
  response: Response,
  url: string,
  { type: expectedType, bytesMax }: Required<Pick<FetchOptions, 'type' | 'bytesMax'>>,
): Promise<Fetched> {
  const [type = '', ...parameters] = (response.headers.get('content-type') ?? '').toLowerCase().split(';')
  if (!response.ok) {
    await discard(response)
    return { ok: false, message: pageProblems.status(response.status), status: response.status }
  }
  const { what } = accepts[expectedType]
  if (what && !type.trim().startsWith(expectedType)) {
    await discard(response)
    return {
      ok: false,
      message: pageProblems.otherType(type.trim(), what),
    }
  }
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='))
  const { bytes, isWhole } = await readUpTo(response, bytesMax)
  return {
    ok: true,
    url,
    type: type.trim(),
    charset: charset?.slice(8).replace(/["']/g, '').trim() || null,
    robotsHeader: response.headers.get('x-robots-tag')?.slice(0, robotsCharsMax) ?? null,
    bytes,
    isWhole,
  }
}

async function readUpTo(response: Response, max: number): Promise<{ bytes: Uint8Array; isWhole: boolean }> {
  if (!response.body) return { bytes: new Uint8Array(), isWhole: true }
  const reader = response.body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await overNetwork(reader.read())
    if (done) return { bytes: concat(chunks, length), isWhole: true }
    chunks.push(value.subarray(0, max - length))
    length += value.length
    if (length > max) {
      await overNetwork(reader.cancel())
      return { bytes: concat(chunks, max), isWhole: false }
    }
  }
}

function concat(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
