import { tryStorage } from '#browser/try-storage.ts'
import type { BulkResult } from '#contracts/admin-bookings.ts'

export interface UndoOffer {
  result: Pick<BulkResult, 'id' | 'refused'>
  sentence: string
  endsAt: number
}

const key = 'bulk-undo'
const listeners = new Set<() => void>()
let offer: UndoOffer | null | undefined

export const undoStore = {
  get: (): UndoOffer | null => {
    offer ??= readOffer()
    return offer
  },
  getFirst: (): UndoOffer | null => null,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function dismissUndo(): void {
  offerUndo(null)
}

export function offerUndo(next: UndoOffer | null) {
  offer = next
  tryStorage(() =>
    next
      ? globalThis.sessionStorage.setItem(key, JSON.stringify(next))
      : globalThis.sessionStorage.removeItem(key),
  )
  for (const listener of listeners) listener()
}

function readOffer(): UndoOffer | null {
  try {
    const value: unknown = JSON.parse(globalThis.sessionStorage.getItem(key) ?? 'null')
    return isOffer(value) && value.endsAt > Date.now() ? value : null
  } catch {
    return null
  }
}

const isOffer = (value: unknown): value is UndoOffer =>
  typeof value === 'object' &&
  value !== null &&
  'endsAt' in value &&
  typeof value.endsAt === 'number' &&
  'result' in value &&
  typeof value.result === 'object' &&
  value.result !== null &&
  'refused' in value.result &&
  Array.isArray(value.result.refused)
