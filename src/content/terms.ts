import { site } from '#site.config.ts'
import type { LegalSection } from './legal-page.ts'

/** Calendar day of the last change to this text. */
export const termsUpdatedOn = '2026-11-20'

/** Six numbered sections (specification, static pages, section 2, Terms of Service). */
export const termsSections: readonly LegalSection[] = [
  {
    id: 'scope',
    heading: '1. Scope',
    paragraphs: [
      `These terms apply to the use of ${site.domain} and to what you order through it from ${site.legalName}. A separate contract between us goes before them where the two differ.`,
      'The site is meant for businesses. By ordering you say that you may act for the business you name.',
    ],
  },
  {
    id: 'accounts',
    heading: '2. Accounts',
    paragraphs: [
      'Some pages need an account. Give a name and an e-mail address that are yours, and keep your password to yourself. What is done with your account counts as done by you until you tell us that somebody else has it.',
      'We may close an account that is used to attack the site, other people or the law, and say why.',
    ],
  },
  {
    id: 'orders',
    heading: '3. Services, prices and payment',
    paragraphs: [
      'A price on this site is in US dollars and names what it includes. A price marked “from” or “starting at” is the lowest; the offer you receive names yours and is binding once you accept it in writing.',
      'The Digital Marketing Strategy package is paid once, tax included, through PayPal. The 7 days of delivery begin when we have your brief and read access to your accounts. A request sent through the site is a question, not an order.',
    ],
  },
  {
    id: 'rights',
    heading: '4. Your content and ours',
    paragraphs: [
      'What you give us stays yours; we use it to do the work. What we make for you is yours to use without limit once it is paid for, source code included. Tools and methods that we had before stay ours, and you may go on using them where they are part of the result.',
      'Texts and pictures of this site belong to us or to those named with them. Quote them with their source.',
    ],
  },
  {
    id: 'liability',
    heading: '5. Warranty and liability',
    paragraphs: [
      'We do the work with care and correct what does not meet the agreement. Results in search, advertising and sales depend on others too: figures on this site are those of earlier work and promise nothing for yours.',
      'Except for intent, gross negligence and where the law forbids it, our liability is limited to what you paid for the service in question. The site itself is offered as it is.',
    ],
  },
  {
    id: 'end',
    heading: '6. Ending, changes and law',
    paragraphs: [
      'You may stop using the site at any time and have your account deleted. We may change these terms for the future; the date above says when we last did. Orders keep the terms they were placed under.',
      `The law of the State of Delaware, USA, applies, without its conflict rules. Questions go to ${site.email}.`,
    ],
  },
]
