import { useSyncExternalStore } from 'react'
import { type SessionState, sessionStore } from './current-user.ts'

/** Who is signed in, as far as known. The server and the first client render agree on 'checking'. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.getFirst)
}
