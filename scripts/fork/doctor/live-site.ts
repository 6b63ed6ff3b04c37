import { refuseChallenge } from '#shared/failures.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import type { SiteResponse, SiteReader } from '../../gate/site-reader.ts'

const timeoutMs = 20_000
/** Far above any response of ours; the URL may point to somebody else's server. */
const bytesMax = 20_000_000

export async function openLiveSite(at: string): Promise<SiteReader> {
  const sitemap = await ask(`${at}/sitemap.xml`)
  if (sitemap.status === 0) throw new PlainFailure(`${at} does not answer: ${sitemap.failure}.`)
  refuseChallenge(`${at}/sitemap.xml`, sitemap)
  const origin = originInSitemap(new TextDecoder().decode(sitemap.body)) ?? at
  return { origin, atOnce: 4, get: (path) => ask(`${at}${path}`) }
}

function originInSitemap(sitemap: string): string | undefined {
  const address = /<loc>\s*([^<]+?)\s*<\/loc>/.exec(sitemap)?.[1]
  return address ? URL.parse(address)?.origin : undefined
}

export async function ask(address: string): Promise<SiteResponse> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'user-agent': 'site-doctor' },
    })
    return { status: response.status, headers: response.headers, body: await bodyOf(response) }
  } catch (error) {
    return { status: 0, headers: new Headers(), body: new Uint8Array(), failure: reasonOf(error) }
  }
}

async function bodyOf(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > bytesMax) throw new Error(`the response is larger than ${bytesMax / 1_000_000} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the host name cannot be resolved',
  ECONNREFUSED: 'nothing is listening there',
  ECONNRESET: 'the connection was reset',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  return reasons[code] ?? (code ? `${code}: ${cause.message}` : cause.message)
}
