import { honeypotName } from '#shared/bot-checks.ts'
import { formTexts, guest, readDraft, saveDraft } from '#browser/tab-draft.ts'

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
 * Returns the key of the last request for the same service whose answer was lost, even after a reload or a sign-in: the
 * request may have arrived, and with its key it stays the only one. `isChanged` says that it had other answers; empty
 * ones do not count, because the field for a time comes and goes with the agency's open hours.
 */
export function beginAttempt(answers: Record<string, string>, owner: string) {
  const asText = JSON.stringify(Object.fromEntries(Object.entries(answers).filter(([, value]) => value)))
  const lostAttempt = [owner, guest]
    .map((each) => parseDraft(readDraft(keysOf(each).lastAttempt, each)))
    .find((attempt) => attempt.key && answersOf(attempt).serviceId === answers.serviceId)
  const key = typeof lostAttempt?.key === 'string' ? lostAttempt.key : crypto.randomUUID()
  const isChanged =
    lostAttempt !== undefined && (lostAttempt.isChanged === true || lostAttempt.answers !== asText)
  keepAttempt({ answers: asText, key, isChanged }, owner)
  return { key, isChanged, lostAttempt }
}

export function keepAttempt(attempt: Readonly<Record<string, unknown>>, owner: string) {
  saveDraft(keysOf(owner).lastAttempt, owner, JSON.stringify(attempt))
}

/** Returns the time of a request that may have arrived, so that the same answers sent again repeat it. */
export function attemptedSlot(form: HTMLFormElement, owner: string): string {
  const { slot, serviceId } = answersOf(parseDraft(readDraft(keysOf(owner).lastAttempt, owner)))
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

const answersOf = ({ answers }: Readonly<Record<string, unknown>>) =>
  parseDraft(typeof answers === 'string' ? answers : '')

function parseDraft(json: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json || '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
