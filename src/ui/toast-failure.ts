import { noAnswerTitle } from '#content/interface/shell.ts'
import { toast } from './toast-store.ts'

/**
 * Shows why a change failed. Without a response the server may have made the change, so the title does not deny it.
 */
export function toastFailure(title: string, error: Error): void {
  const isAnswerLost = 'status' in error && error.status === 0
  toast({ title: isAnswerLost ? noAnswerTitle : title, description: error.message, variant: 'destructive' })
}
