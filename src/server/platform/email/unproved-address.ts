import { limit } from '#platform/rate-limit/limits.ts'
import { tokensAlongside, takeTokens } from '#platform/rate-limit/take.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { hashToken } from '#platform/crypto/token.ts'

export type Occasion =
  | 'booking'
  | 'claim'
  | 'newsletter'
  | 'registration'
  | 'new-address'
  | 'account-notice'
  | 'message-link'

const gmailHosts = ['gmail.com', 'googlemail.com']

/**
 * Returns one spelling for all addresses of a mailbox, which would have tokens without end: `name+anything@host` is the
 * mailbox of `name@host` at most providers, and Gmail also ignores dots.
 */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [name, host] = [address.slice(0, at).replace(/(?<=.)\+.*/, ''), address.slice(at + 1)]
  return gmailHosts.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

/**
 * Takes a token for the address, whoever asks, because an unconfirmed address may be a stranger's. Each occasion has
 * its own tokens, so that flooding an address with one kind of email does not block the others. The key is a hash, so
 * that the limits contain no addresses.
 */
export const takeUnproved = (context: DatabaseContext, occasion: Occasion, address: string) =>
  takeTokens(context, [unprovedLimit(occasion, address)])

export const unprovedLimit = (occasion: Occasion, address: string) =>
  limit('emails:unproved', `${occasion}:${hashToken(mailboxOf(address))}`)

export const unprovedTokens = (context: DatabaseContext, occasion: Occasion, address: string) =>
  tokensAlongside(context, [unprovedLimit(occasion, address)])
