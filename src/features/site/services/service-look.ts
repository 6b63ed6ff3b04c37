import type { ScreenName } from '#shared/drawings.ts'
import type { PhaseGroup } from '#content/product-development/page.ts'

interface ServiceLook {
  ground: string
  screen?: ScreenName
}

/** By the ids of the services, which never change: ground and drawing of a service are the same on every page. */
const looks: Readonly<Record<number, ServiceLook>> = {
  1: { ground: 'on-warm', screen: 'ranking' },
  2: { ground: 'on-sky', screen: 'report' },
  3: { ground: 'on-ember', screen: 'ad-account' },
  4: { ground: 'on-teal', screen: 'portal-phone' },
  5: { ground: 'on-violet', screen: 'analytics' },
}

const otherGrounds = ['on-sky', 'on-ember', 'on-teal', 'on-violet', 'on-warm'] as const

/** A service that an agency added has a ground, but no drawing. */
export const serviceLook = (id: number): ServiceLook =>
  looks[id] ?? { ground: otherGrounds[id % otherGrounds.length] ?? 'on-sky' }

export type ServiceTint = 'warm' | 'sky' | 'teal' | 'ember'

export const serviceGrounds: Readonly<Record<ServiceTint, string>> = {
  warm: 'on-warm',
  sky: 'on-sky',
  teal: 'on-teal',
  ember: 'on-ember',
}

export const groupColours: Record<PhaseGroup, string> = {
  early:
    'forced-color-adjust-none bg-brand-300 text-night contrast:border-2 contrast:border-white contrast:bg-black contrast:text-white',
  build:
    'forced-color-adjust-none bg-brand-600 text-white contrast:border-2 contrast:border-white contrast:bg-white contrast:text-black',
  launch:
    'forced-color-adjust-none bg-brand-800 text-white inset-ring inset-ring-brand-400/70 contrast:border-2 contrast:border-white contrast:bg-cta contrast:text-black',
}
