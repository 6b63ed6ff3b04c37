import { test } from '@playwright/test'
import { isSampleBrand } from '../sample-brand.ts'

/** A test of the sample agency's words, counts or prices, skipped once src/site.config.ts has a brand of its own. */
export const sampleTest = isSampleBrand ? test : test.skip
