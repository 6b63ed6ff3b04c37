import { formatCode } from '#shared/confirmation-code.ts'

/**
 * Whole addresses of a booking's page for its client, and of its page in the back office.
 * @param code as stored
 * @param siteUrl origin of the site, without a trailing slash
 */
export const bookingLink = (code: string, siteUrl: string) =>
  `${siteUrl}/booking/confirmation/${formatCode(code)}`
export const inboxLink = (code: string, siteUrl: string) =>
  `${siteUrl}/admin/contact-submissions/request?code=${formatCode(code)}`
