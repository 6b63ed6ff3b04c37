import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useRef } from 'react'
import { setUser } from '#browser/current-user.ts'
import { sendJson } from '#api/send-json.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { FormProblem } from './form-problem.tsx'
import { useChange } from './use-change.ts'

export function DeleteAccount({ username }: { username: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const navigate = useNavigate()
  const { problem, isSending, change, clear } = useChange()

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const password = Object.fromEntries(new FormData(form))
    const isGone = await change(() => sendJson('DELETE', '/api/account', password))
    if (!isGone) return form.querySelector<HTMLInputElement>('[name=currentPassword]')?.focus()
    dialog.current?.close()
    await navigate({ to: '/' })
    setUser(null)
    toast({ title: 'Account deleted', description: `${username} has been deleted, and you are signed out.` })
  }

  return (
    <>
      <Button look="danger" className="mt-5" onClick={() => dialog.current?.showModal()}>
        Delete your account
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={headingId}
        onClose={clear}
        className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-ink shadow-overlay backdrop:bg-[#07142680]"
      >
        <h2 id={headingId} className="text-h3">
          Delete {username}?
        </h2>
        <p className="mt-2 text-small text-ink-soft">
          This can't be undone, not even by us. Download your data first if you want to keep it.
        </p>
        <p className="mt-2 text-small text-ink-soft">
          Requests that you sent with this account or with its confirmed email address lose your name, email
          and notes, and pending ones are cancelled. Requests of another address only leave the account: we
          still answer them.
        </p>
        <form onSubmit={(event) => void remove(event)} aria-busy={isSending} className="mt-5 grid gap-5">
          {problem ? <FormProblem message={problem} /> : null}
          <PasswordField
            label="Current password"
            name="currentPassword"
            autoComplete="current-password"
            isInvalid={false}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="outline" onClick={() => dialog.current?.close()}>
              Keep my account
            </Button>
            <Button type="submit" look="danger" aria-busy={isSending}>
              {isSending ? 'Deleting…' : 'Delete the account'}
            </Button>
          </div>
        </form>
      </dialog>
    </>
  )
}
