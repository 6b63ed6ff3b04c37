/**
 * Public lists whose section, heading and structured data disappear when they are empty. `*` stands for any
 * name or place. Every other list needs at least one entry.
 */
export const listsThatMayBeEmpty: Readonly<Record<string, readonly string[]>> = {
  'about/page.ts': [
    'aboutStats',
    'aboutHighlights',
    'mission.promises',
    'approach.steps',
    'expertise.fields',
  ],
  'accessibility/page.ts': ['accessibilityFaqs'],
  'contact/page.ts': ['worthMentioning'],
  'digital-advertising/faqs.ts': ['faqs'],
  'digital-advertising/sections.ts': [
    'trustBadges',
    'processSteps',
    'optimizationServices',
    'eras',
    'industryCards',
  ],
  'digital-marketing/faqs.ts': ['faqs'],
  'digital-marketing/sections.ts': [
    'trustBadges',
    'stories',
    'metricGroups',
    'bestPractices',
    'industries',
    'servicesList.rhythms',
  ],
  'home/faqs.ts': ['homeFaqs'],
  'home/page.ts': [
    'home.hero.stats',
    'home.awards.items',
    'home.technology.items',
    'home.approach.items',
    'home.methodology.items',
    'home.industries.items',
    'home.questions.items',
  ],
  'industry-advertising/page.ts': ['industryPages.*.faqs'],
  'industry-advertising/sections.ts': [
    'industrySections.*.leaks',
    'industrySections.*.first',
    'industrySections.*.next',
    'industrySections.*.leave',
    'industrySections.*.weeks',
    'industrySections.*.report',
  ],
  'milestone-templates.ts': ['milestoneTemplates'],
  'navigation.ts': ['navigation[*].entries', 'quickLinks'],
  'product-development/sections.ts': [
    'advantages',
    'teamRoles',
    'productServices',
    'technologyRings',
    'successStories',
    'engagements',
  ],
  'services/page.ts': ['offers', 'situations', 'freeStarts'],
  'strategy/sections.ts': ['strategyFaqs'],
}

const elsewhere = [
  /^careers\//,
  /^booking\/service-questions\.ts serviceQuestions\.\d+$/,
  /^known-params\.ts /,
  /^redirects\.ts redirects$/,
  /^seed\/(services|case-studies)\.ts seed(Services|CaseStudies)$/,
  /^site\.config\.ts (site\.(disabled|imageHosts|socialProfiles)|strategyRating\.reviews)$/,
]

export function mayBeEmpty(name: string, where: string): boolean {
  if (where.endsWith('.keywords') || elsewhere.some((place) => place.test(`${name} ${where}`))) return true
  return (listsThatMayBeEmpty[name] ?? []).some((pattern) => patternOf(pattern).test(where))
}

const patternOf = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/[.[\]]/g, '\\$&').replaceAll('*', '[^.\\[\\]]+')}$`)
