import { test } from '@playwright/test'
import { isSampleBrand } from '../sample-brand.ts'

export const sampleTest = isSampleBrand ? test : test.skip
