import { isPageOn } from '#shared/is-page-on.ts'
import { pluralize } from '#shared/words.ts'

export const bookingsChartTexts = {
  title: 'Bookings by month',
  note: (total: number, month: string) => `${total} in twelve months, ${month} so far`,
  loading: 'Loading',
  longestNote: '10,000 in twelve months, September so far',
  empty: 'No requests in the last twelve months. The chart starts with the first one.',
  confirmed: 'Confirmed or completed',
  other: 'Other',
  barTitle: (month: string, requests: number, confirmed: number) =>
    `${month}: ${pluralize(requests, 'request')}, ${confirmed} confirmed or completed`,
} as const

export const newsletterChartTexts = {
  title: 'Newsletter growth',
  loading: 'Loading',
  longestNote: '10,000 more than in September 2026',
  empty: `No subscribers in these twelve months.${isPageOn('/blog') ? ' The sign-up form is on the blog.' : ''}`,
  subscribers: 'Subscribers at month end',
  growth: (more: number, now: number, month: string) => {
    if (now === 0 && more === 0) return 'No subscribers now'
    if (more === 0) return `As many as in ${month}`
    return `${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'} than in ${month}`
  },
} as const

export const chartCardTexts = {
  tableButton: 'Table',
} as const
