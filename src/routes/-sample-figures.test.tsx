import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleStats } from '#content/admin/page.ts'
import { authorCardCopy } from '#content/blog/copy.ts'
import { authorExpertise } from '#content/blog/page.ts'
import { overviewTexts } from '#content/interface/admin/overview.ts'
import { dashboardTexts, liveCountsTexts, sampleTilesTexts } from '#content/interface/client/dashboard.ts'
import { OverviewPage } from '#features/admin/overview/overview-page.tsx'
import { AuthorCard } from '#features/blog/author-card.tsx'
import { bookingsQuery, projectsQuery } from '#features/client/queries.ts'
import { DashboardPage } from '#features/client/dashboard/dashboard-page.tsx'
import { site } from '#site.config.ts'

const email = 'dana@client.example'

function textsOf(page: ReactNode): string[] {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  const cache = new QueryClient()
  const noItems = { pages: [[]], pageParams: [null] }
  cache.setQueryData(projectsQuery.queryKey, noItems)
  cache.setQueryData(bookingsQuery(email).queryKey, noItems)
  const html = renderToString(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={cache}>{page}</QueryClientProvider>
    </RouterContextProvider>,
  )
  return html
    .replaceAll('<!-- -->', '')
    .split(/<[^>]*?(?:aria-label="([^"]*)"[^>]*)?>/)
    .filter(Boolean)
}

const figuresIn = (texts: readonly string[], wantedTexts: readonly string[]) =>
  texts.filter((text) => wantedTexts.includes(text))

const whereSwitchedOn = (specifiedTexts: readonly string[]) => (site.sampleFigures ? specifiedTexts : [])

test('the dashboard has the sample figures only where the configuration switches them on, after the live counts', () => {
  const user = { username: 'dana', name: 'Dana', email, role: 'client' } as const
  const texts = textsOf(<DashboardPage user={user} />)
  const figures = [...sampleTilesTexts.tiles.map(({ value }) => value), sampleTilesTexts.note]
  const later = [dashboardTexts.analyticsText]
  expect(figuresIn(texts, [liveCountsTexts.note, ...figures, ...later])).toEqual([
    liveCountsTexts.note,
    ...whereSwitchedOn([...figures, ...later]),
  ])
  expect(texts).toContain(liveCountsTexts.active)
})

test('the overview has the sample figures only where the configuration switches them on, after the live counts', () => {
  const figures = [...sampleStats.flatMap(({ value, change }) => [value, change]), overviewTexts.sampleNote]
  expect(figuresIn(textsOf(<OverviewPage />), [overviewTexts.countsNote, ...figures])).toEqual([
    overviewTexts.countsNote,
    ...whereSwitchedOn(figures),
  ])
})

test('an author has the sample’s areas of expertise only where the configuration switches them on', () => {
  for (const name of [undefined, 'Asha Rai']) {
    const areas = [authorCardCopy.expertise, ...authorExpertise]
    expect(figuresIn(textsOf(<AuthorCard name={name} />), areas)).toEqual(whereSwitchedOn(areas))
  }
})
