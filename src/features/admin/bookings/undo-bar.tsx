import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { bookingStatusNames } from '#content/interface/statuses.ts'
import { wordFor } from '#shared/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call } from '#api/call.ts'
import { undoBarTexts as texts } from '#content/interface/admin/undo.ts'
import { actionTexts } from '#content/interface/common.ts'
import { Icon } from '#ui/icon.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { toast, toastFailure } from '#ui/toast-store.ts'
import { dismissUndo, type UndoOffer, undoStore } from './bulk-undo.ts'
import { invalidateBookings } from './queries.ts'

/** The offer that took the focus. The bar remounts on every page and must not take it again. */
let focusedOffer = 0

export function UndoBar() {
  const offer = useSyncExternalStore(undoStore.subscribe, undoStore.get, undoStore.getFirst)
  return offer ? <Bar key={offer.endsAt} offer={offer} /> : null
}

function Bar({ offer: { result, sentence, endsAt } }: { offer: UndoOffer }) {
  const client = useQueryClient()
  const undo = useMutation({
    mutationFn: () => call(adminEndpoints.undoBookingsChange, { params: { id: result.id ?? '' } }),
    onSuccess: ({ restored, kept }) => {
      const keptTexts = kept.map(({ companyName, status }) =>
        texts.keptText(companyName, wordFor(bookingStatusNames, status)),
      )
      toast({
        title: texts.undoneTitle(restored.length),
        description: [texts.noEmail, ...keptTexts].join(' '),
      })
    },
    onError: (error) => toastFailure(texts.failedTitle, error),
    onSettled: () => {
      dismissUndo()
      return invalidateBookings(client)
    },
  })
  const { run: undoOnce } = useAction()
  const secondsLeft = useSecondsUntil(endsAt)
  const canUndo = result.id !== null && secondsLeft > 0
  const bar = useRef<HTMLElement>(null)
  const sentenceId = useId()
  // The pressed button disappears with the bulk bar, so Undo or Close takes the focus. Its description announces the
  // result; a live region would announce it twice.
  useLayoutEffect(() => {
    if (focusedOffer === endsAt) return
    focusedOffer = endsAt
    bar.current?.querySelector('button')?.focus()
  }, [endsAt])
  const isExpired = secondsLeft === 0 && result.refused.length === 0 && !undo.isPending
  useEffect(() => {
    if (isExpired) dismissUndo()
  }, [isExpired])

  return (
    <section
      ref={bar}
      aria-label={texts.label}
      data-undo-bar=""
      className="on-band fixed inset-x-0 bottom-0 z-20 in-[body:has([data-bulk-bar])]:bottom-28 mx-auto w-full max-w-[44rem] rounded-t-hero-button px-5 py-3 shadow-overlay forced-colors:border sm:bottom-5 sm:rounded-hero-button contrast:border-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p id={sentenceId} className="min-w-0 grow basis-60 text-small font-semibold">
          {sentence}
        </p>
        {canUndo ? (
          <button
            type="button"
            aria-describedby={sentenceId}
            aria-busy={undo.isPending}
            onClick={() => void undoOnce(() => undo.mutateAsync())}
            className="inline-flex min-h-11 items-center gap-2 rounded-chip bg-on-band px-4 text-small font-semibold text-band aria-busy:opacity-60"
          >
            <Icon name="undo-2" />
            {texts.undoButton}
            <span aria-hidden="true" className="tabular">
              {secondsLeft} s
            </span>
          </button>
        ) : null}
        <button
          type="button"
          aria-label={actionTexts.close}
          aria-describedby={sentenceId}
          onClick={dismissUndo}
          className="grid size-11 place-items-center rounded-chip hover:bg-card contrast:border-0"
        >
          <Icon name="x" />
        </button>
      </div>
      {result.refused.length > 0 ? (
        <details open={result.refused.length <= 3} className="border-t border-line pt-2 text-fine">
          <summary className="font-semibold">{texts.unchanged(result.refused.length)}</summary>
          <ul className="mt-1 max-h-48 overflow-y-auto">
            {result.refused.map(({ confirmationCode, companyName, reason }) => (
              <li key={confirmationCode} className="py-0.5 text-ink-soft">
                {companyName}: {reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

function useSecondsUntil(endsAt: number): number {
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((endsAt - now) / 1000))
  useEffect(() => {
    if (secondsLeft === 0) return
    const timer = setTimeout(() => setNow(Date.now()), ((endsAt - Date.now()) % 1000) + 5)
    return () => clearTimeout(timer)
  }, [secondsLeft, endsAt])
  return secondsLeft
}
