import { QueryClientProvider } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { site } from '#site.config.ts'
import { retrySession } from '#browser/current-user.ts'
import { useSession } from '#browser/use-session.ts'
import { privateCache } from '#browser/private-cache.ts'
import type { GuardedPageMeta } from '#content/meta-types.ts'
import type { User } from '#contracts/auth.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { Notice } from './notice.tsx'

interface GuardProps {
  page: Pick<GuardedPageMeta, 'heading' | 'access'>
  children: (user: User) => ReactNode
}

/** Hides a page from users who may not see it, as a courtesy: the endpoints enforce access. */
export function Guard(props: GuardProps) {
  // The footer starts below the first screen, so nothing visible shifts when content arrives.
  return (
    <div className="min-h-[calc(100lvh-var(--header-height))] bg-surface-tint">
      <Guarded {...props} />
    </div>
  )
}

function Guarded({ page, children }: GuardProps) {
  const session = useSession()
  if (session.status === 'failed') return <CheckFailed message={session.message} />
  if (session.status === 'signed-in') {
    if (page.access === 'admin' && session.user.role !== 'admin') return <NotForThisAccount />
    return <QueryClientProvider client={privateCache}>{children(session.user)}</QueryClientProvider>
  }
  return (
    <div data-waiting="">
      {page.access === 'admin' ? (
        <div className="h-13.25 border-b border-line bg-surface noscript:hidden" />
      ) : null}
      <TitleBand title={page.heading}>
        <span role="status" className="flex items-center gap-3 noscript:hidden app-failed:hidden">
          <Spinner />
          Checking your account…
        </span>
      </TitleBand>
      <div className="page-width">
        <NeedsScript />
        <AppFailed />
      </div>
      {session.status === 'signed-out' ? <ToSignIn /> : null}
    </div>
  )
}

function NeedsScript() {
  return (
    <div className="hidden noscript:block">
      <p className="max-w-xl text-lede">This page needs JavaScript, and your browser has it turned off.</p>
      <p className="mt-3 max-w-xl text-ink-soft">
        It loads your data only after checking who you are. Allow JavaScript for this site and reload the
        page, or write to <a href={`mailto:${site.email}`}>{site.email}</a> and we will send you what you
        need. Booking a service and <SiteLink href="/contact">reaching us</SiteLink> work without JavaScript.
      </p>
      <div className="mt-6">
        <ButtonLink href="/" look="outline">
          Go to the home page
        </ButtonLink>
      </div>
    </div>
  )
}

/** Shown by the boot script if the app fails to load, so nothing in it can react to a click. */
function AppFailed() {
  return (
    <div role="alert" className="hidden app-failed:block">
      <p className="max-w-xl text-lede">This page could not be loaded completely.</p>
      <p className="mt-3 max-w-xl text-ink-soft">
        Your connection may have dropped, or the site has just been updated. Loading the page again usually
        helps. If it does not, write to <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
      <div className="mt-6">
        {/* An empty address is this page, with its query. */}
        <ButtonLink href="">Load the page again</ButtonLink>
      </div>
    </div>
  )
}

function ToSignIn() {
  const navigate = useNavigate()
  useEffect(() => {
    // Read `location` once: the router already reports the sign-in page while this page is still mounted.
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
