import { claims } from '#content/claims.ts'
import { daysInWords } from '#shared/opening-hours.ts'
import { site } from '#site.config.ts'

export const headerCopy = {
  services: 'Our Services',
  contact: 'Contact Us',
  mainNavigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  inTheWorks: 'in the works',
  replyNote: `Replies within ${claims.replyTime}, ${daysInWords(site.supportHours.days)}`,
  admin: 'Admin',
  adminPanel: 'Admin Panel',
} as const
