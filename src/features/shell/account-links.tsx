import { send } from '#api/call.ts'
import { setUser } from '#browser/current-user.ts'
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
import { endpoints } from '#contracts/endpoints.ts'
import { cn } from '#ui/cn.ts'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { useAction } from '#ui/form/use-action.ts'
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
  const { run, isPending } = useAction()

  async function leave() {
    try {
      await send(endpoints.logOut, {}, { failure: logOutFailed })
    } catch (error) {
      const description = caughtSentence(error)
      return toast({ title: logOutFailed, description, variant: 'destructive' })
    }
    setUser(null)
    toast({ title: loggedOutTitle, description: loggedOutText })
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  return (
    <button
      type="button"
      className={cn(className, 'if-signed-in')}
      disabled={isPending}
      onClick={() => void run(leave)}
    >
      {logOutButton}
    </button>
  )
}
