import { useState } from 'react'
import { ApiError } from '#api/get-json.ts'

/** One write at a time, with the server's reason where it was refused. */
export function useChange() {
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)

  /** @returns whether it went through */
  async function change(send: () => Promise<unknown>): Promise<boolean> {
    if (isSending) return false
    setSending(true)
    setProblem(undefined)
    try {
      await send()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
      return false
    } finally {
      setSending(false)
    }
  }
  return { problem, isSending, change, clear: () => setProblem(undefined) }
}
