import { expect, test } from 'vitest'
import { faqJsonLd } from './faq-json-ld.ts'

test('every question has its answer, in the order of the page', () => {
  const faqs = [
    { question: 'What does it cost?', answer: 'From $499.' },
    { question: 'How long does it take?', answer: '7 days.' },
  ]
  expect(faqJsonLd(faqs)).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'What does it cost?',
          acceptedAnswer: { '@type': 'Answer', text: 'From $499.' },
        },
        {
          '@type': 'Question',
          name: 'How long does it take?',
          acceptedAnswer: { '@type': 'Answer', text: '7 days.' },
        },
      ],
    },
  ])
})

test('a page without questions has no such data', () => {
  expect(faqJsonLd([])).toEqual([])
})
