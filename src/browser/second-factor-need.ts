import { onSessionChange } from './current-user.ts'

let isNeeded = false
const listeners = new Set<() => void>()

/** Whether the server has said that this administrator must set up a second factor first. */
export const secondFactorNeed = {
  get: () => isNeeded,
  getFirst: () => false,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  set(next: boolean) {
    isNeeded = next
    for (const listener of listeners) listener()
  },
}

onSessionChange(() => secondFactorNeed.set(false))
