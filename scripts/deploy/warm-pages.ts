import { PlainFailure } from '../process/plain-failure.ts'

const atOnce = 4

/**
 * Opens every page that the sitemap of `origin` names, so that no reader waits for the first drawing.
 * @returns how many answered 200, and the addresses that did not
 * @throws PlainFailure when the sitemap cannot be read
 */
export async function warmPages(origin: string): Promise<{ warmed: number; failed: string[] }> {
  const waiting = await listPages(`${origin}/sitemap.xml`, origin)
  let warmed = 0
  const failed: string[] = []
  const work = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      const status = await statusOf(url)
      if (status === 200) warmed += 1
      else failed.push(`${url} (${status})`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { warmed, failed }
}

/** The pages of a sitemap; an index is followed to its parts. Addresses of other sites are left out. */
async function listPages(url: string, origin: string): Promise<string[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => null)
  if (response?.status !== 200) {
    throw new PlainFailure(`${url} answered ${response?.status ?? 'nothing'}: no page was warmed.`)
  }
  const xml = await response.text()
  const found = [...xml.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => URL.parse(address)?.origin === origin)
  if (!xml.includes('<sitemapindex')) return found
  const parts: string[] = []
  for (const part of found) parts.push(...(await listPages(part, origin)))
  return parts
}

async function statusOf(url: string): Promise<number | 'no answer'> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(30_000) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 'no answer'
  }
}
