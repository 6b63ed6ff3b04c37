import { handle } from 'hono/cloudflare-pages'
import { buildId } from '#built/build.js'
import { postCategories } from '#contracts/blog.ts'
import { findListPages } from '#domains/blog/list-urls.ts'
import { listCards } from '#domains/blog/list-posts.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { serveGeneratedFile } from '#platform/pages/serve-generated-file.ts'
import { listPublishedAuthors } from '#domains/blog/public-authors.ts'
import { listOfferedJobs } from '#domains/content/public-jobs.ts'
import { listStoryUrls } from '#domains/content/public-stories.ts'
import { listIndexedIssues, newestNumber } from '#domains/newsletter/issues/public-issues.ts'
import { listPageUrls } from '#domains/pages/public-pages.ts'
import {
  llmsArchive,
  llmsAuthors,
  llmsPagesOn,
  llmsPosts,
  llmsStories,
  llmsTextPages,
} from '#seo/llms-txt.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { listPath } from '#shared/list-pages.ts'
import { archivePath, workPath } from '#shared/page-paths.ts'
import { publicContext } from '#platform/http/service-context.ts'

const issuesMax = 20
const storiesMax = 50
const textPagesMax = 50

export const app = createPage().get('/llms.txt', (c) =>
  serveGeneratedFile(c, {
    path: '/llms.txt',
    buildId,
    contentType: 'text/plain',
    async make() {
      const context = publicContext(c)
      const hasBlog = isPageOn('/blog')
      const [pages, posts, authors, listPages, newestIssue, issues, stories, careers, textPages] =
        await Promise.all([
          c.env.ASSETS.fetch(new URL('/llms.txt', c.req.url)),
          hasBlog ? listCards(context) : [],
          hasBlog ? listPublishedAuthors(context) : [],
          hasBlog ? findListPages(context) : [],
          isPageOn(archivePath) ? newestNumber(context) : 0,
          isPageOn(archivePath) ? listIndexedIssues(context, issuesMax) : [],
          isPageOn(workPath) ? listStoryUrls(context, storiesMax) : [],
          isPageOn('/careers') ? listOfferedJobs(context) : { jobs: [] },
          listPageUrls(context, textPagesMax),
        ])
      if (!pages.ok) throw new Error(`The build left no llms.txt: ${pages.status}`)
      const pagesWithPosts = new Set<string>(listPages)
      const emptyPaths = postCategories
        .map((category) => listPath(1, category))
        .filter((path) => !pagesWithPosts.has(path))
      const shown = { origin: context.siteUrl, openings: careers.jobs, emptyPaths }
      const archive = newestIssue > 0 ? llmsArchive(issues, context.siteUrl) : ''
      const work = stories.length > 0 ? llmsStories(stories, context.siteUrl) : ''
      const more = textPages.length > 0 ? llmsTextPages(textPages, context.siteUrl) : ''
      return `${llmsPagesOn(await pages.text(), shown)}${more}${work}${archive}${llmsAuthors(authors, context.siteUrl)}${llmsPosts(posts, context.siteUrl, { hasFeed: hasBlog })}`
    },
  }),
)
export const onRequest = handle(app)
