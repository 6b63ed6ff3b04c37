import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'
import type { Service } from '#contracts/content.ts'

/** In display order. The ids are fixed because they are part of `/booking/{id}`. */
export const seedServices: readonly Service[] = [
  {
    id: 1,
    title: 'AI Strategy',
    description:
      'Find out where AI pays in your business, and in what order. You leave with a plan, not a slide deck.',
    icon: 'brain-circuit',
    features: [
      'A working session with a strategist',
      'Your processes ranked by effort and return',
      'Data and tools checked before anything is promised',
      'A written plan with owners and dates',
    ],
    price: 'Custom Pricing',
    link: '/contact',
    bookingTitle: 'Strategy consultation',
    onHome: true,
    onOverview: false,
    onBooking: true,
  },
  {
    id: 2,
    title: 'Digital Marketing',
    description: 'Search, content, social and email, run as one program and measured by what it brings in.',
    icon: 'trending-up',
    features: [
      'SEO and content that answer what people search for',
      'Social, video and influencer programs',
      'Email and retention',
      'Analytics and conversion work on your own site',
    ],
    price: 'Custom Pricing',
    link: '/services/digital-marketing',
    bookingTitle: 'Digital Marketing',
    onHome: true,
    onOverview: true,
    onBooking: true,
  },
  {
    id: 3,
    title: 'Digital Advertising',
    description: 'Paid campaigns across search, social and display, with the budget moved to what converts.',
    icon: 'megaphone',
    features: [
      'Search and shopping ads',
      'Paid social and influencer ads',
      'Display, native and connected TV',
      'Attribution you can check for yourself',
    ],
    price: 'Performance-Based',
    link: '/services/digital-advertising',
    bookingTitle: 'Digital Advertising',
    onHome: false,
    onOverview: true,
    onBooking: true,
  },
  {
    id: 4,
    title: 'Product Development',
    description:
      'From idea to launch, phase by phase, with AI where it saves time and people where it matters.',
    icon: 'code',
    features: [
      'Discovery and a tested prototype',
      'Web and mobile builds',
      'AI features and integrations',
      'Launch, monitoring and support',
    ],
    price: 'Project-Based',
    link: '/services/product-development',
    bookingTitle: 'Product Development',
    onHome: true,
    onOverview: true,
    onBooking: true,
  },
  {
    id: 5,
    title: 'Research & Growth Packages',
    description: 'A research project that ends with a growth plan. Start small and decide later.',
    icon: 'search',
    features: [
      'Market and competitor research',
      'Who buys, why, and what stops them',
      'Growth opportunities ranked by effort',
      'A report in plain words',
    ],
    price: `Starting at ${formatMoney(prices.growthPackages)}`,
    link: '/growth-packages',
    bookingTitle: 'Research & Growth',
    onHome: false,
    onOverview: true,
    onBooking: true,
  },
]
