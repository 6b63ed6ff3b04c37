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
  description: 'One service request: its status, what was sent, and what its owner can do next.',
})
