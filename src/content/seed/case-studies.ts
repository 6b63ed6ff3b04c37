import { claims } from '#content/claims.ts'
import type { CaseStudy } from '#contracts/content.ts'

export const seedCaseStudies: readonly CaseStudy[] = [
  {
    slug: 'lead-scoring-for-a-tech-startup',
    title: 'AI-Powered Lead Generation',
    client: 'Tech Startup',
    figure: claims.moreLeads,
    result: 'more qualified leads',
    description:
      'A model scored every inquiry against deals that had closed before. Sales called the best ones first, and marketing stopped paying for the rest.',
    factor: 3.5,
  },
  {
    slug: 'personal-shopping-for-a-retail-brand',
    title: 'E-commerce Personalization',
    client: 'Retail Brand',
    figure: claims.moreSales,
    result: 'more online sales',
    description:
      'Search, recommendations and email drew on the same purchase history, so each visitor saw the products they were likely to want.',
    factor: 5,
  },
  {
    slug: 'automation-for-an-enterprise-company',
    title: 'Process Automation',
    client: 'Enterprise Company',
    figure: claims.lowerCosts,
    result: 'lower operational costs',
    description:
      'Micro-agents took over copying data between systems: invoices, orders, first replies to support requests. People kept making the decisions.',
    factor: 0.65,
  },
]
