import { type ReactNode, useCallback, useEffect, useRef } from 'react'

export interface Question {
  /** A function loads it when the question opens: a count from before may be wrong by now. */
  title: string | (() => Promise<string>)
  text: ReactNode
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'danger' | 'plain'
}

export interface OpenQuestion {
  id: number
  question: Question
  answer: (isConfirmed: boolean) => void
}

let open: OpenQuestion | undefined
let lastId = 0
const listeners = new Set<() => void>()

export const askStore = {
  get: () => open,
  getFirst: () => undefined,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * Returns a function that asks "are you sure?" in a dialog and resolves to whether the reader agreed. A question ends
 * with no when another one opens and when the component that asked it disappears.
 */
export function useAsk() {
  const asked = useRef<OpenQuestion>(undefined)
  useEffect(() => () => asked.current?.answer(false), [])
  return useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        if (listeners.size === 0) throw new Error('A question needs an <AskOutlet> on the page.')
        open?.answer(false)
        lastId += 1
        const next: OpenQuestion = {
          id: lastId,
          question,
          answer(isConfirmed) {
            if (open === next) publish(undefined)
            resolve(isConfirmed)
          },
        }
        asked.current = next
        publish(next)
      }),
    [],
  )
}

function publish(next: OpenQuestion | undefined) {
  open = next
  for (const listener of listeners) listener()
}
