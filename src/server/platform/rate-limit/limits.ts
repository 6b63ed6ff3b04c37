import { messageRules } from '#contracts/booking-rules.ts'
import { projectRules } from '#contracts/project-rules.ts'
import type { Limit } from './take.ts'

const minute = 60
const hour = 60 * 60

/** Verbs take the tokens themselves, so that no endpoint can reach the work without being counted. */
const limits = {
  'login:ip': { max: 100, windowSeconds: 15 * minute, per: 'ip' },
  'login:username': { max: 10, windowSeconds: 15 * minute, per: 'username' },
  'login:device': { max: 10, windowSeconds: 15 * minute, per: 'browser and username' },
  /** A correct password costs a hash too, and whoever knows it could repeat it without end. */
  'correct-passwords': { max: 30, windowSeconds: 15 * minute, per: 'username' },
  'correct-passwords:known-devices': { max: 30, windowSeconds: 15 * minute, per: 'username' },
  'correct-passwords:ip': { max: 100, maxAround: 200, windowSeconds: 15 * minute, per: 'ip' },
  'guessable-passwords': { max: 30, maxAround: 60, windowSeconds: 15 * minute, per: 'ip' },
  /** One hash takes about 110 ms of CPU. No network reaches the whole of either share. */
  hashing: { max: 20, windowSeconds: 2, per: 'site' },
  'hashing:ip': { max: 8, maxAround: 12, windowSeconds: 2, per: 'ip' },
  'hashing:known-devices': { max: 20, windowSeconds: 2, per: 'site' },
  'hashing:known-devices:ip': { max: 8, maxAround: 12, windowSeconds: 2, per: 'ip' },
  codes: { max: 10, windowSeconds: 15 * minute, per: 'user' },
  'codes:day': { max: 50, windowSeconds: 24 * hour, per: 'user' },
  'codes:known-devices': { max: 10, windowSeconds: 15 * minute, per: 'user' },
  'codes:known-devices:day': { max: 50, windowSeconds: 24 * hour, per: 'user' },
  'wrong-codes-emails': { max: 1, windowSeconds: 24 * hour, per: 'user' },
  'second-factor-changes': { max: 30, windowSeconds: hour, per: 'user' },
  links: { max: 60, windowSeconds: 15 * minute, per: 'ip' },
  'passkey-challenges': { max: 60, windowSeconds: 15 * minute, per: 'ip' },
  'person-checks': { max: 60, windowSeconds: 15 * minute, per: 'ip' },
  register: { max: 30, windowSeconds: hour, per: 'ip' },
  'password-reset': { max: 5, windowSeconds: hour, per: 'ip' },
  'email-confirmation': { max: 5, windowSeconds: hour, per: 'user' },
  'email-changes': { max: 10, windowSeconds: hour, per: 'user' },
  'password-changes': { max: 10, windowSeconds: hour, per: 'user' },
  /** Each sign-in without a device cookie writes an email. */
  'sign-in-emails': { max: 20, windowSeconds: 24 * hour, per: 'user' },
  'schedule-changes': { max: 60, windowSeconds: hour, per: 'user' },
  'calendar-changes': { max: 20, windowSeconds: hour, per: 'user' },
  'calendar-feeds': { max: 120, windowSeconds: hour, per: 'user' },
  /** Each reads a whole table. */
  exports: { max: 30, windowSeconds: hour, per: 'user' },
  'account-export': { max: 20, windowSeconds: hour, per: 'user' },
  bookings: { max: 20, windowSeconds: hour, per: 'ip' },
  'held-times': { max: 10, maxAround: 20, windowSeconds: 24 * hour, per: 'ip' },
  slots: { max: 60, windowSeconds: minute, per: 'ip' },
  'appointment-moves': { max: 10, windowSeconds: hour, per: 'booking' },
  'booking-codes': { max: 30, windowSeconds: hour, per: 'ip' },
  'booking-claims': { max: 10, windowSeconds: hour, per: 'user' },
  'agency-notices': { max: 10, windowSeconds: hour, per: 'user' },
  'agency-notices:site': { max: 60, windowSeconds: hour, per: 'site' },
  'emails:unproved': { max: 10, windowSeconds: 24 * hour, per: 'email' },
  invitations: { max: 5, windowSeconds: 24 * hour, per: 'email' },
  'test-emails': { max: 10, windowSeconds: hour, per: 'user' },
  messages: { max: messageRules.perHour, windowSeconds: hour, per: 'user' },
  /** Each message of a client is an email to the agency, and one person can have several accounts. */
  'messages:clients': { max: 2 * messageRules.perHour, windowSeconds: hour, per: 'ip' },
  'messages:guests': { max: messageRules.perHour, windowSeconds: hour, per: 'booking' },
  'message-links': { max: 10, windowSeconds: hour, per: 'ip' },
  'message-links:booking': { max: 3, windowSeconds: hour, per: 'booking' },
  'project-updates': { max: projectRules.updatesPerHour, windowSeconds: hour, per: 'user' },
  newsletter: { max: 20, windowSeconds: hour, per: 'ip' },
  search: { max: 60, windowSeconds: minute, per: 'ip' },
  preview: { max: 20, windowSeconds: minute, per: 'ip' },
  'og-image': { max: 120, windowSeconds: minute, per: 'ip' },
  'csp-report': { max: 20, windowSeconds: minute, per: 'ip' },
  'csp-report:hour': { max: 20, windowSeconds: hour, per: 'ip' },
  'extension-report': { max: 20, windowSeconds: minute, per: 'ip' },
  'extension-report:hour': { max: 20, windowSeconds: hour, per: 'ip' },
  /** Each takes four written rows or fewer. */
  'missing-paths': { max: 1000, windowSeconds: 24 * hour, per: 'site' },
  'redirect-hits': { max: 600, windowSeconds: hour, per: 'site' },
  'problems:error': { max: 120, windowSeconds: hour, per: 'site' },
  'problems:policy': { max: 120, windowSeconds: hour, per: 'site' },
  'problems:extension': { max: 120, windowSeconds: hour, per: 'site' },
} as const satisfies Record<string, Rule>

