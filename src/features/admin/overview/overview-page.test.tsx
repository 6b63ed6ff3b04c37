import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { answerPromisedHours } from '#content/promised-hours.ts'
import type { AdminStats } from '#contracts/admin.ts'
import { OverviewPage } from './overview-page.tsx'
import { statsQuery } from './queries.ts'

const quietStats: AdminStats = {
  publishedPosts: 3,
  drafts: 0,
  pendingBookings: 0,
  waitingBookings: 0,
  unreadBookings: 0,
  activeProjects: 0,
  clients: 0,
  subscribers: 0,
  unsentEmails: 0,
  recentProblems: 0,
  clock: { isMissing: false, ranAt: null, hasFailed: false },
  nextAppointments: [],
  bookingsByMonth: [],
  subscribersByMonth: [],
}

function wordsOf(stats: Partial<AdminStats>): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const cache = new QueryClient()
  cache.setQueryData(statsQuery.queryKey, { ...quietStats, ...stats })
  const html = renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={cache}>
        <OverviewPage />
      </QueryClientProvider>
    </RouterContextProvider>,
  )
  return html.replaceAll('<!-- -->', '').replace(/<[^>]+>/g, '')
}

const promise = `the ${answerPromisedHours} h we promise`

it.each([
  [{}, 'No request is waiting for an answer.'],
  [{ unreadBookings: 1 }, 'No request is pending, but one has unread messages.'],
  [{ unreadBookings: 4 }, 'No request is pending, but 4 have unread messages.'],
  [{ pendingBookings: 1 }, `One request is pending, none for longer than ${promise}.`],
  [
    { pendingBookings: 1, waitingBookings: 1 },
    `One request is pending; one has waited longer than ${promise}.`,
  ],
  [
    { pendingBookings: 9, waitingBookings: 2 },
    `9 requests are pending; 2 have waited longer than ${promise}.`,
  ],
])('with %j, the overview says what waits: %s', (stats, sentence) => {
  expect(wordsOf(stats)).toContain(sentence)
})

it.each([
  [{}, 'No failed emails, and nothing broke in the last 24 hours.'],
  [{ unsentEmails: 1 }, 'One email was not sent'],
  [{ unsentEmails: 3 }, '3 emails were not sent'],
  [{ recentProblems: 1 }, 'Something broke in the last 24 hours'],
  [{ recentProblems: 5 }, '5 things broke in the last 24 hours'],
])('with %j, the overview says what has failed: %s', (stats, sentence) => {
  const words = wordsOf(stats)
  expect(words).toContain(sentence)
  expect(words.includes('No failed emails')).toBe(Object.keys(stats).length === 0)
})

it('the overview compares subscribers with the first month of the chart', () => {
  const subscribersByMonth = [
    { month: '2025-12', total: 7 },
    { month: '2026-11', total: 7 },
  ]
  expect(wordsOf({ subscribersByMonth })).toMatch(/As many as in \S+ 2025/)
})
