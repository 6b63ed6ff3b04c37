import { useEffect, useRef } from 'react'
import { unsavedWarningTexts as texts } from '#content/interface/admin/frame.ts'
import { actionTexts } from '#content/interface/common.ts'
import { Button } from './button.tsx'

interface UnsavedNoticeProps {
  state: 'found' | 'discarded' | undefined
  onDiscard: () => void
  foundText?: string
}

export function UnsavedNotice({ state, onDiscard, foundText = texts.found }: UnsavedNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'discarded') notice.current?.focus()
  }, [state])
  if (!state) return null
  return (
    <div
      ref={notice}
      role="status"
      tabIndex={-1}
      className="col-span-full flex flex-wrap items-center justify-between gap-3 rounded-field border border-info bg-info-bg px-4 py-3 text-small text-info contrast:border-3"
    >
      <p>{state === 'found' ? foundText : texts.discarded}</p>
      {state === 'found' ? (
        <Button look="outline" size="small" onClick={onDiscard}>
          {actionTexts.discard}
        </Button>
      ) : null}
    </div>
  )
}
