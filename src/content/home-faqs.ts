import { site } from '#site.config.ts'
import { dollars, pricesUsd } from './prices.ts'

const cities = site.offices.map(({ city, country }) => `${city} (${country})`)

/** The home page's questions. They stand apart because its structured data needs them and not the rest of the copy. */
export const homeFaqs = [
  {
    question: `What does ${site.brand} do?`,
    answer:
      'Five things, by one team: AI-powered micro-agents, digital marketing, digital advertising, product development, and research and growth packages. You can buy one without the others.',
  },
  {
    question: 'What does it cost?',
    answer: `Research & Growth packages start at ${dollars(pricesUsd.growthPackages)}. The marketing strategy package is ${dollars(pricesUsd.strategy)}, once. Advertising setup is ${dollars(pricesUsd.advertisingSetup)}, once, with 30 days of management. An AI MVP starts at ${dollars(pricesUsd.mvp)} with two months of support. Everything else is quoted after the first conversation.`,
  },
  {
    question: 'How soon will I see results?',
    answer:
      'Paid ads typically show results 24-48 hours after launch, SEO in 3-6 months. The strategy package is in your hands in 7 days.',
  },
  {
    question: 'What happens after I write?',
    answer: `A person answers within 24 hours; support hours are ${site.supportHours}. If we can help, you get a free strategy session, valued at ${dollars(pricesUsd.strategySessionValue)}, and then a scope with a price. Put URGENT in the subject line if it is.`,
  },
  {
    question: 'Which part does the AI do?',
    answer:
      'The reading, sorting and first drafts: campaign data, search queries, reviews, test cases. People decide, talk to you and sign off what goes out under your name.',
  },
  {
    question: 'Where are you?',
    answer: `Headquarters in ${cities[0]}, an office in ${cities.slice(1).join(' and ')}, and a global remote team. Since ${site.foundedYear} we have worked for 200+ enterprise clients in 32 countries.`,
  },
] as const
