import { pluralize } from '#shared/words.ts'

export const authorsTitle = 'Authors'

export const authorFieldTexts = {
  name: 'Name',
  slug: 'Address',
  title: 'Title',
  bio: 'About the author',
  picture: 'Picture',
} as const

export const authorTexts = {
  title: authorsTitle,
  lede: 'Who writes the blog. Each author has a page with their articles, and posts choose their author from them.',
  noun: 'author',
  nameHint: 'As articles show it. A new name is written into all posts of this author.',
  slugHint: 'The end of the address of the page: /blog/author/…',
  titleHint: 'What the author does, such as “Strategist”.',
  bioHint: 'A sentence or two, below the name.',
  pictureHint: 'Shown round, with the focus point in the middle. Without one, readers see the initials.',
  note: (title: string, articles: number) => `${title}, ${pluralize(articles, 'public article')}`,
  deleteQuestion: (name: string) => ({
    title: `Delete “${name}” for good?`,
    text: 'It cannot be restored. An author with posts, drafts included, cannot be deleted.',
    confirmLabel: 'Delete',
  }),
  view: 'See the page',
} as const

export const postAuthorTexts = {
  agency: (name: string) => `${name} (default)`,
  withoutPage: (name: string) => `${name} (no page)`,
  hint: 'Authors have a page with their articles.',
  manage: 'Manage authors',
  failed: 'The authors could not be loaded. The post keeps its author.',
} as const
