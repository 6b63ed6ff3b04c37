import type { BlogCategory } from '#shared/blog-category.ts'

export const categories = [
  {
    id: 'digital-marketing',
    label: 'Digital Marketing',
    hue: 'blue',
    about: 'Planning, measuring, and the parts that machines can take over.',
    cover: 'agents',
  },
  {
    id: 'digital-advertising',
    label: 'Digital Advertising',
    hue: 'ember',
    about: 'Auctions, budgets and what the numbers leave out.',
    cover: 'bars',
  },
  {
    id: 'product-development',
    label: 'Product Development',
    hue: 'violet',
    about: 'From a sketch to a product people use, phase by phase.',
    cover: 'phases',
  },
  {
    id: 'seo',
    label: 'SEO Strategies',
    hue: 'teal',
    about: 'What crawlers read, what they ignore and how to check both.',
    cover: 'gauge',
  },
  {
    id: 'content-marketing',
    label: 'Content Marketing',
    hue: 'plum',
    about: 'Writing that answers questions people ask.',
    cover: 'rows',
  },
] as const satisfies readonly BlogCategory[]
