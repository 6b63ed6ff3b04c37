import { handle } from 'hono/cloudflare-pages'
import { searchQuery } from '#shared/search-query.ts'
import { searchFor } from '#domains/blog/search/search-for.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { tooManyPage } from '#platform/http/too-many-page.ts'
import { createD1PageSource } from '#domains/site/d1-page-source.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createPage().get('/blog/search', async (c) => {
  const context = publicContext(c)
  const query = searchQuery(new URL(c.req.url).searchParams.getAll('q').at(-1))
  const results = await searchFor(context, query)
  if (!results.ok) return tooManyPage(c, { what: 'searches', back: '/blog', ...results })
  const { renderPage } = await import('#built/render.js')
  const source = { ...createD1PageSource(context), search: async () => results.result }
  const path = query ? `/blog/search?q=${encodeURIComponent(query)}` : '/blog/search'
  const { html } = await renderPage(path, source, () => undefined)
  return c.html(html, 200, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})
export const onRequest = handle(app)
