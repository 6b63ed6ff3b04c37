/** '$12,500': whole dollars, as the dashboard shows them. */
export const shownUsd = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
