import { useId, useState } from 'react'
import { ApiError } from '#browser/api-error.ts'

export function useChange<Name extends string = never>() {
  const problemId = useId()
  const [problem, setProblem] = useState<string>()
  const [refusedField, setRefusedField] = useState<Name>()
  const [isSending, setSending] = useState(false)

  async function change(
    send: () => Promise<unknown>,
    form?: { element: HTMLFormElement; fieldOf: (error: ApiError) => Name | undefined },
  ): Promise<boolean> {
    if (isSending) return false
    setSending(true)
    setProblem(undefined)
    setRefusedField(undefined)
    try {
      await send()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
      const field = form?.fieldOf(error)
      setRefusedField(field)
      if (field) form?.element.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
      return false
    } finally {
      setSending(false)
    }
  }
  const markOf = (name: Name) => ({
    isInvalid: refusedField === name,
    'aria-describedby': refusedField === name ? problemId : undefined,
  })
  return { problem, problemId, markOf, isSending, change, clear: () => setProblem(undefined) }
}
