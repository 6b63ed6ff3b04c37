import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { forgetPublicReads } from '#api/page-source.ts'
import { statusOf } from '#browser/api-error.ts'
import { currentPath } from '#browser/current-path.ts'
import { setUser } from '#browser/current-user.ts'
import { deleteAccountTexts as texts } from '#content/interface/account/data.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast-store.ts'

export function DeleteAccount({ username }: { username: string }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const isResponseLost = useRef(false)

  /** Resolves to whether the deletion is known to be made. */
  async function sendDeletion(body: { currentPassword: string }): Promise<boolean> {
    try {
      await call(accountEndpoints.deleteAccount, { body })
      return true
    } catch (error) {
      const status = statusOf(error)
      if (isResponseLost.current && status === 401) return false
      isResponseLost.current = status === 0
      throw error
    }
  }

  async function remove(body: { currentPassword: string }) {
    const path = currentPath()
    const isConfirmed = await sendDeletion(body)
    setAsking(false)
    forgetPublicReads()
    if (currentPath() === path) await navigate({ to: '/' })
    setUser(null)
    toast(
      isConfirmed
        ? { title: texts.deletedTitle, description: texts.deletedText(username) }
        : { title: texts.probablyDeletedTitle, description: texts.probablyDeletedText(username) },
    )
  }

  return (
    <>
      <Button look="danger" className="mt-5" onClick={() => setAsking(true)}>
        {texts.openButton}
      </Button>
      {isAsking ? (
        <Dialog title={texts.question(username)} onClose={() => setAsking(false)}>
          <p className="mt-2 text-small text-ink-soft">{texts.text}</p>
          <p className="mt-2 text-small text-ink-soft">{texts.bookingsText}</p>
          <Form<{ currentPassword: string }>
            send={remove}
            focusName="currentPassword"
            className="mt-5 grid gap-5"
          >
            <FormMessage />
            <PasswordField
              label={texts.passwordLabel}
              name="currentPassword"
              autoComplete="current-password"
            />
            <div className="flex flex-wrap justify-end gap-2">
              <Button look="outline" onClick={() => setAsking(false)}>
                {texts.keepButton}
              </Button>
              <SubmitButton look="danger" busy={texts.deleting}>
                {texts.deleteButton}
              </SubmitButton>
            </div>
          </Form>
        </Dialog>
      ) : null}
    </>
  )
}
