import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { NewsletterSettings } from '#contracts/admin-issues.ts'

const settings: NewsletterSettings = {
  digest: 'off',
  emailsPerDay: null,
  revision: 1,
  subscribers: 0,
  hasProvider: true,
  isClockMissing: false,
}

async function pagesWith(disabledPaths: readonly string[]): Promise<{ settings: string; newIssue: string }> {
  vi.resetModules()
  vi.doMock('#generated/disabled-paths.ts', () => ({ disabledPaths }))
  const { NewIssuePage } = await import('./new-issue-page.tsx')
  const { SettingsCard } = await import('./settings-card.tsx')
  const { settingsQuery } = await import('./queries.ts')
  const client = new QueryClient()
  client.setQueryData(settingsQuery.queryKey, settings)
  const Settings = () => <SettingsCard query={useQuery(settingsQuery)} />
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const render = (Page: () => React.ReactNode) =>
    renderToString(
      <RouterContextProvider router={router}>
        <QueryClientProvider client={client}>
          <Page />
        </QueryClientProvider>
      </RouterContextProvider>,
    )
  return { settings: render(Settings), newIssue: render(NewIssuePage) }
}

test('the newsletter offers a digest of the blog and issues from posts only where there is a blog', async () => {
  const { newIssueTexts } = await import('#content/interface/admin/issues.ts')
  const withBlog = await pagesWith([])
  expect(withBlog.settings).toContain('name="digest"')
  expect(withBlog.newIssue).toContain(newIssueTexts.postHeading)
  const without = await pagesWith(['/blog', '/blog/*'])
  expect(without.settings).toContain('name="emailsPerDay"')
  expect(without.settings).not.toContain('name="digest"')
  expect(without.newIssue).not.toContain(newIssueTexts.postHeading)
})
