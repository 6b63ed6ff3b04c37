/** The pay of a position that names it. */
export const payCopy = {
  name: 'Pay',
  amount: (from: string, to: string, per: 'year' | 'month' | 'week' | 'hour') =>
    `${from === to ? from : `${from} to ${to}`} per ${per}`,
} as const
