import type { CaseStudy } from '#contracts/content.ts'

export const seedCaseStudies: readonly CaseStudy[] = []
