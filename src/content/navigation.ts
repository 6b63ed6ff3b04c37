import { site } from '#site.config.ts'
import { capitalize, countedInWords } from '#shared/words.ts'
import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'
export interface NavigationEntry {
  title: string
  path: string
  description: string
}

export interface NavigationGroup {
  title: string
  emptyNote?: string
  entries: readonly NavigationEntry[]
}

export const navigation: readonly NavigationGroup[] = [
  {
    title: 'Services',
    entries: [
      {
        title: 'Digital Marketing',
        path: '/services/digital-marketing',
        description: 'SEO, content, email and paid media, planned together',
      },
      {
        title: 'Digital Advertising',
        path: '/services/digital-advertising',
        description: 'Search, social, display and TV in one report',
      },
      {
        title: 'Product Development',
        path: '/services/product-development',
        description: 'From idea to launch, phase by phase',
      },
      {
        title: 'Research & Growth',
        path: '/services',
        description: `Packages from ${formatMoney(prices.growthPackages)}`,
      },
    ],
  },
  {
    title: 'AI Tools',
    emptyNote: 'We are building the first tools. There is nothing to try yet.',
    entries: [],
  },
  {
    title: 'Resources',
    entries: [
      {
        title: 'About Us',
        path: '/about',
        description: `${capitalize(countedInWords(site.offices.length, 'office'))}, one remote team`,
      },
      { title: 'Blog', path: '/blog', description: 'Notes and methods' },
      { title: 'Careers', path: '/careers', description: 'How we work and hire, remote worldwide' },
      { title: 'Contact', path: '/contact', description: site.phone ? 'By email or phone' : 'By email' },
    ],
  },
]

/** Stands after the menus. */
export const workLink = { title: 'Work', path: '/work' } as const

export const quickLinks = [
  { title: 'Home', path: '/' },
  { title: 'Services', path: '/services' },
  { title: 'About Us', path: '/about' },
  { title: 'Careers', path: '/careers' },
  { title: 'Contact', path: '/contact' },
] as const

export const legalLinks = [
  { title: 'Privacy Policy', path: '/privacy-policy' },
  { title: 'Terms of Service', path: '/terms-of-service' },
  { title: 'Accessibility', path: '/accessibility' },
] as const
