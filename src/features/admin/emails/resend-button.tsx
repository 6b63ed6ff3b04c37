import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#api/send-json.ts'
import { resendButtonTexts as texts } from '#content/interface/admin/emails.ts'
import type { ListedEmail } from '#contracts/admin-emails.ts'
import { Button } from '#ui/button.tsx'
import { toastFailure, toast } from '#ui/toast-store.ts'
import { emailsPath } from './queries.ts'

export function ResendButton({ email: { id, subject, recipient } }: { email: ListedEmail }) {
  const client = useQueryClient()
  const resend = useMutation({
    mutationFn: () => sendJson('POST', `${emailsPath}/${id}/resend`, {}),
    onSuccess: () =>
      toast({
        title: texts.queuedTitle,
        description: texts.queuedText(subject, recipient),
      }),
    onError: (error) => toastFailure(texts.failedTitle, error),
    onSettled: () =>
      Promise.all(
        [emailsPath, '/api/admin/stats'].map((path) => client.invalidateQueries({ queryKey: [path] })),
      ),
  })
  return (
    <Button
      look="outline"
      size="small"
      aria-label={texts.buttonLabel(subject, recipient)}
      aria-busy={resend.isPending}
      onClick={() => {
        if (!resend.isPending) resend.mutate()
      }}
    >
      {texts.button}
    </Button>
  )
}
