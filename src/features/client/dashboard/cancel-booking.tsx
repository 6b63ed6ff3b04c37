import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isChanged, isRefusal } from '#api/bookings.ts'
import { sendJson } from '#api/send-json.ts'
import { statusOf } from '#browser/api-error.ts'
import { cancelBookingTexts as texts } from '#content/interface/client/bookings.ts'
import { noAnswerTitle } from '#content/interface/shell.ts'
import { Button } from '#ui/button.tsx'
import { caughtError, failureSentence } from '#ui/failure-sentence.ts'
import { toast } from '#ui/toast-store.ts'

export function CancelBooking({ code, describedBy }: { code: string; describedBy: string }) {
  const cache = useQueryClient()
  const question = useRef<HTMLDetailsElement>(null)
  const isUnderWay = useRef(false)
  const [isSending, setSending] = useState(false)

  async function cancel() {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setSending(true)
    const failure = await sendJson('POST', `/api/bookings/${code}/cancel`, {}).then(() => null, caughtError)
    const isMade = failure === null || (await isChanged(code, 'cancel'))
    if (failure === null || isMade) {
      toast({ title: texts.cancelledTitle, description: texts.cancelledText })
      document.getElementById('bookings-heading')?.focus()
    } else {
      const status = statusOf(failure)
      const unknownTitle = status === 0 ? noAnswerTitle : texts.unknownTitle
      const title = isMade === null && !isRefusal(status) ? unknownTitle : texts.failedTitle
      toast({ title, description: failureSentence(failure), variant: 'destructive' })
    }
    await cache.invalidateQueries()
    isUnderWay.current = false
    setSending(false)
  }

  function keep() {
    if (!question.current) return
    question.current.open = false
    question.current.querySelector('summary')?.focus()
  }

  return (
    <details ref={question} className="print-hidden">
      <summary
        aria-describedby={describedBy}
        className="inline-flex min-h-11 items-center text-small font-semibold text-danger hover:underline contrast:text-link contrast:underline"
      >
        {texts.question}
      </summary>
      <p className="mb-2.5 text-tiny text-ink-soft">{texts.text}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button look="danger" size="small" aria-busy={isSending} onClick={() => void cancel()}>
          {texts.confirmButton}
        </Button>
        <Button look="outline" size="small" onClick={keep}>
          {texts.keepButton}
        </Button>
      </div>
    </details>
  )
}
