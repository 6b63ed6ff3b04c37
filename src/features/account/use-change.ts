import { useId, useState } from 'react'
import { ApiError } from '#browser/api-error.ts'

/** One write at a time, with the server's reason where it was refused. */
export function useChange<Name extends string = never>() {
  const problemId = useId()
  const [problem, setProblem] = useState<string>()
  const [refused, setRefused] = useState<Name>()
  const [isSending, setSending] = useState(false)

  /**
   * @param fieldOf names the field that a refusal is about; it is marked and takes the focus
   * @returns whether it went through
   */
  async function change(
    send: () => Promise<unknown>,
    form?: { element: HTMLFormElement; fieldOf: (error: ApiError) => Name | undefined },
  ): Promise<boolean> {
    if (isSending) return false
    setSending(true)
    setProblem(undefined)
    setRefused(undefined)
    try {
      await send()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
      const field = form?.fieldOf(error)
      setRefused(field)
      if (field) form?.element.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
      return false
    } finally {
      setSending(false)
    }
  }
  const markOf = (name: Name) => ({
    isInvalid: refused === name,
    'aria-describedby': refused === name ? problemId : undefined,
  })
  return { problem, problemId, markOf, isSending, change, clear: () => setProblem(undefined) }
}
