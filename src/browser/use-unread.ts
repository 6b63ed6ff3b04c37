import { useSyncExternalStore } from 'react'
import type { UnreadBookings } from '#contracts/messages.ts'
import { unreadStore } from './unread.ts'

export function useUnread(): UnreadBookings {
  return useSyncExternalStore(unreadStore.subscribe, unreadStore.get, unreadStore.getFirst)
}

export function useUnreadTotal(): number {
  const { own, agency } = useUnread()
  return own + agency
}
