import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { setUser } from '#browser/current-user.ts'
import { statusOf } from '#browser/api-error.ts'
import { forgetPublicReads } from '#api/page-source.ts'
import { sendJson } from '#api/send-json.ts'
import { currentPath } from '#browser/current-path.ts'
import { deleteAccountTexts as texts } from '#content/interface/account/data.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { useChange } from './use-change.ts'

export function DeleteAccount({ username }: { username: string }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const { problem, isSending, change, clear } = useChange()
  const isAnswerLost = useRef(false)

  async function sendDeletion(password: object): Promise<boolean> {
    try {
      await sendJson('DELETE', '/api/account', password)
      return true
    } catch (error) {
      const status = statusOf(error)
      if (isAnswerLost.current && status === 401) return false
      isAnswerLost.current = status === 0
      throw error
    }
  }

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const address = currentPath()
    const password = Object.fromEntries(new FormData(form))
    let isConfirmed = false
    const isGone = await change(async () => {
      isConfirmed = await sendDeletion(password)
    })
    if (!isGone) return form.querySelector<HTMLInputElement>('[name=currentPassword]')?.focus()
    setAsking(false)
    forgetPublicReads()
    if (currentPath() === address) await navigate({ to: '/' })
    setUser(null)
    toast(
      isConfirmed
        ? { title: texts.deletedTitle, description: texts.deletedText(username) }
        : { title: texts.probablyDeletedTitle, description: texts.probablyDeletedText(username) },
    )
  }

  function close() {
    setAsking(false)
    clear()
  }

  return (
    <>
      <Button look="danger" className="mt-5" onClick={() => setAsking(true)}>
        {texts.openButton}
      </Button>
      {isAsking ? (
        <Dialog title={texts.question(username)} onClose={close}>
          <p className="mt-2 text-small text-ink-soft">{texts.text}</p>
          <p className="mt-2 text-small text-ink-soft">{texts.bookingsText}</p>
          <form onSubmit={(event) => void remove(event)} aria-busy={isSending} className="mt-5 grid gap-5">
            {problem ? <FormProblem message={problem} /> : null}
            <PasswordField
              label={texts.passwordLabel}
              name="currentPassword"
              autoComplete="current-password"
              isInvalid={false}
            />
            <div className="flex flex-wrap justify-end gap-2">
              <Button look="outline" onClick={close}>
                {texts.keepButton}
              </Button>
              <Button type="submit" look="danger" aria-busy={isSending}>
                {isSending ? texts.deleting : texts.deleteButton}
              </Button>
            </div>
          </form>
        </Dialog>
      ) : null}
    </>
  )
}
