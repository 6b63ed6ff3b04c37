import { isSampleBrand } from '../sample-brand.ts'
import { test } from './shared-window.ts'

export const sampleTest = isSampleBrand ? test : test.skip