interface Rule {
  max: number
  maxAround?: number
  windowSeconds: number
  per: 'ip' | 'email' | 'user' | 'username' | 'browser and username' | 'booking' | 'site'
}

/** A /48 has 65,536 networks of 64 bits, of one customer or of several. */
const maxAroundFactor = 10

type LimitName = keyof typeof limits
type LimitPer<Per extends Rule['per']> = {
  [N in LimitName]: (typeof limits)[N]['per'] extends Per ? N : never
}[LimitName]

export function limit(name: LimitPer<'site'>): Limit
export function limit(name: Exclude<LimitName, LimitPer<'site' | 'ip'>>, of: string | number): Limit
export function limit(name: LimitName, of?: string | number): Limit {
  const { max, windowSeconds } = limits[name]
  return { key: of === undefined ? name : `${name}:${of}`, max, windowSeconds }
}

export type HashingShare = 'hashing' | 'hashing:known-devices'

export const hashingLimits = (share: HashingShare, ip: string): Limit[] => [
  ...ipLimits(`${share}:ip`, ip),
  limit(share),
]

export function ipLimits(name: LimitPer<'ip'>, ip: string): Limit[] {
  const { max, windowSeconds, maxAround = max * maxAroundFactor }: Rule = limits[name]
  const { own, around } = networksOf(ip)
  const ownLimit = { key: `${name}:${own}`, max, windowSeconds }
  return around ? [ownLimit, { key: `${name}:${around}`, max: maxAround, windowSeconds }] : [ownLimit]
}

export interface Networks {
  own: string
  around?: string
}

/** Shared by all malformed addresses, so that inventing them gains nothing. */
const unknownNetwork: Networks = { own: 'unknown' }

const groupBits = 16

/** An IPv4 address mapped into IPv6 counts as IPv4 (RFC 4291, 2.5.5.2). */
export function networksOf(address: string): Networks {
  if (isIpv4(address)) return { own: address }
  const groups = ipv6Groups(address)
  if (!groups) return unknownNetwork
  const mappedAddress = mappedIpv4(groups)
  if (mappedAddress) return { own: mappedAddress }
  return { own: network(groups, 64), around: network(groups, 48) }
}

function isIpv4(text: string): boolean {
  return /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text)
}

/** The URL parser checks the address and writes it in hex with at most one `::`, whatever its spelling was. */
function ipv6Groups(text: string): number[] | null {
  const host = /^[\da-f:.]+$/i.test(text) ? URL.parse(`http://[${text}]`)?.hostname : null
  if (!host) return null
  const [head = [], tail = []] = host
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
}

function mappedIpv4(groups: readonly number[]): string | null {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.') : null
}

const network = (groups: readonly number[], bits: number): string =>
  `${groups
    .slice(0, bits / groupBits)
    .map((group) => group.toString(16))
    .join(':')}::/${bits}`
