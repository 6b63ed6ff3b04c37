import { useRef, useState } from 'react'
import { caughtError, failureSentence } from '#ui/failure-sentence.ts'

/** An error of the API client: status 0 means that no response came. */
export interface Refusal extends Error {
  status: number
  sentence: string
  reason?: string | undefined
  fields?: Record<string, string>
}

/** Refuses a form in the browser, with messages by the name of their field. */
export class FormRefusal extends Error {
  override name = 'FormRefusal'
  readonly status = 400
  readonly sentence: string
  readonly fields: Record<string, string>

  constructor(sentence: string, fields: Record<string, string> = {}) {
    super(sentence)
    this.sentence = sentence
    this.fields = fields
  }
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && 'status' in error && 'sentence' in error

export const problemOf = (error: Error): string =>
  isRefusal(error) ? error.sentence : failureSentence(error)

interface ActionOptions {
  onFailure?: (failure: Error) => void
}

/**
 * Runs one request at a time: a button that looks busy still takes the Enter key, and a second press can come before
 * the first has rendered. `run` resolves to whether the action succeeded.
 *
 * React's own actions are not used: the router's transitions wait for every pending action, so a slow request would
 * hold the reader on the page.
 */
export function useAction({ onFailure }: ActionOptions = {}) {
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<Error>()
  const isUnderWay = useRef(false)

  async function run(action: () => Promise<unknown>): Promise<boolean> {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setPending(true)
    setError(undefined)
    try {
      await action()
      return true
    } catch (cause) {
      const failure = caughtError(cause)
      setError(failure)
      onFailure?.(failure)
      return false
    } finally {
      isUnderWay.current = false
      setPending(false)
    }
  }

  const problem = error && problemOf(error)
  return { run, isPending, error, problem, clear: () => setError(undefined) }
}
