import { nounFor } from '#shared/words.ts'
import { claims } from '#content/claims.ts'
import { basesInWords } from '#content/interface/offices.ts'
import { supportHours } from '#shared/opening-hours.ts'
import { site } from '#site.config.ts'
import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'

/** In a separate file, because the structured data needs them without the rest of the copy. */
export const homeFaqs = [
  {
    question: `What does ${site.brand} do?`,
    answer:
      'One team offers five things: AI-powered micro-agents, digital marketing, digital advertising, product development, and research and growth packages. You can buy each of them on its own.',
  },
  {
    question: 'What does it cost?',
    answer: `Research & Growth packages start at ${formatMoney(prices.growthPackages)} and the marketing strategy package is ${formatMoney(prices.strategy)}, paid once. Advertising setup is a one-time ${formatMoney(prices.advertisingSetup)} and includes 30 days of management. An AI MVP starts at ${formatMoney(prices.mvp)} with two months of support. Everything else is quoted after the first conversation.`,
  },
  {
    question: 'How soon will I see results?',
    answer: `Paid ads typically show results within ${claims.firstAdResults} of launch, SEO within ${claims.searchResults}. The strategy package is delivered in 7 days.`,
  },
  {
    question: 'What happens after I write?',
    answer: `A person replies within ${claims.replyTime}; support hours are ${supportHours}. If we can help, you get a free strategy session, valued at ${formatMoney(prices.strategySessionValue)}, and then a scope with a price. If it is urgent, put URGENT in the subject line.`,
  },
  {
    question: 'What does the AI do?',
    answer:
      'It reads, sorts and drafts: campaign data, search queries, reviews, test cases. People make the decisions, talk to you and sign off on everything that goes out under your name.',
  },
  {
    question: 'Where are you based?',
    answer: `${basesInWords(site.offices)} a global remote team. Since ${site.foundedYear} we have worked for ${claims.enterpriseClients} ${nounFor(claims.enterpriseClients, 'enterprise client')} in ${claims.clientCountries} ${nounFor(claims.clientCountries, 'country', 'countries')}.`,
  },
] as const
