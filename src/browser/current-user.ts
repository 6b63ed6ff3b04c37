import { userFailedText } from '#content/interface/shell.ts'
import type { User } from '#contracts/auth.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { ApiError, castBody, messageOf, sendRequest } from './api-error.ts'
import type { UserResponse } from './boot.ts'
import { writePreference, showSignedIn, signedInKey } from './preference.ts'
import { forgetDrafts } from './tab-draft.ts'
import { useSyncExternalStore } from 'react'

export type SessionState =
  | { status: 'checking' }
  | { status: 'signed-out'; hasEnded?: boolean }
  | { status: 'signed-in'; user: User }
  | { status: 'failed'; message: string }

let state: SessionState = { status: 'checking' }
let check: Promise<SessionState> | undefined
let hasAsked = false
const listeners = new Set<() => void>()
const forgetters = new Set<() => void>()

export const sessionStore = {
  get: () => state,
  /** Server and first client render must agree, so neither knows a user. */
  getFirst: (): SessionState => ({ status: 'checking' }),
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function onSessionChange(forget: () => void) {
  forgetters.add(forget)
}

export function forgetPrivateData() {
  for (const forget of forgetters) forget()
}

export function checkSession(): Promise<SessionState> {
  if (check) return check
  const pendingCheck: Promise<SessionState> = fetchUser().then((response) => {
    return check === pendingCheck ? publish(response) : state
  })
  check = pendingCheck
  return pendingCheck
}

export function retrySession(): Promise<SessionState> {
  publish({ status: 'checking' })
  check = undefined
  return checkSession()
}

let recheck: Promise<void> | undefined

/**
 * Asks again who is signed in after a refusal, because the session may have ended, the role may have been revoked or
 * another account may have signed in meanwhile. Then the private data is dropped. The refusal alone is no proof: its
 * request may have left before a sign-in, or with a cookie that has been replaced.
 */
export function recheckUser(): Promise<void> {
  recheck ??= askAgain().finally(() => {
    recheck = undefined
  })
  return recheck
}

async function askAgain(): Promise<void> {
  const before = state
  // While the first check is under way, its response is as new: a refused sign-in must not reload its page.
  if (before.status === 'signed-out' || before.status === 'checking') return
  const response = await fetchUser()
  if (state !== before) return
  if (response.status === 'signed-out') endSession()
  if (response.status !== 'signed-in' || before.status !== 'signed-in') return
  const { username, role } = before.user
  if (response.user.username !== username || response.user.role !== role) setUser(response.user)
}

export function setUser(user: User | null) {
  forgetPrivateData()
  if (!user) forgetDrafts()
  const next: SessionState = user ? { status: 'signed-in', user } : { status: 'signed-out' }
  check = Promise.resolve(publish(next))
}

function endSession() {
  forgetPrivateData()
  const hasEnded = state.status === 'signed-in' || (state.status === 'signed-out' && state.hasEnded === true)
  check = Promise.resolve(publish({ status: 'signed-out', hasEnded }))
}

export function changeUser(user: User) {
  if (state.status !== 'signed-in' || state.user.username !== user.username) return
  check = Promise.resolve(publish({ status: 'signed-in', user }))
}

/**
 * Protects private data on pages that outlive their session: a page restored by the back button asks the server
 * again before it shows any, and a sign-in or sign-out in one tab applies to all.
 */
export function watchSession() {
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    forgetPrivateData()
    void retrySession()
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== signedInKey) return
    if (newValue === null) return endSession()
    if (state.status === 'signed-in') return
    forgetPrivateData()
    void retrySession()
  })
}

async function fetchUser(): Promise<SessionState> {
  try {
    const { status, body } = await takeUserResponse()
    if (status === 401) return { status: 'signed-out' }
    if (status >= 400) throw new ApiError(status, messageOf(body, userFailedText))
    return { status: 'signed-in', user: castBody<User>(JSON.parse(body)) }
  } catch (error) {
    if (error instanceof ApiError) return { status: 'failed', message: error.message }
    console.error(error)
    return { status: 'failed', message: userFailedText }
  }
}

async function takeUserResponse(): Promise<UserResponse> {
  const isFirst = !hasAsked
  hasAsked = true
  if (isFirst && window.boot?.askUser) {
    return window.boot.askUser().catch((cause: unknown) => {
      throw new ApiError(0, userFailedText, userFailedText, { cause })
    })
  }
  const response = await sendRequest(pathOf(endpoints.user), {}, userFailedText)
  // Read the body for every status: an unread body keeps its connection open.
  return { status: response.status, body: await response.text() }
}

function publish(next: SessionState): SessionState {
  state = next
  if (next.status === 'signed-in') {
    writePreference(signedInKey, next.user.role)
    showSignedIn(next.user.role)
    forgetDrafts(next.user.username)
  }
  if (next.status === 'signed-out') {
    writePreference(signedInKey, null)
    showSignedIn(null)
  }
  for (const listener of listeners) listener()
  return next
}

export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.getFirst)
}
