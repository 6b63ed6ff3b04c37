import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from '#api/use-session.ts'
import { guardedPath, pathAfterSignIn } from '#contracts/return-path.ts'
import { splitHref } from '#ui/split-href.ts'

/**
 * Sends whoever is signed in, already or just now, where they wanted to go or where their role starts
 * (specification, section 2, Sign-in page). The rest see the forms, with the page to return to.
 */
export function SignedInElsewhere({ children }: { children: (next: string | undefined) => ReactNode }) {
  const session = useSession()
  const navigate = useNavigate()
  const [next, setNext] = useState<string>()

  // The page is one file for every address: what the query says is known after it has come to life.
  useEffect(() => setNext(guardedPath(new URLSearchParams(location.search).get('next')) ?? undefined), [])

  useEffect(() => {
    if (session.status !== 'signed-in') return
    const wanted = new URLSearchParams(location.search).get('next')
    const { pathname, search, hash } = splitHref(pathAfterSignIn(session.user.role, wanted))
    void navigate({ to: pathname, search, hash, replace: true })
  }, [session, navigate])

  return children(next)
}
