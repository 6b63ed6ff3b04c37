import type { ReactNode } from 'react'
import type { ClientChange } from '#api/bookings.ts'
import { Button } from '#ui/button.tsx'

interface ChangeFormProps {
  code: string
  kind: ClientChange
  isSending: boolean
  onSend: () => Promise<void>
  children: ReactNode
}

export function ChangeForm({ code, kind, isSending, onSend, children }: ChangeFormProps) {
  return (
    <form
      method="post"
      action={`/api/bookings/${code}/${kind}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void onSend()
      }}
    >
      <Button
        type="submit"
        look={kind === 'cancel' ? 'danger' : 'outline'}
        width="full"
        aria-busy={isSending}
      >
        {children}
      </Button>
    </form>
  )
}
