import { useEffect, useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { ApiError } from '#browser/api-error.ts'
import { recheckUser, sessionStore } from '#browser/current-user.ts'
import { type Polling, startPolling } from '#browser/poll.ts'
import { endpoints } from '#contracts/endpoints.ts'
import type { MessageThread } from '#contracts/messages.ts'

const quietFailuresMax = 2

interface Options {
  isOn: boolean
  newestId: number
  show: (newer: MessageThread) => void
}

export function useMessagePolling(code: string, { isOn, newestId, show }: Options) {
  const [failure, setFailure] = useState<string>()
  const after = useRef(newestId)
  const polling = useRef<Polling>(undefined)
  useEffect(() => {
    after.current = newestId
  }, [newestId])

  useEffect(() => {
    if (!isOn) return
    let failures = 0
    let isOver = false
    polling.current = startPolling(async () => {
      try {
        const newer = await call(endpoints.newerMessages, {
          params: { code },
          query: { after: after.current },
        })
        if (isOver) return 'over'
        failures = 0
        setFailure(undefined)
        if (newer) show(newer)
        return newer ? 'news' : 'nothing'
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (isOver) return 'over'
        if (error.status === 401) {
          await recheckUser()
          return sessionStore.get().status === 'signed-in' ? 'failed' : 'over'
        }
        const isFinal = [403, 404].includes(error.status)
        failures += 1
        if (isFinal || failures > quietFailuresMax) setFailure(error.sentence)
        return isFinal ? 'over' : 'failed'
      }
    })
    return () => {
      isOver = true
      polling.current?.stop()
      polling.current = undefined
      setFailure(undefined)
    }
  }, [code, isOn, show])

  return { failure, hasten: () => polling.current?.hasten() }
}
