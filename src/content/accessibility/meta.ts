import { claims } from '#content/claims.ts'
import type { PageMeta } from '#content/meta-types.ts'

export const accessibilityMeta = {
  path: '/accessibility',
  access: 'everyone',
  title: 'Accessibility: Features, Statement, Help',
  description: `How this site supports keyboards, screen readers, zoom and contrast, what is still missing, and who to tell. We answer within ${claims.accessibilityReplyTime}.`,
  keywords: ['accessibility', 'high contrast', 'WCAG 2.2', 'keyboard navigation', 'screen reader'],
  category: 'company',
  pageType: 'accessibility',
} as const satisfies PageMeta
