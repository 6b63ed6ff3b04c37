import { prices } from '#content/prices.ts'

export const adPackage = {
  name: 'Digital Advertising Strategy & Launch',
  price: prices.advertisingSetup,
} as const
