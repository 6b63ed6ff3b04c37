import { site } from '#site.config.ts'

export const issueEmailTexts = {
  reason: `You get this email because you subscribed to the newsletter of ${site.brand}.`,
  onSite: 'Read it on our website',
  unsubscribe: 'Unsubscribe',
} as const

export const digestTexts = {
  subject: (day: string) => `New on our blog: ${day}`,
  opening: (count: number) =>
    count === 1
      ? 'We have published one article since our last email.'
      : `We have published ${count} articles since our last email.`,
  more: 'See all articles on our blog',
} as const

export const postIssueTexts = {
  onBlog: 'Read this article on our blog',
} as const
