import type { BulkResult } from '#contracts/admin-bookings.ts'

// The last change of many, as long as it can be undone or has something to say. It lives in the module and in the tab's
// storage: moving to another page of the back office, or loading one, does not lose it.

export interface UndoOffer {
  result: BulkResult
  /** By this machine's clock: the server's may differ. */
  endsAt: number
}

const key = 'bulk-undo'
const listeners = new Set<() => void>()
let offer: UndoOffer | null | undefined

/** Undo is offered for this long; the server takes it for a moment longer, so that a press at the end still counts. */
const offeredMs = 9500

export const undoStore = {
  get: (): UndoOffer | null => {
    offer ??= readKept()
    return offer
  },
  getFirst: (): UndoOffer | null => null,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function offerUndo(result: BulkResult): void {
  keep({ result, endsAt: Date.now() + offeredMs })
}

export function dismissUndo(): void {
  keep(null)
}

function keep(next: UndoOffer | null) {
  offer = next
  try {
    if (next) sessionStorage.setItem(key, JSON.stringify(next))
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is switched off or full: the offer still lives in the module.
  }
  for (const listener of listeners) listener()
}

function readKept(): UndoOffer | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isOffer(kept) && kept.endsAt > Date.now() ? kept : null
  } catch {
    // Storage is switched off, or somebody else wrote there.
    return null
  }
}

/** Written by this tab and read back within ten seconds: the fields that are used stand for the rest. */
const isOffer = (value: unknown): value is UndoOffer =>
  typeof value === 'object' &&
  value !== null &&
  'endsAt' in value &&
  typeof value.endsAt === 'number' &&
  'result' in value &&
  typeof value.result === 'object' &&
  value.result !== null &&
  'changed' in value.result &&
  Array.isArray(value.result.changed) &&
  'refused' in value.result &&
  Array.isArray(value.result.refused)
