import { site } from '#site.config.ts'

const [supportDays] = site.supportHours.split(' ')

export const headerCopy = {
  services: 'Our Services',
  contact: 'Contact Us',
  mainNavigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  inTheWorks: 'in the works',
  replyNote: `Replies within 24 hours, ${supportDays}`,
  admin: 'Admin',
  adminPanel: 'Admin Panel',
} as const
