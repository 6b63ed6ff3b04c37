import type { FAQPage, WithContext } from 'schema-dts'

export interface Faq {
  question: string
  answer: string
}

export function faqJsonLd(faqs: readonly Faq[]): WithContext<FAQPage>[] {
  if (faqs.length === 0) return []
  const page: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  return [page]
}
