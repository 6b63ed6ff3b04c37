import { pluralize } from '#shared/words.ts'

export const articlePageCopy = {
  words: (count: number) => pluralize(count, 'word'),
  help: 'Want help with this?',
  helpAction: 'Get Started',
} as const

export const articleSkeletonCopy = {
  loading: 'Loading the article',
} as const

export const authorCardCopy = {
  expertise: 'Areas of expertise',
} as const

export const blogListCopy = {
  kicker: 'Blog',
  heading: 'Notes from the climb',
  lede: 'How we plan, measure and build, written down so you can check it: methods and worked examples, no news.',
  listHeading: 'All articles',
  empty: 'Nothing published yet',
  emptyNote:
    'The first article is being written. Subscribe to the newsletter below to hear when it is published.',
  emptyAction: 'See what we do',
  help: 'Want help with your own project?',
  helpAction: 'Contact Us',
} as const

export const categoryArchiveCopy = {
  label: 'Topics',
  count: (total: number) => pluralize(total, 'article'),
  empty: 'There are no articles on this topic yet.',
  articles: 'Articles',
  emptyLink: 'See all articles',
} as const

export const categoryButtonsCopy = {
  label: 'Categories',
  all: 'All',
} as const

export const listStatesCopy = {
  heading: 'Blog',
} as const

export const newsletterFormCopy = {
  plainHeading: 'Newsletter',
  heading: 'An email when there is something worth reading',
  subscribedNote: 'One more step: open the link in the email that we have just sent you.',
  failed: 'Subscription failed',
  note: 'No more than two a month. We use your address for this and nothing else.',
  email: 'Email',
  subscribe: 'Subscribe',
  subscribed: 'Thank you for subscribing',
  tryAgain: 'Please try again in a moment.',
} as const

export const olderArticlesCopy = {
  title: 'Older articles',
  page: (page: number) => `Page ${page}`,
  range: (first: number, last: number, total: number) =>
    `Articles ${first} to ${last} of ${total}, newest first`,
  articles: 'Articles',
} as const

export const paginationCopy = {
  label: 'Pages',
  newer: 'Newer',
  older: 'Older',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  articles: 'articles',
} as const

export const relatedArticlesCopy = {
  heading: 'Related Articles',
} as const

export const saveArticleCopy = {
  heading: 'Saved on this device',
  remove: (title: string) => `Remove ${title} from the saved articles`,
  saved: 'Saved',
  save: 'Save Article',
} as const

export const searchFailedCopy = {
  tooMany: 'Too many searches have come from your network. Try again in a minute.',
  failed: 'The search is not working right now.',
  instead: 'Go by topic instead',
} as const

export const searchHitsCopy = {
  label: 'Results',
  keywords: 'Keywords:',
} as const

export const searchPageCopy = {
  title: 'Search the blog',
  about: 'Searches the title, summary, keywords and full text of every article.',
  none: (query: string) =>
    `No article contains all the words of “${query}”. Try fewer words, or different ones.`,
  more: (query: string, count: number) =>
    `More than ${count} articles match “${query}”. These are the best ${count}; add a word to narrow it down.`,
  some: (query: string, count: number) =>
    count === 1 ? `1 article matches “${query}”` : `${count} articles match “${query}”, best match first`,
  home: 'Home',
  blog: 'Blog',
  search: 'Search',
  instead: 'Go by topic instead',
  browseByTopic: 'Browse by topic',
} as const

export const shareBarCopy = {
  label: 'Share this article',
  shareOn: (network: string) => `Share on ${network}`,
  facebook: 'Facebook',
  linkedIn: 'LinkedIn',
  copyLink: { idle: 'Copy link', copied: 'Copied!', failed: 'Copying is blocked' },
} as const

export const topicsHeading = 'Browse by topic'

export const blogTrail = {
  home: 'Home',
  blog: 'Blog',
  page: (page: number) => `Page ${page}`,
} as const

export const tableOfContentsCopy = {
  heading: 'Table of Contents',
} as const

export const articleHeaderCopy = {
  minutes: (minutes: number) => `${minutes} min read`,
  author: (name: string) => `by ${name}`,
} as const
