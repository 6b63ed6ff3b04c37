import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { problemsTexts as texts } from '#content/interface/admin/problems.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'

export function ClearButton({ isDisabled }: { isDisabled: boolean }) {
  const client = useQueryClient()
  const ask = useAsk()
  const clear = useMutation({
    mutationFn: () => call(adminEndpoints.clearProblems),
    onSuccess: () => toast({ title: texts.clearedTitle, description: texts.clearedText }),
    onError: (error) => toastFailure(texts.clearFailedTitle, error),
    onSettled: () =>
      Promise.all(
        [adminEndpoints.problems, adminEndpoints.stats].map((endpoint) =>
          client.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      ),
  })
  return (
    <Button
      look="outline"
      disabled={isDisabled}
      aria-busy={clear.isPending}
      onClick={async () => {
        if (!clear.isPending && (await ask(texts.clearQuestion))) clear.mutate()
      }}
    >
      {texts.clear}
    </Button>
  )
}
