import type { Role } from '#contracts/auth.ts'
import { formatCode } from '#shared/confirmation-code.ts'

export const bookingLink = (code: string, siteUrl: string) =>
  `${siteUrl}/booking/confirmation/${formatCode(code)}`
export const inboxLink = (code: string, siteUrl: string) =>
  `${siteUrl}/admin/contact-submissions/request?code=${formatCode(code)}`
export const linkFor = (role: Role) => (role === 'admin' ? inboxLink : bookingLink)
export const messagesPath = '/booking/messages'
export const messagesLink = (token: string, siteUrl: string) => `${siteUrl}${messagesPath}?token=${token}`
export const appointmentPath = '/booking/appointment'
export const appointmentLink = (token: string, siteUrl: string) =>
  `${siteUrl}${appointmentPath}?token=${token}`
