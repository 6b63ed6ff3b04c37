import { useCallback, useEffect, useState } from 'react'
import { caughtError, caughtSentence } from '#ui/failure-sentence.ts'
import { call } from '#api/call.ts'
import { endpoints } from '#contracts/endpoints.ts'
import type { MessageThread } from '#contracts/messages.ts'
import { unreadStore } from '#browser/unread.ts'
import { firstUnread, joinNewer, joinOlder } from './join-threads.ts'
import { useMessagePolling } from './use-message-polling.ts'

interface ShownThread {
  thread: MessageThread | undefined
  newFrom: number | undefined
}

interface ThreadOptions {
  onRead: () => void
  isSignedOut: boolean
  beforeShow: () => void
}

type Outcome = { ok: true } | { ok: false; message: string }

export function useThread(
  code: string,
  initial: MessageThread | undefined,
  { onRead, isSignedOut, beforeShow }: ThreadOptions,
) {
  const [{ thread, newFrom }, setShown] = useState<ShownThread>({
    thread: initial,
    newFrom: initial && firstUnread(initial)?.id,
  })
  const [failure, setFailure] = useState<Error>()

  const setThread = useCallback((change: (current: MessageThread) => MessageThread) => {
    setShown((current) => ({ ...current, thread: current.thread && change(current.thread) }))
  }, [])

  const show = useCallback((newest: MessageThread) => {
    setShown((current) => {
      const joinedThread = joinNewer(current.thread, newest)
      return { thread: joinedThread, newFrom: firstUnread(joinedThread)?.id ?? current.newFrom }
    })
  }, [])

  const newestId = thread?.messages.at(-1)?.id ?? 0
  const isOn = thread !== undefined && !isSignedOut
  const showArrived = useCallback(
    (newer: MessageThread) => {
      beforeShow()
      show(newer)
    },
    [beforeShow, show],
  )
  const { failure: pollFailure, hasten } = useMessagePolling(code, { isOn, newestId, show: showArrived })

  const load = useCallback(async () => {
    setFailure(undefined)
    try {
      show(await call(endpoints.messages, { params: { code } }))
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
        const older = await call(endpoints.messages, { params: { code }, query: { before: olderThan } })
        setThread((current) => joinOlder(current, older))
        return { ok: true }
      } catch (error) {
        return { ok: false, message: caughtSentence(error) }
      }
    },
    [code, setThread],
  )

  async function send(body: string) {
    show(await call(endpoints.sendMessage, { params: { code }, body: { body } }))
    hasten()
  }

  const markRead = useCallback(
    async (readUpTo: number) => {
      const { unread } = await call(endpoints.markMessagesRead, { params: { code }, body: { readUpTo } })
      setThread((current) => ({ ...current, unread }))
      onRead()
      unreadStore.refresh()
    },
    [code, onRead, setThread],
  )

  return { thread, failure, pollFailure, newFrom, load, loadOlder, send, markRead }
}
