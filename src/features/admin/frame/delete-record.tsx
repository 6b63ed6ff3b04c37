import { useMutation } from '@tanstack/react-query'
import { currentPath } from '#browser/current-path.ts'
import { type Question, useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { toastFailure, toast } from '#ui/toast-store.ts'

interface DeleteRecordProps {
  name: string
  remove: () => Promise<void>
  texts: {
    deletedTitle: string
    deletedText: (name: string) => string
    failedTitle: string
    question: (name: string) => Question
    button: string
  }
  onDeleted: (isHere: boolean) => Promise<void>
}

export function DeleteRecord({ name, remove, texts, onDeleted }: DeleteRecordProps) {
  const ask = useAsk()
  const deletion = useMutation({
    mutationFn: remove,
    onMutate: currentPath,
    onSuccess: async (_answer, _variables, address) => {
      toast({ title: texts.deletedTitle, description: texts.deletedText(name) })
      await onDeleted(currentPath() === address)
    },
    onError: (error) => toastFailure(texts.failedTitle, error),
  })
  return (
    <div className="print-hidden">
      <Button
        look="danger"
        size="small"
        aria-busy={deletion.isPending}
        onClick={async () => {
          if (await ask(texts.question(name))) deletion.mutate()
        }}
      >
        {texts.button}
      </Button>
    </div>
  )
}
