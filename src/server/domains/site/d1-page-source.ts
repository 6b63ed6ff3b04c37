import type { PageSource } from '#contracts/page-source.ts'
import * as z from 'zod/mini'
import { articleSchema } from '#contracts/blog.ts'
import { jobDetailSchema, jobListSchema } from '#contracts/jobs.ts'
import { siteContentSchema } from '#contracts/site-content.ts'
import { storyListSchema, storySchema } from '#contracts/stories.ts'
import { authorPageSchema } from '#contracts/authors.ts'
import { readAuthorPage } from '#domains/blog/public-authors.ts'
import { findPost } from '#domains/blog/find-post.ts'
import { countPosts, listCards } from '#domains/blog/list-posts.ts'
import { searchPosts } from '#domains/blog/search/search-posts.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { findPublicJob, listOfferedJobs } from '#domains/content/public-jobs.ts'
import { findStory, listStories } from '#domains/content/public-stories.ts'
import { readSiteContent } from '#domains/content/read-site-content.ts'
import { findIssue, newestNumber, readArchive } from '#domains/newsletter/issues/public-issues.ts'
import { findPublicPage, listMenuPages } from '#domains/pages/public-pages.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

const teaserPosts = 3

export function createD1PageSource(context: ServiceContext<null>): PageSource {
  return {
    refusedForm: () => null,
    notice: () => null,
    today: () => agencyDay(context.now),
    teaser: () => listCards(context, { limit: teaserPosts }),
    async list(page, category) {
      const [posts, total, newestIssue] = await Promise.all([
        listCards(context, { page, category }),
        countPosts(context, { category }),
        newestNumber(context),
      ])
      return { posts, total, ...(newestIssue > 0 ? { hasIssues: true } : {}) }
    },
    search: (query) => searchPosts(context, query),
    // Only the Functions of these pages can resolve their tokens and codes, because they count wrong ones.
    unsubscription: async () => ({ state: 'unknown' }),
    invitation: async () => ({ state: 'over' }),
    passwordReset: async () => ({ state: 'over' }),
    booking: async () => null,
    appointment: async () => null,
    linkedMessages: async () => null,
    async article(slug) {
      const post = await findPost(context, slug)
      return post && z.parse(articleSchema, post)
    },
    async author(slug, page) {
      const authorPage = await readAuthorPage(context, slug, page)
      return authorPage && z.parse(authorPageSchema, authorPage)
    },
    async content() {
      return z.parse(siteContentSchema, await readSiteContent(context))
    },
    issues: (page) => readArchive(context, page),
    issue: (slug) => findIssue(context, slug),
    jobs: async () => z.parse(jobListSchema, await listOfferedJobs(context)),
    async job(slug) {
      const job = await findPublicJob(context, slug)
      return job && z.parse(jobDetailSchema, job)
    },
    page: (slug) => findPublicPage(context, slug),
    menuPages: () => listMenuPages(context),
    stories: async () => z.parse(storyListSchema, await listStories(context)),
    async story(slug) {
      const story = await findStory(context, slug)
      return story && z.parse(storySchema, story)
    },
  }
}
