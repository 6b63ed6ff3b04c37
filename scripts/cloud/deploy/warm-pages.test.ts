import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { warmPages } from './warm-pages.ts'

async function aSite(responses: (origin: string) => Record<string, string>, challengedPath?: string) {
  const requestedPaths: string[] = []
  let open = 0
  let mostAtOnce = 0
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    requestedPaths.push(path)
    open += 1
    mostAtOnce = Math.max(mostAtOnce, open)
    setTimeout(() => {
      const body = responses(origin)[path]
      if (path === challengedPath) response.writeHead(403, { 'cf-mitigated': 'challenge' }).end(body)
      else response.writeHead(body === undefined ? 404 : 200).end(body)
      open -= 1
    }, 10)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  const origin = `http://127.0.0.1:${address.port}`
  return {
    origin,
    requestedPaths,
    mostAtOnce: () => mostAtOnce,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const urlset = (...addresses: string[]) =>
  `<urlset>${addresses.map((address) => `<url><loc>${address}</loc></url>`).join('')}</urlset>`

test('every page in a sitemap index is requested, at most four at a time', async () => {
  const paths = Array.from({ length: 12 }, (_, i) => `/blog/${i}`)
  await using site = await aSite((origin) => ({
    '/sitemap.xml': `<sitemapindex><sitemap><loc>${origin}/sitemap.xml?part=1</loc></sitemap></sitemapindex>`,
    '/sitemap.xml?part=1': urlset(...paths.map((path) => origin + path)),
    ...Object.fromEntries(paths.map((path) => [path, 'page'])),
  }))
  expect(await warmPages(site.origin)).toEqual({ warmedCount: 12, failures: [] })
  expect(site.requestedPaths.slice(2).sort()).toEqual([...paths].sort())
  expect(site.mostAtOnce()).toBe(4)
})

test('a page that fails is named, and other sites are not requested', async () => {
  await using site = await aSite((origin) => ({
    '/sitemap.xml': urlset(`${origin}/`, `${origin}/gone?a=1&amp;b=2`, 'https://example.com/'),
    '/': 'page',
  }))
  expect(await warmPages(site.origin)).toEqual({
    warmedCount: 1,
    failures: [`${site.origin}/gone?a=1&b=2 (404)`],
  })
})

test('a missing sitemap is reported in one line', async () => {
  await using site = await aSite(() => ({}))
  await expect(warmPages(site.origin)).rejects.toThrow(
    `${site.origin}/sitemap.xml answered 404, so no page was warmed up.`,
  )
})

test('a challenged page is named as such, and a challenged sitemap ends it with the remedy', async () => {
  const responses = (origin: string) => ({ '/sitemap.xml': urlset(`${origin}/`), '/': 'page' })
  await using site = await aSite(responses, '/')
  expect((await warmPages(site.origin)).failures).toEqual([`${site.origin}/ (a challenge)`])
  await using closedSite = await aSite(responses, '/sitemap.xml')
  await expect(warmPages(closedSite.origin)).rejects.toThrow(/sitemap.xml answered with a challenge/)
})
