import { onSessionChange } from './current-user.ts'

let isNeeded = false
const listeners = new Set<() => void>()

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
