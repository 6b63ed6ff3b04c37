import { QueryClientProvider } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import {
  appFailedTexts,
  checkFailedTexts,
  guardTexts,
  needsScriptTexts,
  otherAccountTexts,
  secondFactorNeededTexts,
} from '#content/interface/guard.ts'
import { editorGuardTexts } from '#content/interface/admin/editor.ts'
import { linkTexts } from '#content/interface/links.ts'
import { site } from '#site.config.ts'
import { retrySession, useSession } from '#browser/current-user.ts'
import { secondFactorNeed } from '#browser/second-factor-need.ts'
import { privateCache } from '#browser/private-cache.ts'
import type { GuardedPageMeta } from '#content/meta-types.ts'
import type { Role, User } from '#contracts/auth.ts'
import { opensBackOffice } from '#contracts/role-abilities.ts'
import { AskOutlet } from '#ui/ask-outlet.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { LogOutForm } from '#ui/log-out-form.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Spinner } from '#ui/skeleton.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { Notice } from './notice.tsx'
import { StepUpOutlet } from './step-up-outlet.tsx'
import { UnreadPolling } from './unread-polling.tsx'

interface GuardProps {
  page: Pick<GuardedPageMeta, 'heading' | 'access'>
  children: (user: User) => ReactNode
}

/**
 * Hides a page from users who may not see it, as a courtesy: the endpoints enforce access. It is so high that the
 * footer starts below the first screen, and nothing visible shifts when content arrives.
 */
export function Guard(props: GuardProps) {
  return (
    <div className="min-h-[calc(100lvh-var(--header-height))] bg-surface-tint wrap-anywhere">
      <Guarded {...props} />
    </div>
  )
}

function Guarded({ page, children }: GuardProps) {
  const session = useSession()
  const { subscribe, get, getFirst } = secondFactorNeed
  const needsSecondFactor = useSyncExternalStore(subscribe, get, getFirst)
  const isOfBackOffice = page.access !== 'signed-in'
  if (session.status === 'failed') return <CheckFailed message={session.message} />
  if (session.status === 'signed-in') {
    if (!mayOpen(page.access, session.user.role)) return <NotForThisAccount role={session.user.role} />
    if (isOfBackOffice && needsSecondFactor) return <NeedsSecondFactor />
    return (
      <QueryClientProvider client={privateCache}>
        {children(session.user)}
        <AskOutlet />
        <StepUpOutlet />
        <UnreadPolling />
      </QueryClientProvider>
    )
  }
  return (
    <div data-waiting="">
      {isOfBackOffice ? <div className="h-13.25 border-b border-line bg-surface noscript:hidden" /> : null}
      <TitleBand title={page.heading}>
        <span role="status" className="flex items-center gap-3 noscript:hidden app-failed:hidden">
          <Spinner />
          {guardTexts.checking}
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

function mayOpen(access: GuardedPageMeta['access'], role: Role): boolean {
  if (access === 'admin') return role === 'admin'
  return access === 'signed-in' || opensBackOffice(role)
}

function NeedsScript() {
  const { write, without } = needsScriptTexts
  return (
    <div className="hidden noscript:block">
      <p className="max-w-xl text-lede">{needsScriptTexts.title}</p>
      <p className="mt-3 max-w-xl text-ink-soft">
        {write.before} <a href={`mailto:${site.email}`}>{site.email}</a> {write.after} {without.before}{' '}
        <SiteLink href="/contact">{without.link}</SiteLink> {without.after}
      </p>
      <div className="my-6">
        <ButtonLink href="/" look="outline">
          {linkTexts.home}
        </ButtonLink>
      </div>
      <LogOutForm action={pathOf(endpoints.logOut)} />
    </div>
  )
}

/** Shown by the boot script if the app fails to load, so nothing in it can react to a click. */
function AppFailed() {
  return (
    <div role="alert" className="hidden app-failed:block">
      <p className="max-w-xl text-lede">{appFailedTexts.title}</p>
      <p className="mt-3 max-w-xl text-ink-soft">
        {appFailedTexts.write.before} <a href={`mailto:${site.email}`}>{site.email}</a>
        {appFailedTexts.write.after}
      </p>
      <div className="mt-6">
        <ButtonLink href="">{appFailedTexts.reloadLink}</ButtonLink>
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

function NotForThisAccount({ role }: { role: Role }) {
  const isEditor = opensBackOffice(role)
  return (
    <Notice kicker={otherAccountTexts.kicker} title={otherAccountTexts.title}>
      <p className="mt-4 max-w-xl text-lede text-ink-soft">
        {isEditor ? editorGuardTexts.text : otherAccountTexts.text}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={isEditor ? '/admin' : '/dashboard'}>
          {isEditor ? editorGuardTexts.link : linkTexts.toDashboard}
        </ButtonLink>
        <ButtonLink href="/" look="outline">
          {linkTexts.home}
        </ButtonLink>
      </div>
    </Notice>
  )
}

function NeedsSecondFactor() {
  return (
    <Notice kicker={secondFactorNeededTexts.kicker} title={secondFactorNeededTexts.title}>
      <p role="alert" className="mt-4 max-w-xl text-lede text-ink-soft">
        {secondFactorNeededTexts.text}
      </p>
      <div className="mt-8">
        <ButtonLink href="/account">{secondFactorNeededTexts.link}</ButtonLink>
      </div>
    </Notice>
  )
}

function CheckFailed({ message }: { message: string }) {
  return (
    <Notice kicker={checkFailedTexts.kicker} title={checkFailedTexts.title}>
      <p role="alert" className="mt-4 max-w-xl text-lede text-ink-soft">
        {message}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => retrySession()}>{checkFailedTexts.retryButton}</Button>
        <ButtonLink href="/" look="outline">
          {linkTexts.home}
        </ButtonLink>
      </div>
    </Notice>
  )
}
