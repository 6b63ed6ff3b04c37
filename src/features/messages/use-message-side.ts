import { useState } from 'react'
import { useSession } from '#browser/current-user.ts'
import type { MessageSide, MessageThread } from '#contracts/messages.ts'

export function useMessageSide(
  thread: MessageThread | undefined,
): { side: MessageSide; isSignedOut: boolean } | null {
  const session = useSession()
  const [lastSide, setLastSide] = useState(thread?.side)
  if (thread && thread.side !== lastSide) setLastSide(thread.side)
  const side = thread?.side ?? (session.status === 'signed-in' ? undefined : lastSide)
  return side ? { side, isSignedOut: session.status === 'signed-out' || !thread } : null
}
