/** Specification, section 9, Toasts. */
export const toastsShownMax = 1
export const toastDurationMs = 5000
/** How long a dismissed toast's record is kept; it is out of sight and out of the tab order at once. */
export const toastRemovalDelayMs = 1_000_000

export interface ToastInput {
  title: string
  description?: string
  /** 'destructive' for what failed. */
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

/**
 * Shows a message for five seconds, in place of the one that is there.
 * @returns its id, for `dismissToast`
 */
export function toast(input: ToastInput): number {
  lastId += 1
  publish([{ ...input, id: lastId, isOpen: true }, ...toasts].slice(0, toastsShownMax))
  return lastId
}

/** Takes a toast out of sight; its record follows `toastRemovalDelayMs` later. */
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
