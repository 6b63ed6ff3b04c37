import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { redirectTarget } from '#content/redirects.ts'

/** Every path without a page: a fixed redirect followed inside the app, or the not-found screen. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    const target = redirectTarget(location.pathname)
    if (target) throw redirect({ to: target })
    throw notFound()
  },
})
