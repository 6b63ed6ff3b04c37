import { handle } from 'hono/cloudflare-pages'
import { buildId, siteUrl } from '#built/build.js'
import { listCards } from '#server/blog/list-posts.ts'
import { openDb } from '#server/db/open.ts'
import { createPage } from '#server/http/create-page.ts'
import { serveGeneratedFile } from '#server/pages/serve-generated-file.ts'
import { llmsPosts } from '#seo/llms-txt.ts'

export const app = createPage().get('/llms.txt', (c) =>
  serveGeneratedFile(c, {
    path: '/llms.txt',
    buildId,
    contentType: 'text/plain',
    async make() {
      const [pages, posts] = await Promise.all([
        c.env.ASSETS.fetch(new URL('/llms.txt', c.req.url)),
        listCards(openDb(c.env.DB), { now: new Date() }),
      ])
      if (!pages.ok) throw new Error(`The build left no llms.txt: ${pages.status}`)
      return `${await pages.text()}${llmsPosts(posts, siteUrl)}`
    },
  }),
)
export const onRequest = handle(app)
