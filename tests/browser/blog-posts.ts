import { expect, type Page } from '@playwright/test'
import { seedSlugs } from './seed-posts.ts'
import { signInAs } from './sign-in.ts'
import { aCategory } from '#tests/builders/posts.ts'

export const onlySeed = (slugs: readonly string[]): string[] =>
  slugs.filter((slug) => seedSlugs.includes(slug))

const richText = [
  'Before the first heading, with **bold** and *italic*, `inline code` and [a link](https://example.com).',
  '# Level one',
  ...['First', 'Second', 'Third'].flatMap((name) => [
    `## ${name} part`,
    'A sentence that takes its place on the page. '.repeat(60),
    `### ${name} detail`,
    'Another sentence that takes its place. '.repeat(40),
    `#### ${name} note`,
    'A last sentence of the part. '.repeat(40),
  ]),
  '##### Level five',
  '###### Level six',
  '- bullet\n\n1. number',
  '> A quote.',
  '---',
  '```ts\nconst port = 8080\n```',
].join('\n\n')

export async function publishPost(page: Page, overrides: Record<string, unknown> = {}): Promise<string> {
  await signInAs(page, 'demo-admin')
  const slug = `read-${crypto.randomUUID().slice(0, 8)}`
  const response = await page.request.post('/api/admin/posts', {
    data: {
      slug,
      title: `A rich article ${slug}`,
      excerpt: 'An excerpt that is long enough to say what the article is about, and no longer.',
      date: '2020-01-02',
      category: aCategory,
      keywords: ['one', 'two', 'three', 'four', 'five'],
      content: richText,
      status: 'published',
      ...overrides,
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  await page.request.post('/api/logout')
  return slug
}

export async function removePost(page: Page, slug: string): Promise<void> {
  await signInAs(page, 'demo-admin')
  await page.request.delete(`/api/admin/posts/${slug}`)
}
