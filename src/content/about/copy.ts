import { claims } from '#content/claims.ts'
import { capitalize, countedInWords, countInWords, nounFor } from '#shared/words.ts'
import { site } from '#site.config.ts'
import { aboutHighlights } from '#content/about/page.ts'

const isOneOffice = site.offices.length === 1

export const convictionsCopy = {
  heading: 'What we stand for',
  tabsLabel: 'About us',
  mission: 'Mission',
  approach: 'Approach',
  expertise: 'Expertise',
} as const

export const getInTouchCopy = {
  heading: 'Get in Touch',
  lede: `A person replies within ${claims.replyTime}.`,
  elsewhere: 'Everywhere else',
  locations: 'Locations',
  email: 'Email',
  phone: 'Phone',
  network: 'Network',
  action: 'What to expect',
  headquarters: '(headquarters)',
  office: '(office)',
  remoteTeam: '(remote team)',
  linkedIn: 'LinkedIn',
} as const

export const heroCopy = {
  heading: isOneOffice
    ? 'One team around one summit'
    : `One team between ${countInWords(site.offices.length)} summits`,
  lede: `A digital marketing agency and a product development firm in one company, with AI-powered solutions in both halves, working across ${claims.continents} ${nounFor(claims.continents, 'continent')}.`,
} as const

export const highlightsCopy = {
  heading: `${capitalize(countedInWords(aboutHighlights.length, 'thing'))} clients notice first`,
} as const

export const officeRidgeCopy = {
  label: isOneOffice ? 'The office by longitude' : 'Offices by longitude',
  west: 'West',
  between: isOneOffice ? 'a global remote team all around' : 'a global remote team in between and beyond',
  east: 'East',
} as const
