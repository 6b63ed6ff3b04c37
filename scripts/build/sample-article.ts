import { team } from '#content/team.ts'
import { type Article, type PostCard, postCategories } from '#contracts/blog.ts'
import type { PageSource } from '#contracts/page-source.ts'
import { noDatabase } from './prerender.ts'

const card: PostCard = {
  slug: 'sample',
  title: 'A sample',
  excerpt: 'Shows the build what articles look like; nobody reads it.',
  date: '2025-01-01',
  category: 'seo',
  keywords: ['one', 'two', 'three', 'four', 'five'],
  featuredImage: '/blog/art/seo/sample.svg',
  cover: 'gauge',
}

const article: Article = {
  ...card,
  tags: ['one'],
  headings: [{ level: 2, text: 'A heading', id: 'a-heading' }],
  tocDepth: 3,
  wordCount: 1,
  readingMinutes: 1,
  updatedAt: '2025-01-01T00:00:00.000Z',
  related: [
    { ...card, slug: 'picture', featuredImage: '/favicon.svg' },
    ...postCategories.map((category) => ({
      ...card,
      slug: category,
      category,
      featuredImage: `/blog/art/${category}/${category}.svg`,
    })),
  ],
  html: '<h2 id="a-heading">A heading</h2><p>A paragraph.</p>',
}

export const samplePath = '/blog/sample'

/**
 * Articles with every look that the parts below the first window can have: a part with a rule that the shared sheet
 * lacks would make its page inline everything (src/render/page-styles.ts).
 */
export const sampleSources: readonly PageSource[] = [undefined, team[0]?.name, 'Nobody Known'].map(
  (author) => ({
    ...noDatabase,
    article: async () => (author ? { ...article, author } : article),
  }),
)

/** Pages that are rendered from the database, as they are without any. */
export const emptySite: PageSource = {
  ...noDatabase,
  today: () => '2025-01-01',
  teaser: async () => [],
  content: async () => ({ services: [], caseStudies: [], takesAppointments: false }),
}
