import { useEffect } from 'react'
import { call } from '#api/call.ts'
import { ApiError } from '#browser/api-error.ts'
import { type PollResult, startPolling } from '#browser/poll.ts'
import { nothingUnread, unreadStore } from '#browser/unread.ts'
import { useSession } from '#browser/current-user.ts'
import { endpoints } from '#contracts/endpoints.ts'

let pollings = 0
let countedFor: string | undefined

export function UnreadPolling() {
  const session = useSession()
  const username = session.status === 'signed-in' ? session.user.username : undefined
  useEffect(() => {
    if (username === undefined) return
    if (countedFor !== username) unreadStore.set(nothingUnread)
    countedFor = username
    pollings += 1
    const polling = startPolling(() => (countedFor === username ? poll() : Promise.resolve('over')), 0)
    unreadStore.refreshWith(() => polling.hasten(0))
    return () => {
      pollings -= 1
      polling.stop()
      // The next page for signed-in users mounts in the same commit and keeps polling.
      queueMicrotask(() => {
        if (pollings > 0) return
        unreadStore.refreshWith(undefined)
        unreadStore.set(nothingUnread)
      })
    }
  }, [username])
  return null
}

async function poll(): Promise<PollResult> {
  const before = unreadStore.get()
  try {
    unreadStore.set(await call(endpoints.unread))
    return unreadStore.get() === before ? 'nothing' : 'news'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status !== 401 && error.status !== 403) return 'failed'
    // Stay on the page, because somebody may be writing on it. Their next action leads to the sign-in.
    unreadStore.set(nothingUnread)
    return 'over'
  }
}
