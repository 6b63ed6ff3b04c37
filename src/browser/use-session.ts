import { useSyncExternalStore } from 'react'
import { type SessionState, sessionStore } from './current-user.ts'

export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.getFirst)
}
