import type { PageMeta, RouteMeta } from '#content/meta-types.ts'

export const confirmationRouteMeta = {
  path: '/booking/confirmation/$code',
  access: 'everyone',
  robots: 'noindex',
} as const satisfies RouteMeta

export const confirmationMeta = (code: string): PageMeta => ({
  ...confirmationRouteMeta,
  path: `/booking/confirmation/${code}`,
  title: `Request ${code}`,
  description: 'One service request: where it stands, what was sent, and what its owner can do with it.',
})
