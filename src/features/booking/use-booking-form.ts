import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { sendBooking } from '#api/bookings.ts'
import { ApiError } from '#browser/api-error.ts'
import { checkSession, type SessionState, useSession } from '#browser/current-user.ts'
import { formTexts, guest } from '#browser/tab-draft.ts'
import { readVisit } from '#browser/visit.ts'
import { currentPath } from '#browser/current-path.ts'
import { arrivedCopy, earlierRequestCopy, slotPickerCopy } from '#content/booking/copy.ts'
import { FormRefusal } from '#ui/form/use-action.ts'
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
  const unansweredSlot = useRef<string>(undefined)
  const session = useSession()
  const navigate = useNavigate()
  const [earlierCode, setEarlierCode] = useState<string>()
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

  function keepDraft() {
    if (!form.current) return
    keepAnswers(form.current, ownerOf(session))
    setAnswers(formTexts(form.current))
  }

  async function send(sentAnswers: Record<string, string>) {
    const { slot } = sentAnswers
    const isUndecided = form.current?.elements.namedItem('slot') && slot === undefined
    if (isUndecided) throw new FormRefusal(slotPickerCopy.choose)
    const path = currentPath()
    const owner = ownerOf(await checkSession())
    const { key, isChanged, lostAttempt } = beginAttempt(sentAnswers, owner)
    setEarlierCode(undefined)
    try {
      const { confirmationCode: code, isNew } = await sendBooking(
        { ...sentAnswers, ...readVisit(), timeZone },
        key,
      )
      const isOfOtherAnswers = isChanged && !isNew
      if (isOfOtherAnswers) forgetAttempt(owner)
      else forgetAnswers(owner)
      if (!form.current?.isConnected || currentPath() !== path) {
        toast({ title: arrivedCopy.title, description: arrivedCopy.text(code) })
      } else if (isOfOtherAnswers) {
        setEarlierCode(code)
        throw new FormRefusal(earlierRequestCopy.arrived)
      } else await navigate({ to: '/booking/confirmation/$code', params: { code } })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 0) unansweredSlot.current = slot
      const isTaken = error.reason === 'slot-taken'
      const isInvalid = Object.keys(error.fields).length > 0
      if (isInvalid && lostAttempt) keepAttempt(lostAttempt, owner)
      else if (isTaken || isInvalid) forgetAttempt(owner)
      if (!slot || !isTaken) throw error
      if ([unansweredSlot.current, firstSlot].includes(slot))
        throw new FormRefusal(slotPickerCopy.perhapsYours)
      setLostSlots((before) => [...before, slot])
      throw error
    }
  }

  return { form, earlierCode, answers, firstSlot, lostSlots, keepDraft, send }
}
