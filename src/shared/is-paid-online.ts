import { paymentUrl } from '#site.config.ts'

export const isPaidOnline = String(paymentUrl) !== ''
