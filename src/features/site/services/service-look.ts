import type { ScreenName } from '#shared/drawings.ts'

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
