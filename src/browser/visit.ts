import { tryStorage } from './try-storage.ts'

/** Written by src/render/boot/note-visit.ts, in the storage of the tab. */
export const visitKey = 'visit'

/** Returns where this visit began, in the names of the fields of a booking. */
export function readVisit(): Record<string, string> {
  const visit = tryStorage(() => globalThis.sessionStorage.getItem(visitKey))
  if (!visit) return {}
  const [firstPage = '', referrerHost = '', ...tags] = visit.split(' ')
  const campaign = new URLSearchParams(tags.join('&'))
  return {
    firstPage,
    referrerHost: referrerHost === globalThis.location.host ? '' : referrerHost,
    utmSource: campaign.get('utm_source') ?? '',
    utmMedium: campaign.get('utm_medium') ?? '',
    utmCampaign: campaign.get('utm_campaign') ?? '',
    utmTerm: campaign.get('utm_term') ?? '',
    utmContent: campaign.get('utm_content') ?? '',
  }
}
