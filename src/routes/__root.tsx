import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import type { PageSource } from '#contracts/page-source.ts'
import { NotFound } from '#features/shell/not-found.tsx'
import { RouteError } from '#features/shell/route-error.tsx'
import { Shell } from '#features/shell/shell.tsx'
import '#ui/styles.css'

export const Route = createRootRouteWithContext<{ source: PageSource }>()({
  // Outside the error boundary: header, footer and menus stay when a page fails.
  shellComponent: Shell,
  component: Outlet,
  notFoundComponent: NotFound,
  errorComponent: RouteError,
})
