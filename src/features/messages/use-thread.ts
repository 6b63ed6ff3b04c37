import { useCallback, useEffect, useState } from 'react'
import { caughtError, caughtSentence } from '#ui/failure-sentence.ts'
import { markMessagesRead, readMessages, sendMessage } from '#api/messages.ts'
import type { MessageThread } from '#contracts/messages.ts'
import { firstUnread, joinNewer, joinOlder } from './join-threads.ts'

type Outcome = { ok: true } | { ok: false; message: string }

export function useThread(
  code: string,
  initial: MessageThread | undefined,
  { onRead, isSignedOut }: { onRead: () => void; isSignedOut: boolean },
) {
  const [thread, setThread] = useState(initial)
  const [failure, setFailure] = useState<Error>()
  const [newFrom, setNewFrom] = useState(initial && firstUnread(initial)?.id)

  const show = useCallback((newest: MessageThread) => {
    setThread((known) => joinNewer(known, newest))
    setNewFrom((known) => firstUnread(newest)?.id ?? known)
  }, [])

  const load = useCallback(async () => {
    setFailure(undefined)
    try {
      show(await readMessages(code))
    } catch (error) {
      setFailure(caughtError(error))
    }
  }, [code, show])

  useEffect(() => {
    if (!initial && !isSignedOut) void load()
  }, [initial, isSignedOut, load])

  const loadOlder = useCallback(
    async (olderThan: number): Promise<Outcome> => {
      try {
        const older = await readMessages(code, olderThan)
        setThread((known) => known && joinOlder(known, older))
        return { ok: true }
      } catch (error) {
        return { ok: false, message: caughtSentence(error) }
      }
    },
    [code],
  )

  async function send(body: string): Promise<Outcome> {
    try {
      show(await sendMessage(code, body))
      return { ok: true }
    } catch (error) {
      return { ok: false, message: caughtSentence(error) }
    }
  }

  const markRead = useCallback(
    async (readUpTo: number) => {
      const { unread } = await markMessagesRead(code, readUpTo)
      setThread((known) => known && { ...known, unread })
      onRead()
    },
    [code, onRead],
  )

  return { thread, failure, newFrom, load, loadOlder, send, markRead }
}
