import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { actionTexts, askTexts as texts } from '#content/interface/common.ts'
import { askStore, type OpenQuestion } from './ask.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { caughtSentence } from './failure-sentence.ts'

export function AskOutlet() {
  const open = useSyncExternalStore(askStore.subscribe, askStore.get, askStore.getFirst)
  return open ? <AskDialog key={open.id} {...open} /> : null
}

function AskDialog({ question: { title, ...question }, answer }: OpenQuestion) {
  const textId = useId()
  const safeButton = useRef<HTMLButtonElement>(null)
  const { loadedTitle, failure, load } = useTitle(title)
  useLayoutEffect(() => safeButton.current?.focus(), [])
  return (
    <Dialog
      title={loadedTitle ?? texts.counting}
      describedBy={textId}
      isLightlyDismissed
      onClose={() => answer(false)}
    >
      {typeof title === 'string' ? null : (
        <p role="status" className="sr-only">
          {loadedTitle}
        </p>
      )}
      {failure === undefined ? (
        <p id={textId} className="mt-2 text-small wrap-anywhere text-ink-soft">
          {question.text}
        </p>
      ) : (
        <p role="alert" className="mt-2 text-small text-danger">
          {texts.failed} {failure}
        </p>
      )}
      {question.children}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button ref={safeButton} look="outline" onClick={() => answer(false)}>
          {question.cancelLabel ?? actionTexts.cancel}
        </Button>
        {failure === undefined ? (
          <Button
            look={question.tone === 'plain' ? 'primary' : 'danger'}
            disabled={loadedTitle === undefined}
            aria-busy={loadedTitle === undefined}
            onClick={() => answer(true)}
          >
            {question.confirmLabel}
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

function useTitle(title: OpenQuestion['question']['title']) {
  const [loadedTitle, setLoadedTitle] = useState(typeof title === 'string' ? title : undefined)
  const [failure, setFailure] = useState<string>()
  const load = useCallback(async () => {
    if (typeof title === 'string') return
    setFailure(undefined)
    try {
      setLoadedTitle(await title())
    } catch (error) {
      setFailure(caughtSentence(error))
    }
  }, [title])
  useEffect(() => void load(), [load])
  return { loadedTitle, failure, load }
}
