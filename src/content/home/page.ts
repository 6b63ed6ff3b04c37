import { claimDefinitions } from '#content/claim-definitions.ts'
import { claims } from '#content/claims.ts'
import { capitalize, countedInWords, nounFor } from '#shared/words.ts'
import { homeFaqs } from '#content/home/faqs.ts'
import { supportHours } from '#shared/opening-hours.ts'
import { site } from '#site.config.ts'

const cities = site.offices.map(({ city }) => city)

const technologyLayers = [
  {
    icon: 'brain-circuit',
    name: 'AI/ML',
    description: 'Micro-agents and models that read, sort and draft. A person signs off.',
  },
  {
    icon: 'code',
    name: 'Development',
    description: 'Web and mobile products, from first sketch to launch, with working demos along the way.',
  },
  {
    icon: 'cloud',
    name: 'Cloud Services',
    description: 'Hosting sized to the traffic you have, with room for the traffic you expect.',
  },
  {
    icon: 'plug',
    name: 'API Integration',
    description: 'Your CRM, store and ad accounts share records, so nobody has to pass spreadsheets around.',
  },
  {
    icon: 'chart-line',
    name: 'Data Analytics',
    description: 'One set of numbers for marketing and product, each traced to its source.',
  },
  {
    icon: 'workflow',
    name: 'Automation',
    description: 'Reports, handoffs and follow-ups that happen without anyone having to remember them.',
  },
] as const

const methodologySteps = [
  {
    icon: 'search',
    title: 'Discover',
    description: 'We review your goals, accounts, numbers and product. You get the findings in writing.',
    result: { icon: 'file-text', text: 'Findings, in writing' },
  },
  {
    icon: 'compass',
    title: 'Plan',
    description:
      'We agree on channels, scope, budget and the one number that defines success before work starts.',
    result: { icon: 'clipboard-list', text: 'One plan, one number' },
  },
  {
    icon: 'layers',
    title: 'Build',
    description:
      'We build campaigns and software in short cycles. AI does the repetitive work; people make the decisions.',
    result: { icon: 'monitor-play', text: 'A demo you can click' },
  },
  {
    icon: 'chart-line',
    title: 'Improve',
    description: 'We compare results with the plan, move budget to what works and log every change.',
    result: { icon: 'history', text: 'A log of every change' },
  },
] as const

