import { useState } from 'react'
import { ApiError } from '#browser/api-error.ts'
import { logOut } from '#api/log-out.ts'
import {
  accountLink,
  dashboardLink,
  loggedOutText,
  loggedOutTitle,
  logOutButton,
  logOutFailed,
  signInLink,
} from '#content/interface/shell.ts'
import { useUnread } from '#browser/use-unread.ts'
import { cn } from '#ui/cn.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { toast } from '#ui/toast-store.ts'
import { WithUnread } from '#ui/unread-count.tsx'

export function AccountLinks({ className }: { className: string }) {
  const { own } = useUnread()
  return (
    <>
      <SiteLink href="/auth" className={cn(className, 'if-signed-out')}>
        {signInLink}
      </SiteLink>
      <SiteLink href="/dashboard" className={cn(className, 'if-signed-in')}>
        <WithUnread count={own}>{dashboardLink}</WithUnread>
      </SiteLink>
      <SiteLink href="/account" className={cn(className, 'if-signed-in account-link')}>
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
      document.getElementById('main')?.focus({ preventScroll: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ title: logOutFailed, description: error.message, variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }

  return (
    <button type="button" className={cn(className, 'if-signed-in')} disabled={isPending} onClick={leave}>
      {logOutButton}
    </button>
  )
}
