import { handle } from 'hono/cloudflare-pages'
import { siteUrl } from '#built/build.js'
import { listCards } from '#server/blog/list-posts.ts'
import { openDb } from '#server/db/open.ts'
import { createPage } from '#server/http/create-page.ts'
import { llmsPosts } from '#seo/llms-txt.ts'

/** The build's file of the pages, and below it the articles as they are now. */
export const app = createPage().get('/llms.txt', async (c) => {
  const [pages, posts] = await Promise.all([
    c.env.ASSETS.fetch(new URL('/llms.txt', c.req.url)),
    listCards(openDb(c.env.DB), { now: new Date() }),
  ])
  if (!pages.ok) throw new Error(`The build left no llms.txt: ${pages.status}`)
  return c.body(`${await pages.text()}${llmsPosts(posts, siteUrl)}`, 200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=60',
  })
})
export const onRequest = handle(app)
