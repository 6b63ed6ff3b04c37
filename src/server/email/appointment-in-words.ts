import { dateFormat, siteTimeZone } from '#shared/formats.ts'

const appointmentFormat = dateFormat({
  dateStyle: 'full',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: siteTimeZone,
})
const zoneFormat = dateFormat({ timeZoneName: 'short', timeZone: siteTimeZone })

/** The reader's time zone is unknown in an email, so this is the agency's time, with the name of its zone. */
export const appointmentInWords = (at: Date): string =>
  `${appointmentFormat.format(at)} ${zoneFormat.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value}`
