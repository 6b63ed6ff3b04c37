import { expect, type Page } from '@playwright/test'
import { aCategory } from '#tests/builders/posts.ts'

export const unique = () => `written-${Math.random().toString(36).slice(2, 10)}`

export function aPost(slug: string) {
  return {
    slug,
    title: `About ${slug}`,
    excerpt: 'An excerpt that is long enough to say what the article is about, and no longer.',
    date: '2025-04-05',
    category: aCategory,
    content: '## First heading\n\nFirst text.',
    status: 'published',
  }
}

export async function openEditor(page: Page, slug: string) {
  await page.goto(`/admin/blog/edit?slug=${slug}`)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`About ${slug}`)
}
