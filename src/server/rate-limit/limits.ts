import { messageRules } from '#contracts/message-rules.ts'
import { projectRules } from '#contracts/project-rules.ts'
import { networksOf } from './networks.ts'
import type { Limit } from './take.ts'

const minute = 60
const hour = 60 * 60

/** Verbs take the tokens themselves, so that no endpoint can reach the work without being counted. */
const limits = {
  'login:address': { max: 100, windowSeconds: 15 * minute, per: 'address' },
  'login:username': { max: 10, windowSeconds: 15 * minute, per: 'username' },
  'login:device': { max: 10, windowSeconds: 15 * minute, per: 'browser and username' },
  /** A correct password costs a hash too, and whoever knows it could repeat it without end. */
  'correct-passwords': { max: 30, windowSeconds: 15 * minute, per: 'username' },
  'correct-passwords:known-devices': { max: 30, windowSeconds: 15 * minute, per: 'username' },
  'correct-passwords:address': { max: 100, maxAround: 200, windowSeconds: 15 * minute, per: 'address' },
  'guessable-passwords': { max: 30, maxAround: 60, windowSeconds: 15 * minute, per: 'address' },
  /** One hash takes about 110 ms of CPU. No network reaches the whole of either share. */
  hashing: { max: 20, windowSeconds: 2, per: 'site' },
  'hashing:address': { max: 8, maxAround: 12, windowSeconds: 2, per: 'address' },
  'hashing:known-devices': { max: 20, windowSeconds: 2, per: 'site' },
  'hashing:known-devices:address': { max: 8, maxAround: 12, windowSeconds: 2, per: 'address' },
  codes: { max: 10, windowSeconds: 15 * minute, per: 'user' },
  'codes:day': { max: 50, windowSeconds: 24 * hour, per: 'user' },
  'codes:known-devices': { max: 10, windowSeconds: 15 * minute, per: 'user' },
  'codes:known-devices:day': { max: 50, windowSeconds: 24 * hour, per: 'user' },
  'wrong-codes-emails': { max: 1, windowSeconds: 24 * hour, per: 'user' },
  'second-factor-changes': { max: 30, windowSeconds: hour, per: 'user' },
  links: { max: 60, windowSeconds: 15 * minute, per: 'address' },
  'passkey-challenges': { max: 60, windowSeconds: 15 * minute, per: 'address' },
  'person-checks': { max: 60, windowSeconds: 15 * minute, per: 'address' },
  register: { max: 30, windowSeconds: hour, per: 'address' },
  'password-reset': { max: 5, windowSeconds: hour, per: 'address' },
  'email-confirmation': { max: 5, windowSeconds: hour, per: 'user' },
  'email-changes': { max: 10, windowSeconds: hour, per: 'user' },
  'password-changes': { max: 10, windowSeconds: hour, per: 'user' },
  /** Each sign-in without a device cookie writes an email. */
  'sign-in-emails': { max: 20, windowSeconds: 24 * hour, per: 'user' },
  'schedule-changes': { max: 60, windowSeconds: hour, per: 'user' },
  'calendar-changes': { max: 20, windowSeconds: hour, per: 'user' },
  'calendar-feeds': { max: 120, windowSeconds: hour, per: 'user' },
  'account-export': { max: 20, windowSeconds: hour, per: 'user' },
  bookings: { max: 20, windowSeconds: hour, per: 'address' },
  'held-times': { max: 10, maxAround: 20, windowSeconds: 24 * hour, per: 'address' },
  slots: { max: 60, windowSeconds: minute, per: 'address' },
  'appointment-moves': { max: 10, windowSeconds: hour, per: 'booking' },
  'booking-codes': { max: 30, windowSeconds: hour, per: 'address' },
  'booking-claims': { max: 10, windowSeconds: hour, per: 'user' },
  'agency-notices': { max: 10, windowSeconds: hour, per: 'user' },
  'agency-notices:site': { max: 60, windowSeconds: hour, per: 'site' },
  'emails:unproved': { max: 10, windowSeconds: 24 * hour, per: 'email address' },
  invitations: { max: 5, windowSeconds: 24 * hour, per: 'email address' },
  'test-emails': { max: 10, windowSeconds: hour, per: 'user' },
  messages: { max: messageRules.perHour, windowSeconds: hour, per: 'user' },
  /** Each message of a client is an email to the agency, and one person can have several accounts. */
  'messages:clients': { max: 2 * messageRules.perHour, windowSeconds: hour, per: 'address' },
  'messages:guests': { max: messageRules.perHour, windowSeconds: hour, per: 'booking' },
  'message-links': { max: 10, windowSeconds: hour, per: 'address' },
  'message-links:booking': { max: 3, windowSeconds: hour, per: 'booking' },
  'project-updates': { max: projectRules.updatesPerHour, windowSeconds: hour, per: 'user' },
  newsletter: { max: 20, windowSeconds: hour, per: 'address' },
  search: { max: 60, windowSeconds: minute, per: 'address' },
  preview: { max: 20, windowSeconds: minute, per: 'address' },
  'og-image': { max: 120, windowSeconds: minute, per: 'address' },
  'csp-report': { max: 20, windowSeconds: minute, per: 'address' },
  'csp-report:hour': { max: 20, windowSeconds: hour, per: 'address' },
  'extension-report': { max: 20, windowSeconds: minute, per: 'address' },
  'extension-report:hour': { max: 20, windowSeconds: hour, per: 'address' },
  'problems:error': { max: 120, windowSeconds: hour, per: 'site' },
  'problems:policy': { max: 120, windowSeconds: hour, per: 'site' },
  'problems:extension': { max: 120, windowSeconds: hour, per: 'site' },
} as const satisfies Record<string, Rule>

interface Rule {
  max: number
  maxAround?: number
  windowSeconds: number
  per: 'address' | 'email address' | 'user' | 'username' | 'browser and username' | 'booking' | 'site'
}

/** A /48 has 65,536 networks of 64 bits, of one customer or of several. */
const maxAroundFactor = 10

type LimitName = keyof typeof limits
type LimitPer<Per extends Rule['per']> = {
  [N in LimitName]: (typeof limits)[N]['per'] extends Per ? N : never
}[LimitName]

export function limit(name: LimitPer<'site'>): Limit
export function limit(name: Exclude<LimitName, LimitPer<'site' | 'address'>>, of: string | number): Limit
export function limit(name: LimitName, of?: string | number): Limit {
  const { max, windowSeconds } = limits[name]
  return { key: of === undefined ? name : `${name}:${of}`, max, windowSeconds }
}

export type HashingShare = 'hashing' | 'hashing:known-devices'

export const hashingLimits = (share: HashingShare, address: string): Limit[] => [
  ...addressLimits(`${share}:address`, address),
  limit(share),
]

export function addressLimits(name: LimitPer<'address'>, address: string): Limit[] {
  const { max, windowSeconds, maxAround = max * maxAroundFactor }: Rule = limits[name]
  const { own, around } = networksOf(address)
  const ownLimit = { key: `${name}:${own}`, max, windowSeconds }
  return around ? [ownLimit, { key: `${name}:${around}`, max: maxAround, windowSeconds }] : [ownLimit]
}
