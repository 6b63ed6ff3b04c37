import type { SeedCaseStudy } from '#contracts/stories.ts'
import { leadScoring } from '#content/seed/stories/lead-scoring.ts'
import { personalShopping } from '#content/seed/stories/personal-shopping.ts'
import { processAutomation } from '#content/seed/stories/process-automation.ts'

export const seedCaseStudies: readonly SeedCaseStudy[] = [leadScoring, personalShopping, processAutomation]
