import { dateFormat, siteTimeZone } from '#shared/formats.ts'

const appointmentFormat = dateFormat({
  dateStyle: 'full',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: siteTimeZone,
})
const zoneFormat = dateFormat({ timeZoneName: 'short', timeZone: siteTimeZone })

export function dateInWords(at: Date): string
export function dateInWords(at: Date | null): string | null
export function dateInWords(at: Date | null): string | null {
  return (
    at &&
    `${appointmentFormat.format(at)} ${zoneFormat.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value}`
  )
}
