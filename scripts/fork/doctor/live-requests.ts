import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './live-site.ts'

/** A copy is stored after the first reader has the page. */
const tries = 4
const pauseMs = 300

/** Returns a note if no request of the home page is answered from the edge cache. */
export async function cacheNotes(url: string): Promise<string[]> {
  for (let asked = 0; asked < tries; asked += 1) {
    const { status, headers } = await ask(`${url}/`)
    if (status !== 200) return []
    const isStored = /^(HIT|STALE|UPDATING|REVALIDATED)$/.test(headers.get('cf-cache-status') ?? '')
    if (asked > 0 && (isStored || headers.has('age'))) return []
    await sleep(pauseMs)
  }
  return [
    `${url}/ was not answered from the cache, although it was asked ${tries} times: no header \`age\`, and no \`cf-cache-status: HIT\`. Each reader waits for the database. In Cloudflare’s dashboard, open the domain, then Caching: Development Mode must be off under Configuration, and no Cache Rule may bypass the cache.`,
  ]
}

/** Returns a fault unless an http address of a public site leads to https. */
export async function plainHttpFaults(address: string): Promise<string[]> {
  const { status, headers, failure } = await ask(address)
  const location = headers.get('location') ?? ''
  if (status >= 301 && status <= 308 && location.startsWith('https://')) return []
  return [
    `${address} does not redirect to https: it answers ${failure ?? status}. In Cloudflare’s dashboard, open the domain, then SSL/TLS > Edge Certificates, and turn on Always Use HTTPS.`,
  ]
}
