/** '$12,500': whole dollars, as the dashboard shows them. */
export const formatUsd = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
