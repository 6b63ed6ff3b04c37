import type { PageMeta } from '#content/meta-types.ts'

export const careersMeta = {
  path: '/careers',
  access: 'everyone',
  title: 'Careers: Seven Remote Positions',
  description:
    'Seven full-time positions in marketing, product development and quality assurance, remote worldwide. How we work, what you get and how to apply.',
  keywords: ['careers', 'remote jobs', 'digital marketing jobs', 'developer jobs', 'AI engineer'],
  category: 'careers',
  pageType: 'careers',
} as const satisfies PageMeta
