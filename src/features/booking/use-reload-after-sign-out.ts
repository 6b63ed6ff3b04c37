import { useEffect, useRef } from 'react'
import { useSession } from '#api/use-session.ts'

/** What the page shows depends on who reads: after a sign-out on it, it is asked for again, masked. */
export function useReloadAfterSignOut(reload: () => Promise<void>) {
  const { status } = useSession()
  const before = useRef(status)
  useEffect(() => {
    if (before.current === 'signed-in' && status === 'signed-out') void reload()
    before.current = status
  }, [status, reload])
}
