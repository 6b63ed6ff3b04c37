import { formatNumber } from '#shared/formats.ts'
import { claims } from '#content/claims.ts'
import { site } from '#site.config.ts'
import { contrastScale } from '#content/accessibility/page.ts'

export const contrastSwitchCopy = {
  name: 'High contrast',
  note: 'Black, white and yellow, underlined links, thick outlines, no art behind text. Saved in this browser only.',
  needsScript: 'The switch needs JavaScript.',
  on: 'On',
  off: 'Off',
} as const

export const featuresPanelCopy = {
  heading: 'Features',
  chartNote: `Normal text needs a contrast of ${contrastScale.required} to 1. These are the light scheme and high contrast:`,
  ratio: (ratio: number) => `${formatNumber(ratio)} to 1`,
  scaleNote: `Level AA, ${contrastScale.required} to 1`,
  chartTitle: 'Contrast, measured',
} as const

export const helpPanelCopy = {
  heading: 'Help & Support',
  contactTitle: 'Is something in your way?',
  note: `Tell us the page and what happened. Feedback on accessibility is answered within ${claims.accessibilityReplyTime}.`,
} as const

export const heroCopy = {
  heading: 'Accessibility',
  lede: 'A site that some people cannot use does not work. Here is what we built in, what is still missing, and who to tell.',
} as const

export const statementPanelCopy = {
  heading: 'Accessibility Statement',
  scope: `This statement is by ${site.legalName} and covers ${site.domain}.`,
} as const
