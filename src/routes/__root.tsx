import { createRootRouteWithContext } from '@tanstack/react-router'
import type { PageSource } from '#contracts/page-source.ts'
import { NotFound } from '#features/shell/not-found.tsx'
import { Shell } from '#features/shell/shell.tsx'

export const Route = createRootRouteWithContext<{ source: PageSource }>()({
  component: Shell,
  notFoundComponent: NotFound,
})
