import { site } from '#site.config.ts'

export const footerCopy = {
  text: `Marketing and product development from one team. Founded in ${site.foundedYear}.`,
  callHeading: 'Ready to Grow Your Digital Presence?',
  callAction: 'Contact Us Today',
  quickLinks: 'Quick links',
  services: 'Services',
  followUs: 'Follow us',
  contact: 'Contact',
} as const
