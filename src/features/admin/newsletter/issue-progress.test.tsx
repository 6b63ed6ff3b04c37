import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { AdminIssue } from '#contracts/admin-issues.ts'

const issue: AdminIssue = {
  id: 1,
  slug: 'notes',
  subject: 'Notes',
  state: 'sent',
  origin: 'written',
  revision: 1,
  sendAt: null,
  startedAt: null,
  endedAt: null,
  updatedAt: '2026-11-20T09:52:00.000Z',
  queued: 0,
  sent: 1,
  failed: 0,
  bounced: 0,
  left: 0,
  content: 'Hello',
  html: '<p>Hello</p>',
}

const withoutArchive = ['/newsletter', '/newsletter/$slug']

function disable(disabledPaths: readonly string[]) {
  vi.resetModules()
  vi.doMock('#generated/disabled-paths.ts', () => ({ disabledPaths }))
}

async function progressWith(disabledPaths: readonly string[]): Promise<string> {
  disable(disabledPaths)
  const { IssueProgress } = await import('./issue-progress.tsx')
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={new QueryClient()}>
        <IssueProgress issue={issue} />
      </QueryClientProvider>
    </RouterContextProvider>,
  )
}

test('a sent issue leads to its page in the archive, unless the archive is switched off', async () => {
  expect(await progressWith([])).toContain('href="/newsletter/notes"')
  expect(await progressWith(withoutArchive)).not.toContain('/newsletter/notes')
})

test('what is said before an issue is sent, stopped or deleted mentions the archive only if there is one', async () => {
  const textsWith = async (disabledPaths: readonly string[]) => {
    disable(disabledPaths)
    const { deleteIssueTexts, issueTexts } = await import('#content/interface/admin/issues.ts')
    return [issueTexts.sendText, issueTexts.stopText, deleteIssueTexts.question(issue.subject).text]
  }
  const texts = await textsWith(withoutArchive)
  for (const [index, textWithArchive] of (await textsWith([])).entries()) {
    const [text = '', archiveText] = [texts[index], textWithArchive.slice(texts[index]?.length)]
    expect(textWithArchive).toBe(`${text}${archiveText}`)
    expect(archiveText).not.toBe('')
  }
})
