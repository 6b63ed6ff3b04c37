import { capitalize, countedInWords } from '#shared/words.ts'
import { termsSections } from '#content/legal/terms.ts'

export const legalPageCopy = {
  contents: 'On this page',
  updated: 'Last updated:',
  questions: 'Questions:',
} as const

export const storedColumns = {
  what: 'What',
  why: 'What for',
  where: 'When or where',
  howLong: 'How long',
} as const

export const termsCopy = {
  heading: 'Terms of Service',
  lede: `${capitalize(countedInWords(termsSections.length, 'section'))} in plain words. If they leave a question open in your case, ask before you order.`,
} as const

export const privacyCopy = {
  heading: 'Privacy Policy',
  lede: 'What this site stores about you, why, and for how long. It describes what the software does.',
  browserCaption: 'Stored in your browser',
  serverCaption: 'Stored by us',
} as const
