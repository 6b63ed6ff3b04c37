import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, use, useEffect, useState } from 'react'
import { useSession } from '#browser/current-user.ts'
import { guardedPath, pathAfterSignIn } from '#shared/return-path.ts'
import { RefusedForm } from '#ui/form/refused-form.tsx'
import { splitHref } from '#ui/site-link.tsx'

export function SignedInElsewhere({ children }: { children: (next: string | undefined) => ReactNode }) {
  const session = useSession()
  const navigate = useNavigate()
  const [next, setNext] = useState(guardedPath(use(RefusedForm)?.values.next ?? null) ?? undefined)

  useEffect(() => setNext(guardedPath(new URLSearchParams(location.search).get('next')) ?? undefined), [])

  useEffect(() => {
    if (session.status !== 'signed-in') return
    const nextPath = new URLSearchParams(location.search).get('next')
    const { pathname, search, hash } = splitHref(pathAfterSignIn(session.user.role, nextPath))
    void navigate({ to: pathname, search, hash, replace: true })
  }, [session, navigate])

  return children(next)
}
