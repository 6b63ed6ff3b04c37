import { useEffect, useRef } from 'react'
import { useSession } from '#browser/current-user.ts'

export function useReloadOnSessionChange(reload: () => Promise<void>) {
  const session = useSession()
  const username = session.status === 'signed-in' ? session.user.username : ''
  const isKnown = session.status === 'signed-in' || session.status === 'signed-out'
  const lastUsername = useRef<string>(undefined)
  useEffect(() => {
    if (!isKnown) return
    if (lastUsername.current !== undefined && lastUsername.current !== username) void reload()
    lastUsername.current = username
  }, [isKnown, username, reload])
}
