import { expect, test, vi } from 'vitest'
import * as adminMetas from '#content/admin/meta.ts'
import * as authorsMetas from '#content/admin/authors-meta.ts'
import * as jobsMetas from '#content/admin/jobs-meta.ts'
import * as filesMetas from '#content/admin/files-meta.ts'
import * as newsletterMetas from '#content/admin/newsletter-meta.ts'
import * as pagesMetas from '#content/admin/pages-meta.ts'
import type { PageMeta } from '#content/meta-types.ts'

async function pathsWith(disabledPaths: readonly string[]): Promise<string[]> {
  vi.resetModules()
  vi.doMock('#generated/disabled-paths.ts', () => ({ disabledPaths }))
  const { shownCards } = await import('./admin-nav.tsx')
  return shownCards.map(({ path }) => path)
}

test('the back office leads to the blog’s posts, unless the blog is switched off', async () => {
  const paths = await pathsWith([])
  expect(paths).toContain('/admin/blog')
  expect(await pathsWith(['/blog/*', '/admin/blog/*'])).toEqual(
    paths.filter((path) => path !== '/admin/blog'),
  )
})

test('editors are led to the pages that they may open, and to no other', async () => {
  vi.resetModules()
  vi.doMock('#generated/disabled-paths.ts', () => ({ disabledPaths: [] }))
  const { editorPaths, entries } = await import('./admin-nav.tsx')
  const metas: readonly PageMeta[] = Object.values({
    ...adminMetas,
    ...authorsMetas,
    ...filesMetas,
    ...jobsMetas,
    ...newsletterMetas,
    ...pagesMetas,
  })
  const openPaths = entries.filter(({ path }) =>
    metas.some((meta) => meta.path === path && meta.access === 'editor'),
  )
  expect(openPaths.map(({ path }) => path)).toEqual(
    entries.flatMap(({ path }) => (editorPaths.includes(path) ? [path] : [])),
  )
  expect(openPaths).toHaveLength(editorPaths.length)
})
