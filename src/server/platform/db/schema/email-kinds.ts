const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const policies = {
  'account-link': { rank: 0, lifetimeMs: 30 * minuteMs },
  'account-invitation': { rank: 0, lifetimeMs: 3 * dayMs },
  'account-notice': { rank: 1, lifetimeMs: 3 * dayMs },
  'address-link': { rank: 1, lifetimeMs: 3 * dayMs },
  notice: { rank: 2, lifetimeMs: 3 * dayMs },
  reminder: { rank: 1, lifetimeMs: dayMs },
  'failure-notice': { rank: 2, lifetimeMs: 3 * dayMs },
  newsletter: { rank: 3, lifetimeMs: 3 * dayMs },
} as const

export type EmailKind = keyof typeof policies
export const emailKinds = Object.keys(policies) as [EmailKind, ...EmailKind[]]
export const policyOf = (kind: EmailKind): { rank: number; lifetimeMs: number } => policies[kind]
