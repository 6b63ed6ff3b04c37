import { readBusyCalendars } from '#domains/calendars/read-busy-calendars.ts'
import type { Db } from '#platform/db/open.ts'
import { builtSecret } from './second-factors.ts'
import { aContext } from './service-context.ts'

export const aCalendar = (...starts: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...starts.map(
      (start) => `BEGIN:VEVENT\r\nSUMMARY:Dentist\r\nDTSTART:${start}\r\nDURATION:PT1H\r\nEND:VEVENT`,
    ),
    'END:VCALENDAR\r\n',
  ].join('\r\n')

export const answering = (body: BodyInit, init?: ResponseInit) => () =>
  Promise.resolve(new Response(body, init))

interface Reading {
  now: Date
  answer(request: Request): Promise<Response>
  secret?: string
}

export async function addressesReadAt(
  db: Db,
  { now, answer, secret = builtSecret }: Reading,
): Promise<string[]> {
  const addresses: string[] = []
  const fetcher = (request: Request) => {
    addresses.push(request.url)
    return answer(request)
  }
  await readBusyCalendars(aContext(db, { now }), { fetcher, secret })
  return addresses
}
