import type { serviceIcons } from '#contracts/records/service.ts'

/** What each icon shows. */
export const serviceIconNames: Record<(typeof serviceIcons)[number], string> = {
  'brain-circuit': 'Brain with circuits',
  'trending-up': 'Rising line',
  megaphone: 'Megaphone',
  code: 'Code brackets',
  search: 'Magnifying glass',
  layers: 'Stacked layers',
  target: 'Target',
}

export const serviceTexts = {
  title: 'Services',
  hours: 'Your hours for appointments',
  lede: 'What the home page, the services page and the booking pages offer. Each save renews these pages. The menu, the footer and the pages about single services are files, which change when the site is built.',
  changedText: 'The home page, the services page and the booking pages are up to date.',
  namedOtherwise: (path: string, title: string) =>
    `In the menu and the footer, ${path} is still called “${title}”.`,
  stillListed: (path: string, title: string) => `The menu and the footer still lead to ${path}, “${title}”.`,
  howToChange:
    'To change that, edit src/site/navigation.ts and the texts of that page, or switch the page off, and deploy. docs/own-site.md says how, under “Where a service is named”.',
  note: (price: string, page: string) => `${price}, leads to ${page}`,
  noun: 'service',
} as const
