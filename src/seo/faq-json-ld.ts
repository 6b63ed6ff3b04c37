import type { FAQPage, WithContext } from 'schema-dts'

export interface Faq {
  question: string
  answer: string
}

/** The questions of a page with their answers: made from the same array that the page shows. */
export function faqJsonLd(faqs: readonly Faq[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
