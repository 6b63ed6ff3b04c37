import { useMutation } from '@tanstack/react-query'
import { sendDeletion } from '#api/send-deletion.ts'
import { currentPath } from '#browser/current-path.ts'
import { type Question, useAsk } from '#ui/ask.ts'
import { Button } from '#ui/button.tsx'
import { toastFailure, toast } from '#ui/toast-store.ts'

interface DeleteRecordProps {
  name: string
  path: string
  texts: {
    deletedTitle: string
    deletedText: (name: string) => string
    failedTitle: string
    question: (name: string) => Question
    button: string
  }
  onDeleted: (isHere: boolean) => Promise<void>
}

export function DeleteRecord({ name, path, texts, onDeleted }: DeleteRecordProps) {
  const ask = useAsk()
  const remove = useMutation({
    mutationFn: () => sendDeletion(path),
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
        aria-busy={remove.isPending}
        onClick={async () => {
          if (await ask(texts.question(name))) remove.mutate()
        }}
      >
        {texts.button}
      </Button>
    </div>
  )
}
