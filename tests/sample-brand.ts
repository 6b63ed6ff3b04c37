import { site } from '#site.config.ts'
import * as sample from '../src/site.config.ts'

/** Tests of the sample agency's words, counts and prices run only then. */
export const isSampleBrand = site.brand === sample.site.brand
