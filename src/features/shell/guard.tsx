import { QueryClientProvider } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { retrySession } from '#api/current-user.ts'
import { useSession } from '#api/use-session.ts'
import { privateCache } from '#api/private-cache.ts'
import type { Role, User } from '#contracts/accounts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Notice } from './notice.tsx'

interface GuardProps {
  /** The page's heading, there before anybody is known. */
  title: string
  /** The only role that may see the page; without it any signed-in user. */
  only?: Role
  children: (user: User) => ReactNode
}

/** Shows a page to who may see it, with the cache of private data. A courtesy: the endpoints decide what anyone gets. */
export function Guard({ title, only, children }: GuardProps) {
  const session = useSession()
  if (session.status === 'failed') return <CheckFailed message={session.message} />
  if (session.status === 'signed-in') {
    if (only && session.user.role !== only) return <NotForThisAccount />
    return <QueryClientProvider client={privateCache}>{children(session.user)}</QueryClientProvider>
  }
  return (
    <div data-waiting="" className="page-width section-space grid min-h-[60dvh] content-start gap-4">
      <h1 className="text-h2">{title}</h1>
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner />
        Checking your account…
      </p>
      <noscript>This page needs JavaScript: it shows what belongs to the account that is signed in.</noscript>
      {session.status === 'signed-out' ? <ToSignIn /> : null}
    </div>
  )
}

/** The visitor comes back here after signing in; the page that could not be shown leaves no entry in the history. */
function ToSignIn() {
  const navigate = useNavigate()
  useEffect(() => {
    // Read once, from the document: the router's location is already the sign-in page's while this one still stands.
    const next = `${location.pathname}${location.search}`
    void navigate({ to: '/auth', search: { next }, replace: true })
  }, [navigate])
  return null
}

function NotForThisAccount() {
  return (
    <Notice kicker="Staff only" title="This page is not for this account">
      <p className="mt-4 max-w-xl text-lede text-ink-soft">
        It belongs to the back office. Your projects and requests are on your dashboard.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/dashboard">Go to your dashboard</ButtonLink>
        <ButtonLink href="/" look="outline">
          Go to the home page
        </ButtonLink>
      </div>
    </Notice>
  )
}

function CheckFailed({ message }: { message: string }) {
  return (
    <Notice kicker="No answer" title="Your account could not be checked">
      <p role="alert" className="mt-4 max-w-xl text-lede text-ink-soft">
        {message}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => retrySession()}>Try again</Button>
        <ButtonLink href="/" look="outline">
          Go to the home page
        </ButtonLink>
      </div>
    </Notice>
  )
}
