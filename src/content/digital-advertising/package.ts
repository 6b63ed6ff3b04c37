import { pricesUsd } from '#content/prices.ts'

export const adPackage = {
  name: 'Digital Advertising Strategy & Launch',
  priceUsd: pricesUsd.advertisingSetup,
} as const
