import { pricesUsd } from '#content/prices.ts'

/** The one advertising package, offered on the advertising page and in every industry. */
export const adPackage = {
  name: 'Digital Advertising Strategy & Launch',
  priceUsd: pricesUsd.advertisingSetup,
} as const
