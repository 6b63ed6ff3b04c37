import type { ReactNode } from 'react'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
import { Button } from '#ui/button.tsx'
import { useUserChange } from './use-user-change.ts'

export function UserAccess({ user }: { user: AdminUserDetail }) {
  const change = useUserChange(user)
  const { isDisabled, isYou, name, sessions } = user
  const disable = () => {
    const question = `Disable ${isYou ? 'your own account' : name}? The account is signed out everywhere and cannot sign in until somebody enables it again. Nothing is deleted.`
    if (confirm(question))
      change.mutate({ method: 'PATCH', body: { isDisabled: true }, toastTitle: 'Disabled' })
  }
  const endSessions = () => {
    const question = `Sign ${isYou ? 'yourself' : name} out on ${sessions === 1 ? 'one device' : `${sessions} devices`}?`
    if (confirm(question))
      change.mutate({ method: 'DELETE', subpath: '/sessions', toastTitle: 'Signed out everywhere' })
  }
  return (
    <ul className="grid gap-5">
      <Action text="Emails a link to set a new password. It works once, within 30 minutes.">
        <Button
          look="outline"
          disabled={isDisabled}
          aria-busy={change.isPending}
          onClick={() =>
            change.mutate({ method: 'POST', subpath: '/reset-link', toastTitle: 'Reset link sent' })
          }
        >
          Send reset link
        </Button>
      </Action>
      <Action text="Signs the account out on every device.">
        <Button look="outline" disabled={sessions === 0} aria-busy={change.isPending} onClick={endSessions}>
          End sessions
        </Button>
      </Action>
      {isDisabled ? (
        <Action text="Lets the account sign in again.">
          <Button
            aria-busy={change.isPending}
            onClick={() =>
              change.mutate({ method: 'PATCH', body: { isDisabled: false }, toastTitle: 'Enabled' })
            }
          >
            Enable
          </Button>
        </Action>
      ) : (
        <Action text="Signs the account out and keeps it out until enabled. Nothing is deleted.">
          <Button look="danger" aria-busy={change.isPending} onClick={disable}>
            Disable
          </Button>
        </Action>
      )}
    </ul>
  )
}

const Action = ({ text, children }: { text: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-3">
    <p className="min-w-0 grow basis-56 text-fine text-ink-soft">{text}</p>
    {children}
  </li>
)
