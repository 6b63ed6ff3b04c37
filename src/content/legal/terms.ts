import { currencyInWords } from '#shared/formats.ts'
import { isPaidOnline } from '#shared/is-paid-online.ts'
import { site } from '#site.config.ts'
import type { LegalSection } from '#content/legal/legal-page.ts'

export const termsUpdatedOn = '2026-11-22'

/** Exactly six numbered sections. */
export const termsSections: readonly LegalSection[] = [
  {
    id: 'scope',
    heading: '1. Scope',
    paragraphs: [
      `These terms apply to the use of ${site.domain} and to what you order from ${site.legalName} through it. Where a separate contract between us differs from these terms, the contract applies.`,
      'The site is meant for businesses. By ordering, you confirm that you may act for the business you name.',
    ],
  },
  {
    id: 'accounts',
    heading: '2. Accounts',
    paragraphs: [
      'Some pages need an account. Give a name and an email address that are yours, and keep your password to yourself. You are responsible for what is done with your account until you tell us that somebody else has access to it.',
      'We may close an account that is used to attack the site or other people, or to break the law. If we do, we say why.',
    ],
  },
  {
    id: 'orders',
    heading: '3. Services, prices and payment',
    paragraphs: [
      `Prices on this site are in ${currencyInWords()} and state what they include. A price marked “from” or “starting at” is the lowest; the offer you receive states your price and is binding once you accept it in writing.`,
      `You pay for the Digital Marketing Strategy package once, tax included, ${isPaidOnline ? 'through PayPal' : 'in the way that we agree when you order'}. The 7 days of delivery begin when we have your brief and read access to your accounts. A request sent through the site is an inquiry, not an order.`,
    ],
  },
  {
    id: 'rights',
    heading: '4. Your content and ours',
    paragraphs: [
      'What you give us stays yours; we use it to do the work. What we make for you is yours to use without limit once you have paid for it, source code included. Tools and methods that we already had stay ours, and you may keep using them where they are part of the result.',
      'The texts and pictures on this site belong to us or to those named with them. If you quote them, name the source.',
    ],
  },
  {
    id: 'liability',
    heading: '5. Warranty and liability',
    paragraphs: [
      'We do the work with care and correct what does not meet the agreement. Results in search, advertising and sales also depend on others: the figures on this site come from earlier work and are no promise for yours.',
      'Except in cases of intent or gross negligence, and where the law forbids it, our liability is limited to what you paid for the service in question. The site itself is provided as is.',
    ],
  },
  {
    id: 'end',
    heading: '6. Ending, changes and law',
    paragraphs: [
      'You may stop using the site at any time and have your account deleted. We may change these terms for the future; the date above shows when we last did. The terms in effect when you placed an order continue to apply to it.',
      `These terms are governed by the law of ${site.governingLaw}, without its conflict-of-law rules. Send questions to ${site.email}.`,
    ],
  },
]
