/**
 * The three industry pages (decisions, Routes): what the browser needs at once. Their sections stand in
 * industry-advertising-sections.ts.
 */

import { dollars, pricesUsd } from './prices.ts'
import type { IndustrySlug } from './industry-slugs.ts'
import type { Breadcrumb, IndustryPage } from './service-page.ts'

const setup = dollars(pricesUsd.advertisingSetup)

const breadcrumbsTo = (name: string, url: string): readonly Breadcrumb[] => [
  { name: 'Home', url: '/' },
  { name: 'Services', url: '/services' },
  { name: 'Digital Advertising', url: '/services/digital-advertising' },
  { name, url },
]

export const industryPages: Readonly<Record<IndustrySlug, IndustryPage>> = {
  'ecommerce-advertising': {
    name: 'E-commerce',
    meta: {
      path: '/services/ecommerce-advertising',
      title: 'E-commerce Advertising: Bids Set by Margin',
      description: `Shopping, search and social ads for online shops, bid by the margin of each product. ${setup} one-time setup with 30 days of management; the audit is free.`,
      keywords: [
        'e-commerce advertising',
        'Shopping Ads',
        'product feed',
        'margin bidding',
        'AI-powered advertising',
      ],
    },
    breadcrumbs: breadcrumbsTo('E-commerce Advertising', '/services/ecommerce-advertising'),
    faqs: [
      {
        question: 'Do you need access to our margins?',
        answer:
          'Yes, at least by product group. Without them a platform bids the same for what earns and for what only sells. The figures stay in your account and in our report to you.',
      },
      {
        question: 'Who repairs the product feed?',
        answer:
          'We write the rules and you keep them: titles, categories, prices and stock are corrected at the source, so that the shop gains from it too.',
      },
      {
        question: 'What about the season?',
        answer:
          'Budgets follow the calendar of your own orders. Tests stop before the busy weeks and start again after them, because a sale teaches little about an ordinary Tuesday.',
      },
      {
        question: 'What is the least that makes sense?',
        answer: `The setup is ${setup}, once, with 30 days of management. For ad spend we suggest $3,000-$5,000 per month; a shop with few products can learn from the lower end.`,
      },
    ],
  },
  'b2b-saas-advertising': {
    name: 'B2B SaaS',
    meta: {
      path: '/services/b2b-saas-advertising',
      title: 'B2B SaaS Advertising: Paid by Pipeline',
      description: `Ads for software companies, measured by pipeline and not by form fills, with your CRM as the referee. ${setup} one-time setup, 30 days of management included.`,
      keywords: [
        'B2B SaaS advertising',
        'demo pipeline',
        'CRM matching',
        'account lists',
        'AI-powered advertising',
      ],
    },
    breadcrumbs: breadcrumbsTo('B2B SaaS Advertising', '/services/b2b-saas-advertising'),
    faqs: [
      {
        question: 'Our sales take months. What can 30 days show?',
        answer:
          'Not closed deals. They show cost per qualified demo and how many of them sales accepts, which is enough to keep, change or stop a channel. Revenue is matched as it comes in.',
      },
      {
        question: 'Which CRM do you work with?',
        answer:
          'The one you have, as long as it can export deals with a date, a stage and a value. We match them to clicks; nothing personal goes back to a platform without consent.',
      },
      {
        question: 'Should we bid on competitors’ names?',
        answer:
          'Sometimes, on a small budget with a stop rule. Such clicks are dear and most of them want to log in. The audit says whether yours have ever paid.',
      },
      {
        question: 'What is the least that makes sense?',
        answer: `The setup is ${setup}, once, with 30 days of management. For ad spend we suggest $3,000-$5,000 per month; with a small market and dear clicks, plan for the upper end.`,
      },
    ],
  },
  'local-business-advertising': {
    name: 'Local business',
    meta: {
      path: '/services/local-business-advertising',
      title: 'Local Business Advertising: Nearby Clicks Only',
      description: `Map, search and social ads for businesses with a door, shown only to people close enough to come in. ${setup} one-time setup, 30 days of management included.`,
      keywords: [
        'local business advertising',
        'map ads',
        'call tracking',
        'radius bidding',
        'AI-powered advertising',
      ],
    },
    breadcrumbs: breadcrumbsTo('Local Business Advertising', '/services/local-business-advertising'),
    faqs: [
      {
        question: 'How do you count a customer who simply walks in?',
        answer:
          'By asking, mostly: a call number for each campaign, a booking link, a code at the till. Platforms also estimate visits; we show the estimate beside what was counted, never in place of it.',
      },
      {
        question: 'We have several branches. Is that one account?',
        answer:
          'One account, one campaign for each branch. Each has its own radius, hours and number, so that a busy branch does not spend the quiet one’s budget.',
      },
      {
        question: 'Can you stop the ads when we are full?',
        answer:
          'Yes. Ads follow your opening hours, and a message to us pauses them on the same working day. You can also do it yourself: the account is yours.',
      },
      {
        question: 'What is the least that makes sense?',
        answer: `The setup is ${setup}, once, with 30 days of management. For ad spend we suggest $3,000-$5,000 per month. If one branch cannot use that, the audit will say so and suggest one channel.`,
      },
    ],
  },
}
