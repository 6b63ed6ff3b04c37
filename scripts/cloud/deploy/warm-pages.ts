import { isChallenge, refuseChallenge } from '#shared/failures.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'

const concurrency = 4

export async function warmPages(origin: string): Promise<{ warmedCount: number; failures: string[] }> {
  const queue = await listPages(`${origin}/sitemap.xml`, origin)
  let warmedCount = 0
  const failures: string[] = []
  const worker = async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const status = await statusOf(url)
      if (status === 200) warmedCount += 1
      else failures.push(`${url} (${status})`)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return { warmedCount, failures }
}

async function listPages(url: string, origin: string): Promise<string[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => null)
  if (response) refuseChallenge(url, response)
  if (response?.status !== 200) {
    throw new PlainFailure(
      `${url} ${response ? `answered ${response.status}` : 'did not answer'}, so no page was warmed up.`,
    )
  }
  const xml = await response.text()
  const addresses = [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => URL.parse(address)?.origin === origin)
  if (!xml.includes('<sitemapindex')) return addresses
  const parts: string[] = []
  for (const part of addresses) parts.push(...(await listPages(part, origin)))
  return parts
}

async function statusOf(url: string): Promise<number | 'a challenge' | 'no answer'> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
    await response.arrayBuffer()
    return isChallenge(response) ? 'a challenge' : response.status
  } catch {
    return 'no answer'
  }
}
