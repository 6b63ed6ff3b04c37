import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sendJson } from '#api/send-json.ts'
import { problemsTexts as texts } from '#content/interface/admin/problems.ts'
import { useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { toastFailure, toast } from '#ui/toast-store.ts'
import { problemsPath } from './queries.ts'

export function ClearButton({ isDisabled }: { isDisabled: boolean }) {
  const client = useQueryClient()
  const ask = useAsk()
  const clear = useMutation({
    mutationFn: () => sendJson('DELETE', problemsPath),
    onSuccess: () => toast({ title: texts.clearedTitle, description: texts.clearedText }),
    onError: (error) => toastFailure(texts.clearFailedTitle, error),
    onSettled: () =>
      Promise.all(
        [problemsPath, '/api/admin/stats'].map((path) => client.invalidateQueries({ queryKey: [path] })),
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
