import { honeypotName } from '#shared/honeypot.ts'
import { formTexts } from '#browser/form-texts.ts'
import { guest, readDraft, saveDraft } from '#browser/tab-draft.ts'

/** Separate keys: what a guest types before the session is known must not replace the draft of an account. */
const keysOf = (owner: string) =>
  owner === guest
    ? { answers: 'booking', lastAttempt: 'booking-request' }
    : { answers: 'account-booking', lastAttempt: 'account-booking-request' }

export function keepAnswers(form: HTMLFormElement, owner: string) {
  const { serviceId: _, slot: _slot, [honeypotName]: _filled, ...answers } = formTexts(form)
  saveDraft(keysOf(owner).answers, owner, JSON.stringify(answers))
  if (owner !== guest) saveDraft(keysOf(guest).answers, guest, '')
}

export function forgetAnswers(owner: string) {
  for (const each of [owner, guest]) saveDraft(keysOf(each).answers, each, '')
  forgetAttempt(owner)
}

/**
 * Returns the same idempotency key for the same answers, even after a reload or a sign-in: the response to the first
 * attempt may have been lost.
 */
export function idempotencyKeyOf(answers: Record<string, string>, owner: string): string {
  const asText = JSON.stringify(answers)
  for (const each of [owner, guest]) {
    const lastAttempt = parseDraft(readDraft(keysOf(each).lastAttempt, each))
    if (lastAttempt.answers === asText && typeof lastAttempt.key === 'string') return lastAttempt.key
  }
  const key = crypto.randomUUID()
  saveDraft(keysOf(owner).lastAttempt, owner, JSON.stringify({ answers: asText, key }))
  return key
}

/** Returns the time of a request that may have arrived, so that the same answers sent again repeat it. */
export function attemptedSlot(form: HTMLFormElement, owner: string): string {
  const { answers } = parseDraft(readDraft(keysOf(owner).lastAttempt, owner))
  const { slot, serviceId } = parseDraft(typeof answers === 'string' ? answers : '')
  const isOfThisForm = serviceId === formTexts(form).serviceId
  return isOfThisForm && typeof slot === 'string' && new Date(slot) > new Date() ? slot : ''
}

export function forgetAttempt(owner: string) {
  for (const each of [owner, guest]) saveDraft(keysOf(each).lastAttempt, each, '')
}

export function restoreAnswers(form: HTMLFormElement, owner: string) {
  for (const [name, value] of Object.entries(parseDraft(readDraft(keysOf(owner).answers, owner)))) {
    if (typeof value === 'string') fillEmpty(form, name, value)
  }
}

export function fillEmpty(form: HTMLFormElement, name: string, value: string) {
  const control = form.elements.namedItem(name)
  const isFillable =
    control instanceof RadioNodeList ||
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  if (isFillable && control.value === '') control.value = value
}

function parseDraft(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json || '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
