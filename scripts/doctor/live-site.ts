import { PlainFailure } from '../process/plain-failure.ts'
import type { Answer, SiteReader } from '../gate/site-reader.ts'

const timeoutMs = 20_000
/** No answer of the site is near this; a stranger's might be. */
const bytesMax = 20_000_000

/**
 * A deployed site, or one that runs on this machine, read politely: four requests at once, each with a limit of time.
 * @param at where it answers; addresses in its pages may name another origin, which is then what they are held to
 * @throws PlainFailure when nothing answers there
 */
export async function openLiveSite(at: string): Promise<SiteReader> {
  const first = await ask(`${at}/sitemap.xml`)
  if (first.status === 0) throw new PlainFailure(`${at} does not answer: ${first.failure}.`)
  const origin = namedOrigin(new TextDecoder().decode(first.body)) ?? at
  return { origin, atOnce: 4, get: (path) => ask(`${at}${path}`) }
}

/** The origin that the sitemap's addresses carry: the one that the site was built for. */
function namedOrigin(sitemap: string): string | undefined {
  const address = /<loc>\s*([^<]+?)\s*<\/loc>/.exec(sitemap)?.[1]
  return address ? URL.parse(address)?.origin : undefined
}

/** One request. What goes wrong is part of the answer, so that one silent page does not end the reading. */
export async function ask(address: string): Promise<Answer> {
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
    if (bytes > bytesMax) throw new Error(`it sends more than ${bytesMax / 1_000_000} MB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
}

/** Why a fetch failed, in words; the platform hides the reason one level down. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
  return reasons[code] ?? (code ? `${code}: ${cause.message}` : cause.message)
}
