import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { redirectTarget } from '#content/redirects.ts'

export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    const target = redirectTarget(location.pathname)
    if (target) throw redirect({ to: target })
    throw notFound()
  },
})
