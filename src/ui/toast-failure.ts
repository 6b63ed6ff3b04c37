import { noAnswerTitle } from '#content/interface/shell.ts'
import { toast } from './toast-store.ts'

/** Shows why a change failed. Without an answer the server may have made it, so the title denies nothing then. */
export function toastFailure(title: string, error: Error): void {
  const isAnswerLost = 'status' in error && error.status === 0
  toast({ title: isAnswerLost ? noAnswerTitle : title, description: error.message, variant: 'destructive' })
}
