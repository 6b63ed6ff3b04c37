import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { actionTexts, countDialogTexts as texts } from '#content/interface/common.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { caughtSentence } from './failure-sentence.ts'

interface CountDialogProps {
  /** Reads the count afresh. Must be stable between renders. */
  read: () => Promise<number>
  title: (count: number) => string
  text: string
  cancel?: string | undefined
  confirm: string
  confirmLook: NonNullable<ComponentProps<typeof Button>['look']>
  onConfirm: (count: number) => void
  onClose: () => void
}

/** Asks a question with a count that is read when it opens: a count from before may be wrong by now. */
export function CountDialog({ read, title, text, onConfirm, onClose, ...labels }: CountDialogProps) {
  const [count, setCount] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const load = useCallback(async () => {
    setFailure(undefined)
    try {
      setCount(await read())
    } catch (error) {
      setFailure(caughtSentence(error))
    }
  }, [read])
  useEffect(() => void load(), [load])

  return (
    <Dialog title={count === undefined ? texts.counting : title(count)} onClose={onClose}>
      <p role="status" className="sr-only">
        {count === undefined ? '' : title(count)}
      </p>
      {failure === undefined ? (
        <p className="mt-2 text-small text-ink-soft">{text}</p>
      ) : (
        <p role="alert" className="mt-2 text-small text-danger">
          {texts.failed} {failure}
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button look="outline" onClick={onClose}>
          {labels.cancel ?? actionTexts.cancel}
        </Button>
        {failure === undefined ? (
          <Button
            look={labels.confirmLook}
            disabled={count === undefined}
            aria-busy={count === undefined}
            onClick={() => {
              if (count === undefined) return
              onClose()
              onConfirm(count)
            }}
          >
            {labels.confirm}
          </Button>
        ) : (
          <Button look="primary" onClick={() => void load()}>
            {texts.again}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
