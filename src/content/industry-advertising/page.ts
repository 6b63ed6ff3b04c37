import { minimumBudget } from '#content/digital-advertising/page.ts'
import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'
import type { IndustrySlug } from '#content/industry-advertising/slugs.ts'
import type { Breadcrumb, IndustryPage } from '#content/services/service-page.ts'

const setup = formatMoney(prices.advertisingSetup)

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
      description: `Shopping, search and social ads for online stores, with bids set by each product’s margin. ${setup} one-time setup with 30 days of management; the audit is free.`,
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
          'Yes, at least by product group. Without them, a platform bids the same for products that earn money and products that only sell. The numbers stay in your account and in our report to you.',
      },
      {
        question: 'Who repairs the product feed?',
        answer:
          'We write the rules and you keep them. Titles, categories, prices and stock are corrected at the source, so your store benefits too.',
      },
      {
        question: 'What about peak season?',
        answer:
          'Budgets follow your own order history. Tests stop before the busy weeks and start again after them, because a sale says little about an ordinary Tuesday.',
      },
      {
        question: 'What is the minimum that makes sense?',
        answer: `The setup is a one-time ${setup} and includes 30 days of management. For ad spend we suggest ${minimumBudget} per month; a store with few products can start at the lower end.`,
      },
    ],
  },
  'b2b-saas-advertising': {
    name: 'B2B SaaS',
    meta: {
      path: '/services/b2b-saas-advertising',
      title: 'B2B SaaS Advertising: Paid by Pipeline',
      description: `Ads for software companies, measured by pipeline, not form fills, with your CRM as the referee. ${setup} one-time setup, 30 days of management included.`,
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
          'Not closed deals. They show the cost per qualified demo and how many demos sales accepts, which is enough to keep, change or stop a channel. We match revenue as it comes in.',
      },
      {
        question: 'Which CRM do you work with?',
        answer:
          'The one you have, as long as it can export deals with a date, a stage and a value. We match the deals to clicks; no personal data goes back to a platform without consent.',
      },
      {
        question: 'Should we bid on competitors’ names?',
        answer:
          'Sometimes, on a small budget with a stop rule. Such clicks are expensive, and most come from people who want to log in. The audit shows whether yours have ever paid off.',
      },
      {
        question: 'What is the minimum that makes sense?',
        answer: `The setup is a one-time ${setup} and includes 30 days of management. For ad spend we suggest ${minimumBudget} per month; with a small market and expensive clicks, plan for the upper end.`,
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
          'Mostly by asking: a phone number for each campaign, a booking link, a code at the register. Platforms also estimate visits; we show the estimate next to the counted numbers, never instead of them.',
      },
      {
        question: 'We have several branches. Is that one account?',
        answer:
          'Yes, one account with a campaign for each branch. Each has its own radius, hours and phone number, so a busy branch does not spend a quiet one’s budget.',
      },
      {
        question: 'Can you stop the ads when we are full?',
        answer:
          'Yes. Ads follow your opening hours, and if you write to us, we pause them the same business day. You can also pause them yourself: the account is yours.',
      },
      {
        question: 'What is the minimum that makes sense?',
        answer: `The setup is a one-time ${setup} and includes 30 days of management. For ad spend we suggest ${minimumBudget} per month. If one branch cannot use that, the audit will say so and suggest one channel.`,
      },
    ],
  },
}
