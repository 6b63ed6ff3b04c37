import { expect, test, vi } from 'vitest'

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
