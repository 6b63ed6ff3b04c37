import { noAnswerTitle } from '#content/interface/shell.ts'

const toastsShownMax = 1
export const toastDurationMs = 5000
/** The record outlives the toast, which is hidden and unfocusable at once. */
export const toastRemovalDelayMs = 1_000_000

export interface ToastInput {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
}

export interface Toast extends ToastInput {
  id: number
  isOpen: boolean
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

export const toastStore = {
  get: () => toasts,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function toast(input: ToastInput): number {
  lastId += 1
  publish([{ ...input, id: lastId, isOpen: true }, ...toasts].slice(0, toastsShownMax))
  return lastId
}

export function dismissToast(id: number): void {
  publish(toasts.map((record) => (record.id === id ? { ...record, isOpen: false } : record)))
  if (removals.has(id)) return
  const removal = setTimeout(() => {
    removals.delete(id)
    publish(toasts.filter((record) => record.id !== id))
  }, toastRemovalDelayMs)
  removals.set(id, removal)
}

function publish(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows why a change failed. Without an answer the server may have made it, so the title denies nothing then. */
export function toastFailure(title: string, error: Error): void {
  const isAnswerLost = 'status' in error && error.status === 0
  toast({ title: isAnswerLost ? noAnswerTitle : title, description: error.message, variant: 'destructive' })
}
