import type { Fault, Rule } from './rule.ts'
import { canonicalRules } from './rules/canonical-addresses.ts'
import { documentRules } from './rules/documents.ts'
import { fixedAnswerRules } from './rules/fixed-answers.ts'
import { headerRules } from './rules/headers.ts'
import { languageRules } from './rules/languages.ts'
import { linkRules } from './rules/links.ts'
import { robotsRules } from './rules/robots.ts'
import { sitemapRules } from './rules/sitemaps.ts'
import { socialImageRules } from './rules/social-images.ts'
import { socialTagRules } from './rules/social-tags.ts'
import { structuredDataRules } from './rules/structured-data.ts'
import { titleAndDescriptionRules } from './rules/titles-and-descriptions.ts'
import type { SiteFacts } from './site-facts.ts'

export const ruleGroups: readonly { group: string; rules: readonly Rule[] }[] = [
  { group: 'titles and descriptions', rules: titleAndDescriptionRules },
  { group: 'canonical addresses', rules: canonicalRules },
  { group: 'social tags', rules: socialTagRules },
  { group: 'social images', rules: socialImageRules },
  { group: 'structured data', rules: structuredDataRules },
  { group: 'languages', rules: languageRules },
  { group: 'robots', rules: robotsRules },
  { group: 'links', rules: linkRules },
  { group: 'documents', rules: documentRules },
  { group: 'sitemap', rules: sitemapRules },
  { group: 'headers', rules: headerRules },
  { group: 'fixed answers', rules: fixedAnswerRules },
]

export const rules: readonly Rule[] = ruleGroups.flatMap((group) => group.rules)

export function findFaults(site: SiteFacts): Fault[] {
  const faults = rules.flatMap((rule) => rule.find(site).map((fault) => ({ ...fault, rule: rule.name })))
  return faults.sort((a, b) => a.page.localeCompare(b.page) || a.rule.localeCompare(b.rule))
}

export const faultLine = ({ page, rule, says }: Fault): string => `${page} ${says} [${rule}]`
