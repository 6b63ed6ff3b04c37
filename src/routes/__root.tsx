import { createRootRouteWithContext, notFound, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { PageSource } from '#contracts/page-source.ts'
import { NotFound } from '#features/shell/not-found.tsx'
import { NoticePage } from '#features/shell/notice-page.tsx'
import { RouteError } from '#features/shell/route-error.tsx'
import { Shell } from '#features/shell/shell.tsx'
import { isPageOn } from '#shared/is-page-on.ts'
import { RefusedForm } from '#ui/form/refused-form.tsx'
import '#ui/styles.css'

export const Route = createRootRouteWithContext<{ source: PageSource; sectionSource: PageSource }>()({
  // No loader: the router would not show a “not found” that a page throws for the root while the root loads.
  async beforeLoad({ context, location, preload }) {
    if (!preload && context.source.notice()) throw notFound()
    if (!isPageOn(location.pathname)) throw notFound()
    return { menuPages: await context.source.menuPages() }
  },
  // Outside the error boundary: header, footer and menus stay when a page fails.
  shellComponent: Shell,
  component: Page,
  notFoundComponent: Missing,
  errorComponent: RouteError,
})

function Page() {
  const { source } = useRouter().options.context
  return (
    <RefusedForm value={source.refusedForm()}>
      <Outlet />
    </RefusedForm>
  )
}

function Missing() {
  const { context } = useRouter().options
  const pathname = useLocation({ select: (location) => location.pathname })
  // Kept while the next page loads, which forgets it.
  const [notice] = useState(() => context.source.notice())
  return notice ? <NoticePage notice={notice} path={pathname} /> : <NotFound />
}
