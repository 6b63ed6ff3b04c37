import type { UnreadBookings } from '#contracts/messages.ts'

export const nothingUnread: UnreadBookings = { own: 0, agency: 0 }

let counts = nothingUnread
let poll: (() => void) | undefined
const listeners = new Set<() => void>()

export const unreadStore = {
  get: () => counts,
  getFirst: () => nothingUnread,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  set(next: UnreadBookings) {
    if (next.own === counts.own && next.agency === counts.agency) return
    counts = next
    for (const listener of listeners) listener()
  },
  refreshWith(next: (() => void) | undefined) {
    poll = next
  },
  refresh() {
    poll?.()
  },
}
