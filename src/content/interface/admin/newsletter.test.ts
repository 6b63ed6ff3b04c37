import { expect, test, vi } from 'vitest'

async function emptyTextsWith(disabledPaths: readonly string[]): Promise<string[]> {
  vi.resetModules()
  vi.doMock('#generated/disabled-paths.ts', () => ({ disabledPaths }))
  const { newsletterTexts } = await import('./newsletter.ts')
  const { newsletterChartTexts } = await import('./charts.ts')
  return [newsletterTexts.emptyText, newsletterChartTexts.empty]
}

test('a back office without subscribers sends nobody to a blog that is switched off', async () => {
  const sendsToForm = /form.* on the blog(?!, which is switched off)/
  expect((await emptyTextsWith([])).every((text) => sendsToForm.test(text))).toBe(true)
  expect((await emptyTextsWith(['/blog'])).some((text) => sendsToForm.test(text))).toBe(false)
})

test('a newsletter without issues proposes to make one from a post only where there is a blog', async () => {
  const emptyTextWith = async (disabledPaths: readonly string[]) => {
    vi.resetModules()
    vi.doMock('#generated/disabled-paths.ts', () => ({ disabledPaths }))
    return (await import('./issues.ts')).issueListTexts.emptyText
  }
  expect(await emptyTextWith([])).toContain('post')
  expect(await emptyTextWith(['/blog', '/blog/*'])).not.toContain('post')
})

test.each([
  [0, /\bnobody is\b/i],
  [1, /\b1 person is\b/],
  [2, /\b2 people are\b/],
])('with %i subscribers, the page says so', async (subscribers, words) => {
  const { issueListTexts } = await import('./issues.ts')
  expect(issueListTexts.note(subscribers)).toMatch(words)
})

test('an empty list of sign-ups says no more than that, since those of before may have been deleted', async () => {
  const { newsletterTexts } = await import('./newsletter.ts')
  expect(newsletterTexts.emptyTitle).toBe('No sign-ups')
})
