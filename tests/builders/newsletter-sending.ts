import { runTick } from '#domains/upkeep/run-tick.ts'
import type { Db } from '#platform/db/open.ts'
import type { OutgoingEmail } from '#platform/email/providers.ts'
import type { Delivery, Transport } from '#platform/email/transport.ts'
import { anIssue, aSubscriber } from './newsletter.ts'
import { aContext } from './service-context.ts'

export const later = (ms: number) => new Date(Date.now() + ms)

export function aTransport(
  response: (email: OutgoingEmail, count: number) => Delivery = () => ({ ok: true }),
) {
  const emails: OutgoingEmail[] = []
  return {
    emails,
    recipients: () => emails.map(({ to }) => to).toSorted(),
    transport: async (email: OutgoingEmail) => response(email, emails.push(email)),
  }
}

export const tick = (db: Db, transport: Transport, now = new Date()) =>
  runTick(aContext(db, { now }), {
    transport,
    hasBackups: false,
    secondFactorKey: undefined,
    dropCopies: async () => undefined,
    fetcher: () => Promise.reject(new TypeError('nothing outside is asked')),
  })

export const aSendingIssue = (db: Db, overrides: Parameters<typeof anIssue>[1] = {}) =>
  anIssue(db, { state: 'sending', startedAt: later(1000), number: 1, ...overrides })

export async function addSubscribers(db: Db, count: number) {
  const rows = []
  for (let index = 0; index < count; index += 1) rows.push(await aSubscriber(db))
  return rows.map(({ email }) => email).toSorted()
}
