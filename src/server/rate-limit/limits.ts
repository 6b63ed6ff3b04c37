import { messageRules } from '#contracts/message-rules.ts'
import { projectRules } from '#contracts/project-rules.ts'
import type { Limit } from './take.ts'

const minute = 60
const hour = 60 * 60

/**
 * All rate limits (decisions, API manners): what is counted, how many in which window, and for whom. The verb that does
 * the work takes the tokens, so that no endpoint, page or form can reach the work without being counted.
 */
const limits = {
  /** Wrong passwords, whatever the account. */
  'login:address': { max: 100, windowSeconds: 15 * minute, per: 'address' },
  /** Wrong passwords for one username, known or not, from browsers that never signed in to it. */
  'login:username': { max: 10, windowSeconds: 15 * minute, per: 'username' },
  /** The same for one browser that did: a stranger's guesses do not fill its bucket. */
  'login:device': { max: 10, windowSeconds: 15 * minute, per: 'browser and username' },
  /**
   * Password hashes. One takes about 110 ms in which its isolate does nothing else, so that a burst of guesses would
   * hold up the pages too. Known browsers have a share of their own.
   */
  hashing: { max: 20, windowSeconds: 2, per: 'site' },
  'hashing:known-devices': { max: 20, windowSeconds: 2, per: 'site' },
  register: { max: 30, windowSeconds: hour, per: 'address' },
  'password-reset': { max: 5, windowSeconds: hour, per: 'address' },
  'email-confirmation': { max: 5, windowSeconds: hour, per: 'user' },
  /** Each reads everything that is stored about the account. */
  'account-export': { max: 20, windowSeconds: hour, per: 'user' },
  bookings: { max: 20, windowSeconds: hour, per: 'address' },
  /** Codes of no booking; afterwards the address is told nothing of any code. */
  'booking-codes': { max: 30, windowSeconds: hour, per: 'address' },
  messages: { max: messageRules.perHour, windowSeconds: hour, per: 'user' },
  /** A provider's updates: each sends an email. */
  'project-updates': { max: projectRules.updatesPerHour, windowSeconds: hour, per: 'user' },
  newsletter: { max: 20, windowSeconds: hour, per: 'address' },
  /** A query without words costs nothing and is not counted. */
  search: { max: 60, windowSeconds: minute, per: 'address' },
  /** Checks of live pages. */
  preview: { max: 20, windowSeconds: minute, per: 'address' },
  'og-image': { max: 120, windowSeconds: minute, per: 'address' },
  'csp-report': { max: 20, windowSeconds: minute, per: 'address' },
} as const satisfies Record<string, Rule>

interface Rule {
  max: number
  windowSeconds: number
  per: 'address' | 'user' | 'username' | 'browser and username' | 'site'
}

type LimitName = keyof typeof limits
type SiteLimit = { [N in LimitName]: (typeof limits)[N]['per'] extends 'site' ? N : never }[LimitName]

/** Returns the bucket of a limit. @param of the address, user id, username or hash that it is counted for */
export function limit(name: SiteLimit): Limit
export function limit(name: Exclude<LimitName, SiteLimit>, of: string | number): Limit
export function limit(name: LimitName, of?: string | number): Limit {
  const { max, windowSeconds } = limits[name]
  return { key: of === undefined ? name : `${name}:${of}`, max, windowSeconds }
}
