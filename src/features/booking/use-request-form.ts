import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { sendBooking } from '#api/bookings.ts'
import { useSession } from '#api/use-session.ts'
import { type BookingField, bookingFieldOrder } from '#content/booking.ts'
import { answersOf, fillEmpty, forgetDraft, restoreDraft, saveDraft } from './booking-draft.ts'

type FieldErrors = Partial<Record<BookingField, string>>

/** What the script adds to the plain form: draft, account's name and e-mail, the server's sentences, one booking. */
export function useRequestForm() {
  const form = useRef<HTMLFormElement>(null)
  const key = useRef({ answers: '', value: '' })
  const isUnderWay = useRef(false)
  const session = useSession()
  const navigate = useNavigate()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [notesChars, setNotesChars] = useState(0)

  useEffect(() => {
    if (!form.current) return
    // The server's own sentences are shown instead of the browser's.
    form.current.noValidate = true
    restoreDraft(form.current)
    setNotesChars(notesLength(form.current))
  }, [])

  useEffect(() => {
    if (session.status !== 'signed-in' || !form.current) return
    fillEmpty(form.current, 'contactName', session.user.name)
    fillEmpty(form.current, 'clientEmail', session.user.email)
  }, [session])

  useEffect(() => {
    const wrong = bookingFieldOrder.find((name) => errors[name])
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
  }, [errors])

  function keepDraft() {
    if (!form.current) return
    saveDraft(form.current)
    setNotesChars(notesLength(form.current))
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current || !form.current) return
    const answers = answersOf(form.current)
    const asText = JSON.stringify(answers)
    // The same answers again are the same request, whatever became of the first answer; changed ones are another.
    if (key.current.answers !== asText) key.current = { answers: asText, value: crypto.randomUUID() }
    isUnderWay.current = true
    setSending(true)
    const outcome = await sendBooking(answers, key.current.value)
    isUnderWay.current = false
    setSending(false)
    if (outcome.ok) {
      forgetDraft()
      await navigate({ to: '/booking/confirmation/$code', params: { code: outcome.confirmationCode } })
      return
    }
    setErrors(outcome.fields)
    setFailure(outcome.message)
  }

  return { form, errors, failure, isSending, notesChars, keepDraft, send }
}

const notesLength = (form: HTMLFormElement) => (answersOf(form).notes ?? '').length
