import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('#site.config.ts')
  vi.resetModules()
})

async function hold(disabled: readonly string[] | undefined, lists: Record<string, readonly unknown[]>) {
  vi.doMock('#site.config.ts', () => ({ site: { disabled } }))
  const { anchorRules } = await import('./anchor-rules.ts')
  return anchorRules('/services/seo', [{ id: 'questions' }], lists).map(([, holds]) => holds())
}

test('a menu leads to no section whose list is empty', async () => {
  expect(await hold(undefined, { questions: ['Why?'], stories: [] })).toEqual([true, true])
  expect(await hold([], { questions: [] })).toEqual([false])
})

test('a page that is off may have a menu that leads nowhere', async () => {
  expect(await hold(['/services/seo'], { questions: [] })).toEqual([true])
  expect(await hold(['/services/*'], { questions: [] })).toEqual([true])
})
