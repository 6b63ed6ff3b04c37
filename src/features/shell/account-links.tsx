import { useState } from 'react'
import { ApiError } from '#browser/api-error.ts'
import { logOut } from '#api/log-out.ts'
import { useSession } from '#browser/use-session.ts'
import {
  accountLink,
  dashboardLink,
  loggedOutText,
  loggedOutTitle,
  logOutButton,
  logOutFailed,
  signInLink,
} from '#content/interface/shell.ts'
import { cn } from '#ui/cn.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { toast } from '#ui/toast-store.ts'

/**
 * Renders either Sign in or the account's links. The first HTML says Sign in; if the boot script knows of an
 * earlier sign-in, the style sheet hides that until the user is known.
 */
export function AccountLinks({ className }: { className: string }) {
  const session = useSession()
  if (session.status !== 'signed-in') {
    return (
      <SiteLink
        key="sign-in"
        href="/auth"
        className={className}
        data-unsure={session.status === 'checking' || undefined}
      >
        {signInLink}
      </SiteLink>
    )
  }
  return (
    <>
      <SiteLink href="/dashboard" className={className}>
        {dashboardLink}
      </SiteLink>
      {/* An administrator has one more entry; on narrow bars the account is reached through the dashboard instead. */}
      <SiteLink
        href="/account"
        className={cn(className, session.user.role === 'admin' && 'lg:max-[70rem]:hidden')}
      >
        {accountLink}
      </SiteLink>
      <LogOutButton className={className} />
    </>
  )
}

function LogOutButton({ className }: { className: string }) {
  const [isPending, setPending] = useState(false)

  async function leave() {
    setPending(true)
    try {
      await logOut()
      toast({ title: loggedOutTitle, description: loggedOutText })
      // The button disappears after signing out, and focus with it.
      document.getElementById('main')?.focus({ preventScroll: true })
    } catch (error) {
      setPending(false)
      if (!(error instanceof ApiError)) throw error
      toast({ title: logOutFailed, description: error.message, variant: 'destructive' })
    }
  }

  return (
    <button type="button" className={className} disabled={isPending} onClick={leave}>
      {logOutButton}
    </button>
  )
}
