import { handle } from 'hono/cloudflare-pages'
import { storedPageOf } from '#render/render-stored-page.ts'
import { isLinkedStory } from '#domains/content/is-linked-story.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { serveStaticPage } from '#platform/pages/page-response.ts'
import { serveStoredPage } from '#domains/site/serve-stored-page.ts'
import { isSlug } from '#shared/slug.ts'
import { storyPath, workPath } from '#shared/page-paths.ts'

export const app = createPage().get('/work/:slug', (c) => {
  const slug = c.req.param('slug')
  const notFound = () => serveStaticPage(c, '/work-404', 404)
  if (!isSlug(slug)) return notFound()
  return serveStoredPage(c, {
    ...storedPageOf(storyPath(slug), c.env),
    async exists(context) {
      const { storyExists } = await import('#domains/content/public-stories.ts')
      return storyExists(context, slug)
    },
    missing: async () => (isLinkedStory(slug) ? c.redirect(workPath, 302) : notFound()),
  })
})
export const onRequest = handle(app)
