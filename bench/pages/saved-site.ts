import type { Answer } from './serve-h2.ts'

export interface SavedPage extends Answer {
  path: string
}

export async function indexablePaths(server: string): Promise<{ origin: string; paths: string[] }> {
  const index = await read(`${server}/sitemap.xml`)
  const parts = locations(index)
  const isIndex = index.includes('<sitemapindex')
  const lists = isIndex
    ? await Promise.all(parts.map(async (part) => locations(await read(server + pathOf(part)))))
    : [parts]
  const origin = new URL(parts[0] ?? server).origin
  return { origin, paths: lists.flat().map(pathOf).sort() }
}

export async function savePages(
  server: string,
  paths: readonly string[],
  origins: { from: string; to: string },
): Promise<SavedPage[]> {
  const pages: SavedPage[] = []
  for (const path of paths) {
    // Read twice: the second answer is the stored page, which is what almost every visitor gets.
    await read(server + path)
    const response = await fetch(server + path)
    const html = await response.text()
    pages.push({
      path,
      status: response.status,
      headers: Object.fromEntries([...response.headers].filter(([name]) => !connectionHeaders.test(name))),
      body: Buffer.from(html.replaceAll(origins.from, origins.to)),
    })
  }
  return pages
}

const connectionHeaders =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|etag|x-request-id)$/

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

async function read(url: string): Promise<string> {
  const response = await fetch(url)
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}
