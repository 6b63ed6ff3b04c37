import type { User } from '#contracts/auth.ts'
import { ApiError, asAnswered, messageOf, reach } from './api-error.ts'
import { writePreference } from './preference.ts'
import { forgetDrafts } from './tab-draft.ts'

export type SessionState =
  | { status: 'checking' }
  /** `hasEnded` where the session ended by itself, or in another tab, while this page was open. */
  | { status: 'signed-out'; hasEnded?: boolean }
  | { status: 'signed-in'; user: User }
  | { status: 'failed'; message: string }

/** Remembers across page loads that somebody is signed in, so that the header can wait instead of jumping. */
const hintKey = 'signed-in'
const failureMessage = 'Failed to fetch user'

let state: SessionState = { status: 'checking' }
let check: Promise<SessionState> | undefined
const listeners = new Set<() => void>()
const forgetters = new Set<() => void>()

export const sessionStore = {
  get: () => state,
  /** What the server and the first client render show: nobody is known yet. */
  getFirst: (): SessionState => ({ status: 'checking' }),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Caches of private data register here: they are emptied on sign-in, sign-out and a 401. */
export function onSessionChange(forget: () => void) {
  forgetters.add(forget)
}

/** Empties those caches after a write that they would not know of. */
export function forgetPrivateData() {
  for (const forget of forgetters) forget()
}

/** Asks the server once who is signed in. A 401 means nobody (docs/spec/acceptance.md 488). */
export function checkSession(): Promise<SessionState> {
  if (check) return check
  const asked: Promise<SessionState> = fetchUser().then((answer) => {
    // Somebody signed in or out while the request was under way: the answer is out of date.
    return check === asked ? publish(answer) : state
  })
  check = asked
  return asked
}

/** Asks again after a check that failed. */
export function retrySession(): Promise<SessionState> {
  publish({ status: 'checking' })
  check = undefined
  return checkSession()
}

/**
 * Asks again who is signed in after the server has refused something: the role may have been taken away meanwhile, or
 * another account may have signed in here. What was read goes with the account that it was read for.
 */
export async function recheckUser(): Promise<void> {
  const before = state
  const answer = await fetchUser()
  if (state !== before || answer.status !== 'signed-in' || before.status !== 'signed-in') return
  const { username, role } = before.user
  if (answer.user.username !== username || answer.user.role !== role) setUser(answer.user)
}

/** Sets the current user after a sign-in or registration, or nobody after somebody chose to sign out. */
export function setUser(user: User | null) {
  forgetPrivateData()
  if (!user) forgetDrafts()
  const next: SessionState = user ? { status: 'signed-in', user } : { status: 'signed-out' }
  check = Promise.resolve(publish(next))
}

/** Sets nobody after a 401 or a sign-out in another tab. What was being written is kept for the same account. */
export function endSession() {
  forgetPrivateData()
  const hasEnded = state.status === 'signed-in' || (state.status === 'signed-out' && state.hasEnded === true)
  check = Promise.resolve(publish({ status: 'signed-out', hasEnded }))
}

/** Sets what changed about the user who is signed in; what was read stays theirs. */
export function changeUser(user: User) {
  check = Promise.resolve(publish({ status: 'signed-in', user }))
}

/**
 * Keeps a page that outlives its session from showing it: one that the back button takes out of the browser's memory
 * shows nothing private until the server has been asked again, and a sign-in or sign-out in one tab is one in all.
 */
export function watchSession() {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    forgetPrivateData()
    void retrySession()
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== hintKey) return
    if (newValue === null) return endSession()
    if (state.status === 'signed-in') return
    forgetPrivateData()
    void retrySession()
  })
}

async function fetchUser(): Promise<SessionState> {
  try {
    const response = await reach('/api/user', {}, failureMessage)
    // Read the body for every status: an unread body keeps its connection open.
    const body = await response.text()
    if (response.status === 401) return { status: 'signed-out' }
    if (!response.ok) throw new ApiError(response.status, messageOf(body, failureMessage))
    return { status: 'signed-in', user: asAnswered<User>(JSON.parse(body)) }
  } catch (error) {
    if (error instanceof ApiError) return { status: 'failed', message: error.message }
    // An answer that is no JSON, or a bug: the page can still be tried again.
    console.error(error)
    return { status: 'failed', message: failureMessage }
  }
}

function publish(next: SessionState): SessionState {
  state = next
  if (next.status === 'signed-in') {
    writePreference(hintKey, '1')
    forgetDrafts(next.user.username)
  }
  if (next.status === 'signed-out') writePreference(hintKey, null)
  for (const listener of listeners) listener()
  return next
}
