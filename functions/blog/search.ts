import { handle } from 'hono/cloudflare-pages'
import { searchQuery } from '#shared/search-query.ts'
import { searchFor } from '#domains/blog/search/search-for.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { renderPage, respondTooMany } from '#platform/http/render-page.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createPage().get('/blog/search', async (c) => {
  const context = publicContext(c)
  const query = searchQuery(new URL(c.req.url).searchParams.getAll('q').at(-1))
  const results = await searchFor(context, query)
  if (!results.ok) return respondTooMany(c, { what: 'searches', back: '/blog', ...results })
  const path = query ? `/blog/search?q=${encodeURIComponent(query)}` : '/blog/search'
  const { html } = await renderPage(c, path, { search: async () => results.result })
  return c.html(html, 200, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})
export const onRequest = handle(app)
