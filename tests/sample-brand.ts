import { site } from '#site.config.ts'
import * as sample from '../src/site.config.ts'

/** Whether the site is the sample agency's: tests of its words, counts and prices run only then. */
export const isSampleBrand = site.brand === sample.site.brand
