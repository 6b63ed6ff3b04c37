import type { PublicJob } from '#contracts/jobs.ts'
import type { PageSource, PageState, StoryHead } from '#contracts/page-source.ts'

export function recordState(source: PageSource, state: PageState): PageSource {
  return {
    refusedForm() {
      const refusedForm = source.refusedForm()
      if (refusedForm) state.refusedForm = refusedForm
      return refusedForm
    },
    notice() {
      const notice = source.notice()
      if (notice) state.notice = notice
      return notice
    },
    today() {
      state.today = source.today()
      return state.today
    },
    async teaser() {
      state.teaser = await source.teaser()
      return state.teaser
    },
    async list(page, category) {
      const list = await source.list(page, category)
      state.list = { ...list, page, category }
      return list
    },
    async unsubscription() {
      state.unsubscription = await source.unsubscription()
      return state.unsubscription
    },
    async invitation() {
      state.invitation = await source.invitation()
      return state.invitation
    },
    async passwordReset() {
      state.passwordReset = await source.passwordReset()
      return state.passwordReset
    },
    async search(query) {
      state.search = await source.search(query)
      return state.search
    },
    async content() {
      state.content = await source.content()
      return state.content
    },
    async appointment() {
      state.appointment = await source.appointment()
      return state.appointment
    },
    async linkedMessages() {
      state.linkedMessages = await source.linkedMessages()
      return state.linkedMessages
    },
    async booking(code) {
      state.booking = await source.booking(code)
      return state.booking
    },
    async issues(page) {
      const archive = await source.issues(page)
      state.issues = { ...archive, page }
      return archive
    },
    async issue(slug) {
      const issue = await source.issue(slug)
      if (issue) {
        const { html: _, ...meta } = issue
        state.issue = meta
      } else state.issue = null
      return issue
    },
    async jobs() {
      const list = await source.jobs()
      state.jobs = { ...list, jobs: list.jobs.map(withoutTexts) }
      return list
    },
    async job(slug) {
      const job = await source.job(slug)
      state.job = job && { ...withoutTexts(job), others: [] }
      return job
    },
    async author(slug, page) {
      const authorPage = await source.author(slug, page)
      state.author = authorPage && { ...authorPage, page }
      return authorPage
    },
    async stories() {
      state.stories = await source.stories()
      return state.stories
    },
    async story(slug) {
      const story = await source.story(slug)
      state.story = story && headOf(story)
      return story
    },
    async page(slug) {
      const page = await source.page(slug)
      if (page) {
        const { html: _, ...meta } = page
        state.page = meta
      } else state.page = null
      return page
    },
    async menuPages() {
      const menuPages = await source.menuPages()
      if (menuPages) state.menuPages = menuPages
      return menuPages
    },
    async article(slug) {
      const article = await source.article(slug)
      if (article) {
        const { html: _html, headings: _headings, ...meta } = article
        state.article = meta
      } else state.article = null
      return article
    },
  }
}

const withoutTexts = (job: PublicJob): PublicJob => ({
  ...job,
  description: '',
  responsibilities: [],
  requirements: [],
  milestones: [],
})

const headOf = ({
  slug,
  title,
  client,
  description,
  summary,
  tags,
  figure,
  result,
  updatedAt,
}: StoryHead): StoryHead => ({ slug, title, client, description, summary, tags, figure, result, updatedAt })

export function stateBeside(body: string, { article, ...state }: PageState): PageState {
  if (!article) return article === null ? { ...state, article } : state
  const { excerpt, related, ...meta } = article
  return {
    ...state,
    article: {
      ...meta,
      ...(body.includes(' data-excerpt=""') ? {} : { excerpt }),
      ...(body.includes(' data-related=""') ? {} : { related }),
    },
  }
}
