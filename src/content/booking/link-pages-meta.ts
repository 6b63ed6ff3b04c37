import type { PageMeta } from '#content/meta-types.ts'

export const appointmentMeta = {
  path: '/booking/appointment',
  access: 'everyone',
  robots: 'noindex',
  title: 'Your appointment',
  description: 'Move or cancel an appointment with the link that we sent to your email address.',
} as const satisfies PageMeta

export const linkedMessagesMeta = {
  path: '/booking/messages',
  access: 'everyone',
  robots: 'noindex',
  title: 'Messages about your request',
  description:
    'Read and answer the messages about a request with the link that we sent to your email address.',
} as const satisfies PageMeta
