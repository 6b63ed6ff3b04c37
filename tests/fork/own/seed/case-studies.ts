import type { CaseStudy } from '#contracts/content.ts'

// Published in the back office, once clients agree.
export const seedCaseStudies: readonly CaseStudy[] = []
