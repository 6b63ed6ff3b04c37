import { site } from '#site.config.ts'
import { sampleValues } from '../scripts/doctor/sample-values.ts'

/** Whether the site is the sample agency's: tests of its words, counts and prices run only then. */
export const isSampleBrand = sampleValues(['brand'], { ...site }).length > 0
