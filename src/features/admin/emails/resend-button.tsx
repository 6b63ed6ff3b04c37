import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { resendButtonTexts as texts } from '#content/interface/admin/emails.ts'
import type { ListedEmail } from '#contracts/admin-emails.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { Button } from '#ui/button.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'

export function ResendButton({ email: { id, subject, recipient } }: { email: ListedEmail }) {
  const client = useQueryClient()
  const resend = useMutation({
    mutationFn: () => call(adminEndpoints.resendEmail, { params: { id } }),
    onSuccess: () =>
      toast({
        title: texts.queuedTitle,
        description: texts.queuedText(subject, recipient),
      }),
    onError: (error) => toastFailure(texts.failedTitle, error),
    onSettled: () =>
      Promise.all(
        [adminEndpoints.emails, adminEndpoints.stats].map((endpoint) =>
          client.invalidateQueries({ queryKey: keyOf<typeof endpoint>(endpoint) }),
        ),
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
