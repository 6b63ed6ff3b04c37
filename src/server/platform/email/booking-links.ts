import type { Role } from '#contracts/auth.ts'
import { formatCode } from '#shared/confirmation-code.ts'

export const bookingLink = (code: string, siteUrl: string) =>
  `${siteUrl}/booking/confirmation/${formatCode(code)}`
/** The link of a guest: it also shows what strangers with the code do not see. */
export const guestBookingLink = (code: string, token: string, siteUrl: string) =>
  `${bookingLink(code, siteUrl)}?token=${token}`
export const inboxLink = (code: string, siteUrl: string) =>
  `${siteUrl}/admin/contact-submissions/request?code=${formatCode(code)}`
export const linkFor = (role: Role) => (role === 'admin' ? inboxLink : bookingLink)
export const messagesPath = '/booking/messages'
export const messagesLink = (token: string, siteUrl: string) => `${siteUrl}${messagesPath}?token=${token}`
export const appointmentPath = '/booking/appointment'
export const appointmentLink = (token: string, siteUrl: string) =>
  `${siteUrl}${appointmentPath}?token=${token}`
