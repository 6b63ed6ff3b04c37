import { createRootRouteWithContext, notFound, Outlet } from '@tanstack/react-router'
import type { PageSource } from '#contracts/page-source.ts'
import { NotFound } from '#features/shell/not-found.tsx'
import { RouteError } from '#features/shell/route-error.tsx'
import { Shell } from '#features/shell/shell.tsx'
import { isPageOn } from '#shared/is-page-on.ts'
import '#ui/styles.css'

export const Route = createRootRouteWithContext<{ source: PageSource; sectionSource: PageSource }>()({
  beforeLoad({ location }) {
    if (!isPageOn(location.pathname)) throw notFound()
  },
  // Outside the error boundary: header, footer and menus stay when a page fails.
  shellComponent: Shell,
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: RouteError,
})
