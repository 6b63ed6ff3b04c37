import { homeFaqs } from './home-faqs.ts'
import { site } from '#site.config.ts'

const cities = site.offices.map(({ city }) => city)

/**
 * What the home page says. Services, case studies and posts come from the database.
 * @see specification, static pages, section 2, Home
 */
export const home = {
  hero: {
    kicker: [...cities, 'a global remote team'].join(' · '),
    /** The middle part is set in the accent colour and never broken at its hyphen. */
    heading: ['Transform Your Business with ', 'AI-Powered', ' Solutions'],
    paragraph:
      'We combine AI technology with digital marketing and product development, so the work that finds your customers and the product that keeps them come from one team.',
    action: { label: 'Get Started', href: '/contact' },
    secondAction: { label: 'See how we work', href: '#methodology' },
    stats: [
      { figure: '200+', label: 'enterprise clients' },
      { figure: '98%', label: 'client retention' },
      { figure: '32', label: 'countries' },
      { figure: String(site.foundedYear), label: 'founded' },
    ],
  },
  services: {
    kicker: 'Our Services',
    heading: 'One ridge line, three routes up',
    lede: 'Start with the one that hurts most. The other two are down the corridor when you need them.',
    failed: 'Our services could not be loaded.',
  },
  caseStudies: {
    kicker: 'Case Studies',
    heading: 'Results you can put in a board deck',
    scaleNote: 'Bars to one scale: each client’s own figure before the work is 1.',
    failed: 'Our case studies could not be loaded.',
  },
  awards: {
    heading: 'Awards and recognition',
    /** The specification names the awards and not who gave them: the organisations are samples to replace. */
    items: [
      { title: 'Best Digital Marketing Agency 2024', organisation: 'Digital Agency Review' },
      { title: 'Top AI Innovation in Marketing', organisation: 'Marketing Technology Council' },
      { title: 'Fast-Growing Agency', organisation: 'Growth Company Index' },
    ],
  },
  technology: {
    kicker: 'Cross-section',
    heading: 'Our Technology Stack',
    lede: 'Six layers under every project. Most need three or four of them, and we say which before you pay for the rest.',
    items: [
      {
        icon: 'brain-circuit',
        name: 'AI/ML',
        description: 'Micro-agents and models that read, sort and draft; a person signs off.',
      },
      {
        icon: 'code',
        name: 'Development',
        description: 'Web and mobile products, shown to you working, from first sketch to live.',
      },
      {
        icon: 'cloud',
        name: 'Cloud Services',
        description: 'Hosting sized to the traffic you have, with room for the traffic you plan.',
      },
      {
        icon: 'plug',
        name: 'API Integration',
        description: 'CRM, shop and ad accounts exchange records, so nobody exchanges spreadsheets.',
      },
      {
        icon: 'chart-line',
        name: 'Data Analytics',
        description: 'One set of numbers for marketing and product, each traced to where it came from.',
      },
      {
        icon: 'workflow',
        name: 'Automation',
        description: 'Reports, hand-offs and follow-ups that run without anyone remembering them.',
      },
    ],
  },
  approach: {
    kicker: 'Our approach',
    heading: 'Evidence, then a plan, then the experiment',
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
          'One plan for marketing, advertising and product. Each line has an owner, a budget and a number.',
      },
      {
        icon: 'lightbulb',
        title: 'Innovation Focus',
        description: 'New ideas get a small budget and an end date. What works joins the plan.',
      },
    ],
  },
  methodology: {
    kicker: 'How we work',
    heading: 'Methodology',
    lede: 'Four steps, in this order. Each ends with something you can read or use.',
    items: [
      {
        icon: 'search',
        title: 'Discover',
        description:
          'Your goals, accounts, numbers and product as they stand. You get the findings in writing.',
      },
      {
        icon: 'compass',
        title: 'Plan',
        description:
          'Channels, scope, budget and the one number that decides success, agreed before work starts.',
      },
      {
        icon: 'layers',
        title: 'Build',
        description:
          'Campaigns and software in short rounds. AI takes the repetitive part, people the decisions.',
      },
      {
        icon: 'chart-line',
        title: 'Improve',
        description: 'Results read against the plan. Budget moves to what works, and every change is logged.',
      },
    ],
  },
  industries: {
    kicker: 'Who we work for',
    heading: 'Industries We Serve',
    items: [
      {
        icon: 'shopping-cart',
        name: 'E-commerce and retail',
        need: 'Ads bid by the margin of each product, and baskets that get to the till.',
        link: { label: 'E-commerce advertising', href: '/services/ecommerce-advertising' },
      },
      {
        icon: 'cloud',
        name: 'B2B software',
        need: 'The sale closes months after the click, so we report on pipeline and not on forms.',
        link: { label: 'B2B SaaS advertising', href: '/services/b2b-saas-advertising' },
      },
      {
        icon: 'store',
        name: 'Local business',
        need: 'Only people close enough to come in. Nobody pays for a click from the next state.',
        link: { label: 'Local business advertising', href: '/services/local-business-advertising' },
      },
      {
        icon: 'sparkles',
        name: 'Tech startups',
        need: 'A first version in customers’ hands, and the leads to try it on.',
        link: { label: 'Product development', href: '/services/product-development' },
      },
      {
        icon: 'users',
        name: 'Enterprise',
        need: 'Many teams, one plan, and operating costs that go down instead of sideways.',
        link: { label: 'Digital marketing', href: '/services/digital-marketing' },
      },
    ],
  },
  questions: {
    kicker: 'Questions',
    heading: 'Asked before the first call',
    lede: 'Not here? Write to us. Replies come within 24 hours.',
    link: { label: 'Ask your own', href: '/contact' },
    items: homeFaqs,
  },
  insights: {
    kicker: 'Latest Insights',
    heading: 'Notes from the climb',
    link: { label: 'View all articles', href: '/blog' },
    empty: {
      text: 'No articles yet. Until the first one is out, the service pages say how we work and what it costs.',
      link: { label: 'Read about our services', href: '/services' },
    },
  },
  closing: {
    heading: 'Ready to Transform Your Business?',
    text: `The first conversation costs nothing. A person answers within 24 hours, ${site.supportHours}.`,
    action: { label: 'Schedule Free Consultation', href: '/contact' },
  },
} as const

export type HomeCopy = typeof home
