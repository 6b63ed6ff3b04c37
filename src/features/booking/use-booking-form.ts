import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { sendBooking } from '#api/bookings.ts'
import { checkSession, type SessionState } from '#browser/current-user.ts'
import { formTexts } from '#browser/form-texts.ts'
import { currentPath } from '#browser/current-path.ts'
import { guest } from '#browser/tab-draft.ts'
import { useSession } from '#browser/use-session.ts'
import { arrivedCopy, earlierRequestCopy, slotPickerCopy } from '#content/booking/copy.ts'
import { toast } from '#ui/toast-store.ts'
import {
  attemptedSlot,
  beginAttempt,
  fillEmpty,
  forgetAnswers,
  forgetAttempt,
  keepAnswers,
  keepAttempt,
  restoreAnswers,
} from './booking-draft.ts'

const ownerOf = (session: SessionState) => (session.status === 'signed-in' ? session.user.username : guest)

type Texts = Readonly<Record<string, string | undefined>>

/** @param timeZone in which the emails about the booking name its time */
export function useBookingForm(timeZone: string) {
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const unansweredSlot = useRef<string>(undefined)
  const session = useSession()
  const navigate = useNavigate()
  const [fieldErrors, setFieldErrors] = useState<Texts>({})
  const [correctedNames, setCorrectedNames] = useState<readonly string[]>([])
  const [failure, setFailure] = useState<string>()
  const [earlierCode, setEarlierCode] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [firstSlot, setFirstSlot] = useState('')
  const [lostSlots, setLostSlots] = useState<readonly string[]>([])
  const [answers, setAnswers] = useState<Texts>({})

  useEffect(() => {
    if (!form.current) return
    form.current.noValidate = true
    restoreAnswers(form.current, guest)
    setFirstSlot(attemptedSlot(form.current, guest))
    setAnswers(formTexts(form.current))
  }, [])

  useEffect(() => {
    if (session.status !== 'signed-in' || !form.current) return
    const { username } = session.user
    restoreAnswers(form.current, username)
    const slot = attemptedSlot(form.current, username)
    if (slot) setFirstSlot(slot)
    fillEmpty(form.current, 'contactName', session.user.name)
    fillEmpty(form.current, 'clientEmail', session.user.email)
    setAnswers(formTexts(form.current))
  }, [session])

  useEffect(() => {
    const controls = form.current?.querySelectorAll<HTMLElement>('[name]') ?? []
    Array.from(controls)
      .find((control) => fieldErrors[control.getAttribute('name') ?? ''])
      ?.focus()
  }, [fieldErrors])

  function keepDraft({ target }: FormEvent<HTMLFormElement>) {
    if (!form.current) return
    if ('name' in target && typeof target.name === 'string')
      setCorrectedNames([...correctedNames, target.name])
    keepAnswers(form.current, ownerOf(session))
    setAnswers(formTexts(form.current))
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current || !form.current) return
    const sentAnswers = formTexts(form.current)
    const isUndecided = form.current.elements.namedItem('slot') !== null && sentAnswers.slot === undefined
    if (isUndecided) return setFailure(slotPickerCopy.choose)
    const address = currentPath()
    isUnderWay.current = true
    setSending(true)
    const owner = ownerOf(await checkSession())
    const { key, isChanged, lostAttempt } = beginAttempt(sentAnswers, owner)
    const outcome = await sendBooking({ ...sentAnswers, timeZone }, key)
    isUnderWay.current = false
    setSending(false)
    setEarlierCode(undefined)
    if (outcome.ok) {
      const isOfOtherAnswers = isChanged && !outcome.isNew
      if (isOfOtherAnswers) forgetAttempt(owner)
      else forgetAnswers(owner)
      if (!form.current?.isConnected || currentPath() !== address) {
        toast({
          title: arrivedCopy.title,
          description: arrivedCopy.text(outcome.confirmationCode),
        })
        return
      }
      if (isOfOtherAnswers) {
        setFieldErrors({})
        setFailure(earlierRequestCopy.arrived)
        return setEarlierCode(outcome.confirmationCode)
      }
      await navigate({ to: '/booking/confirmation/$code', params: { code: outcome.confirmationCode } })
      return
    }
    setCorrectedNames([])
    setFieldErrors(outcome.fields)
    setFailure(outcome.message)
    const { slot } = sentAnswers
    if (outcome.reason === 'no-answer') unansweredSlot.current = slot
    const isTaken = outcome.reason === 'slot-taken'
    const isInvalid = Object.keys(outcome.fields).length > 0
    if (isInvalid && lostAttempt) keepAttempt(lostAttempt, owner)
    else if (isTaken || isInvalid) forgetAttempt(owner)
    if (!slot || !isTaken) return
    if ([unansweredSlot.current, firstSlot].includes(slot)) setFailure(slotPickerCopy.perhapsYours)
    else setLostSlots((before) => [...before, slot])
  }

  const currentErrors = Object.entries(fieldErrors).filter(([name]) => !correctedNames.includes(name))
  const errors: Texts = Object.fromEntries(currentErrors)
  const isAllCorrected = currentErrors.length === 0 && Object.keys(fieldErrors).length > 0
  return {
    form,
    errors,
    failure: isAllCorrected ? undefined : failure,
    earlierCode,
    isSending,
    answers,
    firstSlot,
    lostSlots,
    keepDraft,
    send,
  }
}
