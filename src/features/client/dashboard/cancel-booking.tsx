import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { changeBooking } from '#api/bookings.ts'
import { statusOf } from '#browser/api-error.ts'
import { cancelBookingTexts as texts } from '#content/interface/client/bookings.ts'
import { noAnswerTitle } from '#content/interface/shell.ts'
import { Button } from '#ui/button.tsx'
import { failureSentence } from '#ui/failure-sentence.ts'
import { useAction } from '#ui/form/use-action.ts'
import { toast } from '#ui/toast-store.ts'

export function CancelBooking({ code, describedBy }: { code: string; describedBy: string }) {
  const cache = useQueryClient()
  const question = useRef<HTMLDetailsElement>(null)
  const { run, isPending } = useAction()

  async function cancel() {
    const outcome = await changeBooking(code, 'cancel')
    if (outcome.isMade) {
      toast({ title: texts.cancelledTitle, description: texts.cancelledText })
      document.getElementById('bookings-heading')?.focus()
    } else {
      const unknownTitle = statusOf(outcome.error) === 0 ? noAnswerTitle : texts.unknownTitle
      const title = outcome.isMade === null ? unknownTitle : texts.failedTitle
      toast({ title, description: failureSentence(outcome.error), variant: 'destructive' })
    }
    await cache.invalidateQueries()
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
        <Button look="danger" size="small" aria-busy={isPending} onClick={() => void run(cancel)}>
          {texts.confirmButton}
        </Button>
        <Button look="outline" size="small" onClick={keep}>
          {texts.keepButton}
        </Button>
      </div>
    </details>
  )
}
