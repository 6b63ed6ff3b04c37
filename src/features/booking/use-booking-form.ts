import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { sendBooking } from '#api/bookings.ts'
import { useSession } from '#browser/use-session.ts'
import { bookingFieldList, type BookingFieldName } from '#contracts/booking-fields.ts'
import { toast } from '#ui/toast-store.ts'
import { answersOf, fillEmpty, forgetDraft, keyOfRequest, restoreDraft, saveDraft } from './booking-draft.ts'

type Texts = Partial<Record<BookingFieldName, string>>

/** What the script adds to the plain form: draft, account's name and e-mail, the server's sentences, one booking. */
export function useBookingForm() {
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const session = useSession()
  const navigate = useNavigate()
  const [refused, setRefused] = useState<Texts>({})
  /** Refused fields that somebody has begun to correct: what was wrong with them may no longer be. */
  const [corrected, setCorrected] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  /** For the counters of longer texts. */
  const [written, setWritten] = useState<Texts>({})

  useEffect(() => {
    if (!form.current) return
    // The server's own sentences are shown instead of the browser's.
    form.current.noValidate = true
    restoreDraft(form.current)
    setWritten(answersOf(form.current))
  }, [])

  useEffect(() => {
    if (session.status !== 'signed-in' || !form.current) return
    fillEmpty(form.current, 'contactName', session.user.name)
    fillEmpty(form.current, 'clientEmail', session.user.email)
  }, [session])

  useEffect(() => {
    const wrong = bookingFieldList.find(({ name }) => refused[name])
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.name}"]`)?.focus()
  }, [refused])

  function keepDraft({ target }: FormEvent<HTMLFormElement>) {
    if (!form.current) return
    if ('name' in target && typeof target.name === 'string') setCorrected([...corrected, target.name])
    saveDraft(form.current)
    setWritten(answersOf(form.current))
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current || !form.current) return
    const answers = answersOf(form.current)
    isUnderWay.current = true
    setSending(true)
    const outcome = await sendBooking(answers, keyOfRequest(answers))
    isUnderWay.current = false
    setSending(false)
    if (outcome.ok) {
      forgetDraft()
      // Whoever has gone to another page meanwhile is not pulled away from it.
      if (!form.current?.isConnected) {
        toast({
          title: 'Your request has arrived',
          description: `Its code is ${outcome.confirmationCode}. We have sent it to you by email, too.`,
        })
        return
      }
      await navigate({ to: '/booking/confirmation/$code', params: { code: outcome.confirmationCode } })
      return
    }
    setCorrected([])
    setRefused(outcome.fields)
    setFailure(outcome.message)
  }

  const wrong = Object.entries(refused).filter(([name]) => !corrected.includes(name))
  const errors: Texts = Object.fromEntries(wrong)
  const isAllCorrected = wrong.length === 0 && Object.keys(refused).length > 0
  return {
    form,
    errors,
    failure: isAllCorrected ? undefined : failure,
    isSending,
    written,
    keepDraft,
    send,
  }
}
