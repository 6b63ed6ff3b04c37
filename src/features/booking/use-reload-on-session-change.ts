import { useEffect, useRef } from 'react'
import { useSession } from '#browser/use-session.ts'

/** Calls `reload` after a sign-in or sign-out, here or in another tab: what the page shows depends on who reads. */
export function useReloadOnSessionChange(reload: () => Promise<void>) {
  const session = useSession()
  const username = session.status === 'signed-in' ? session.user.username : ''
  const isKnown = session.status === 'signed-in' || session.status === 'signed-out'
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (!isKnown) return
    if (known.current !== undefined && known.current !== username) void reload()
    known.current = username
  }, [isKnown, username, reload])
}
