/** The platform answers these with a 3xx status and keeps the query; client-side navigation ends in the same place. */
export const redirects: readonly { from: string; to: string; withTail?: true }[] = [
  { from: '/about-us', to: '/about' },
  { from: '/booking', to: '/services' },
  { from: '/growth-packages', to: '/services' },
  { from: '/marketplace', to: '/services', withTail: true },
  { from: '/digital-marketplace', to: '/services', withTail: true },
  { from: '/industry-news', to: '/services', withTail: true },
  { from: '/case-studies', to: '/services', withTail: true },
  { from: '/services/google-ads-ecommerce', to: '/services/digital-advertising' },
]

export function redirectTarget(path: string): string | null {
  const clean = path.replace(/\/+$/, '')
  const match = redirects.find(
    ({ from, withTail }) => clean === from || (withTail && clean.startsWith(`${from}/`)),
  )
  return match?.to ?? null
}