export const home = {
  hero: {
    kicker: [...cities, 'a global remote team'].join(' · '),
    heading: ['Transform Your Business with ', 'AI-Powered', ' Solutions'],
    paragraph:
      'We combine AI technology with digital marketing and product development, so the work that finds your customers and the product that keeps them come from one team.',
    action: { label: 'Get Started', href: '/contact' },
    secondAction: { label: 'See how we work', href: '#methodology' },
    replyPromise: `A person replies within ${claims.replyTime}.`,
    story: 'Read the story',
    stats: [
      { figure: claims.enterpriseClients, label: nounFor(claims.enterpriseClients, 'enterprise client') },
      { figure: claims.clientRetention, label: 'client retention' },
      { figure: claims.clientCountries, label: nounFor(claims.clientCountries, 'country', 'countries') },
      { figure: String(site.foundedYear), label: 'founded' },
    ],
    sources: {
      summary: 'Where these numbers come from',
      asOf: (day: string) => `As of ${day}.`,
      items: [
        { name: 'Enterprise clients', ...claimDefinitions.enterpriseClients },
        { name: 'Client retention', ...claimDefinitions.clientRetention },
        { name: 'Countries', ...claimDefinitions.clientCountries },
        { name: 'Founded', ...claimDefinitions.foundedYear },
      ],
    },
  },
  services: {
    kicker: 'Our Services',
    heading: 'Pick your route up the ridge line',
    lede: 'Start with what hurts most. Add more whenever you need it.',
    action: 'Learn more',
    about: (service: string) => `about ${service}`,
    failed: 'Our services could not be loaded.',
  },
  caseStudies: {
    kicker: 'Case Studies',
    heading: 'Results you can put in a board deck',
    all: 'All case studies',
    action: 'Read the story',
    scaleNote: 'Bars: 1 is the client’s own figure before the work. Shops and screens are drawn.',
    before: 'Before',
    after: 'After',
    barsLabel: (factor: number) => `Before: 1. After: ${factor}.`,
    failed: 'Our case studies could not be loaded.',
  },
  awards: {
    heading: 'Awards and recognition',
    /** The titles are literal; replace the sample organizations. */
    items: [
      { title: `${claims.agencyAward} ${claims.agencyAwardYear}`, organisation: 'Digital Agency Review' },
      {
        title: `${claims.innovationAward} ${claims.innovationAwardField}`,
        organisation: 'Marketing Technology Council',
      },
      { title: claims.growthAward, organisation: 'Growth Company Index' },
    ],
  },
  technology: {
    kicker: 'Cross-section',
    heading: 'Our Technology Stack',
    lede: `${capitalize(countedInWords(technologyLayers.length, 'layer'))} under our projects. Most projects need three or four, and we tell you which before you pay for any.`,
    items: technologyLayers,
  },
  approach: {
    kicker: 'Our approach',
    heading: 'First evidence, then a plan, then experiments',
    items: [
      {
        icon: 'search',
        title: 'AI-Powered Analysis',
        description:
          'Micro-agents read your campaigns, queries and reviews before we meet, so the first conversation starts with findings instead of a questionnaire.',
      },
      {
        icon: 'route',
        title: 'Strategic Planning',
        description:
          'One plan for marketing, advertising and product. Every line has an owner, a budget and a target.',
      },
      {
        icon: 'lightbulb',
        title: 'Innovation Focus',
        description: 'New ideas get a small budget and an end date. What works becomes part of the plan.',
      },
    ],
  },
  methodology: {
    heading: 'Methodology',
    lede: `${capitalize(countedInWords(methodologySteps.length, 'step'))}, in this order. Each ends with something you can read or use.`,
    items: methodologySteps,
  },
  industries: {
    heading: 'Industries We Serve',
    items: [
      {
        icon: 'shopping-cart',
        name: 'E-commerce and retail',
        need: 'Bids set by each product’s margin.',
        link: { label: 'Advertising', href: '/services/ecommerce-advertising' },
      },
      {
        icon: 'cloud',
        name: 'B2B software',
        need: 'Reported on pipeline, not form fills.',
        link: { label: 'Advertising', href: '/services/b2b-saas-advertising' },
      },
      {
        icon: 'store',
        name: 'Local business',
        need: 'Ads for people close enough to come in.',
        link: { label: 'Advertising', href: '/services/local-business-advertising' },
      },
      {
        icon: 'sparkles',
        name: 'Tech startups',
        need: 'A first version in customers’ hands.',
        link: { label: 'Product', href: '/services/product-development' },
      },
      {
        icon: 'users',
        name: 'Enterprise',
        need: 'One plan for many teams.',
        link: { label: 'Marketing', href: '/services/digital-marketing' },
      },
    ],
  },
  questions: {
    heading: 'What clients ask before the first call',
    lede: `Don’t see your question? We reply within ${claims.replyTime}.`,
    link: { label: 'Write to us.', href: '/contact' },
    items: homeFaqs,
  },
  insights: {
    kicker: 'Latest Insights',
    heading: 'Notes from the climb',
    link: { label: 'View all articles', href: '/blog' },
    empty: {
      text: 'No articles yet. Until the first one is published, the service pages explain how we work and what it costs.',
      link: { label: 'Read about our services', href: '/services' },
    },
  },
  closing: {
    heading: 'Ready to Transform Your Business?',
    text: `The first conversation is free. A person replies within ${claims.replyTime}. Support hours: ${supportHours}.`,
    action: { label: 'Schedule Free Consultation', href: '/contact' },
  },
} as const

export type HomeCopy = typeof home
