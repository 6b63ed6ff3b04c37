import { site } from '#site.config.ts'
import * as sample from '../src/site.config.ts'

export const isSampleBrand = site.brand === sample.site.brand
