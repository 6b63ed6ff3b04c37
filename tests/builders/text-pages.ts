import type { pages } from '#platform/db/schema/pages.ts'

type Row = typeof pages.$inferInsert

/** A published text page as the database has it. */
export const aTextPageRow = (fields: Partial<Row> = {}): Row => ({
  slug: 'how-we-bill',
  title: 'How We Bill for Our Work',
  description: 'When an invoice comes, what it lists and which ways to pay there are.',
  heading: '',
  navigation: null,
  isInFooter: false,
  isNoindex: false,
  content: 'One invoice a month.',
  html: '<p>One invoice a month.</p>',
  status: 'published',
  updatedAt: new Date(),
  ...fields,
})
