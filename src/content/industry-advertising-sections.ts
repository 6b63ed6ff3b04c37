/** The sections of the three industry pages that nothing changes once they are drawn. */

import type { IndustrySlug } from './industry-slugs.ts'
import { dollars, pricesUsd } from './prices.ts'
import type { ClosingCall, IndustrySections } from './service-page.ts'

const exampleNote = 'An example, with round figures. In the audit we do the sum with yours.'

const closingFor = (heading: string, firstStep: string): ClosingCall => ({
  heading,
  text: `The audit is valued at ${dollars(pricesUsd.advertisingAuditValue)} and free. You keep it whether or not you hire us.`,
  action: 'Get the free audit',
  steps: [
    { title: 'You write', description: firstStep },
    { title: 'We reply within 24 hours', description: 'With the read-only access we need, and no more.' },
    { title: 'You get the audit', description: 'Findings in order of cost, on a call or in writing.' },
  ],
})

export const industrySections: Readonly<Record<IndustrySlug, IndustrySections>> = {
  'ecommerce-advertising': {
    heading: 'E-commerce advertising that knows your margins',
    lede: 'Every product has a different margin. So does every bid: we pay for a click what the product behind it can carry, and not a cent for what sells at a loss.',
    sum: {
      heading: 'What may a click cost?',
      lines: [
        { label: 'Price of the product', usd: 80 },
        { label: 'Goods', minusUsd: 44 },
        { label: 'Shipping, payment, returns', minusUsd: 12 },
        { label: 'Visitors who buy', percent: 2.5 },
      ],
      result: 'The most a click may cost',
      note: exampleNote,
    },
    leaksHeading: 'Where a shop loses its ad money',
    leaksText: 'Four places we look first, because the money is nearly always in one of them.',
    leaks: [
      {
        leak: 'Bestsellers take the budget, whatever they earn',
        remedy: 'Products grouped by margin, each group with a target of its own',
      },
      { leak: 'Out-of-stock items keep on running', remedy: 'Stock read every hour, and ads paused with it' },
      {
        leak: 'Past visitors see the thing they bought',
        remedy: 'Buyers left out, what goes with it shown instead',
      },
      {
        leak: 'Three platforms claim the same order',
        remedy: 'Orders counted once, in your own shop system',
      },
    ],
    channelsHeading: 'Start where people compare prices',
    first: [
      { channel: 'Shopping Ads', reason: 'Price and photo are seen before the click is paid for.' },
      { channel: 'Search Ads', reason: 'For what people ask by name, and for your own.' },
    ],
    next: [
      { channel: 'Paid Social', reason: 'For products that nobody searches for yet.' },
      { channel: 'Influencer Ads', reason: 'When a product has to be seen in use.' },
    ],
    leave: [
      { channel: 'Audio & AI Placements', reason: 'Hard to tie to a basket; wait until the rest pays.' },
    ],
    weeks: [
      {
        when: 'Before launch',
        what: 'Feed and margins',
        description: 'Product data repaired, margins attached, orders reconciled with your shop.',
      },
      {
        when: 'Days 1-7',
        what: 'Shopping and search',
        description: 'Live by margin group. First results typically in 24-48 hours.',
      },
      {
        when: 'Days 8-21',
        what: 'Baskets and buyers',
        description: 'Left baskets followed up, buyers taken out of prospecting.',
      },
      {
        when: 'Day 30',
        what: 'Your call',
        description: 'Margin after ads by product group. Keep, change or stop.',
      },
    ],
    reportHeading: 'What the report counts',
    report: [
      { metric: 'Margin after ads', description: 'What is left once goods and ads are paid' },
      { metric: 'New customers', description: 'First orders, kept apart from repeat ones' },
      { metric: 'Return on ad spend by group', description: 'High, middle and low margin, side by side' },
      { metric: 'Feed health', description: 'Products shown, refused, and out of stock' },
    ],
    closing: closingFor(
      'Find out which products pay for the others',
      'One e-mail with your shop and your monthly spend.',
    ),
  },
  'b2b-saas-advertising': {
    heading: 'B2B SaaS advertising, judged by the pipeline',
    lede: 'The sale closes months after the click. We report on the pipeline, not the form, and your CRM decides which ads were right.',
    sum: {
      heading: 'What is a click worth?',
      lines: [
        { label: 'First-year contract', usd: 12_000 },
        { label: 'Cost to serve', minusUsd: 3_000 },
        { label: 'Demos that become customers', percent: 20 },
        { label: 'Clicks that become demos', percent: 2 },
      ],
      result: 'The most a click may cost',
      note: exampleNote,
    },
    leaksHeading: 'Where software companies lose their ad money',
    leaksText: 'A full form is not a customer. Four places where the two are taken for each other.',
    leaks: [
      {
        leak: 'Forms filled by students and rivals',
        remedy: 'Sales marks each lead; bids follow what sales accepts',
      },
      {
        leak: 'Clicks from people who want to log in',
        remedy: 'Customers and your own staff left out of every campaign',
      },
      {
        leak: 'The whole market, because lists are tedious',
        remedy: 'Account lists by size, sector and the tools in use',
      },
      {
        leak: 'A channel stopped before its deals could close',
        remedy: 'Judged by qualified demos now, by revenue when it comes',
      },
    ],
    channelsHeading: 'Start where the problem is typed',
    first: [
      { channel: 'Search Ads', reason: 'For the problem, the category and the alternatives.' },
      { channel: 'Paid Social', reason: 'Job titles at the accounts on your list.' },
    ],
    next: [
      { channel: 'Native Ads', reason: 'For the article that explains why it matters.' },
      { channel: 'Display & Programmatic', reason: 'To stay in sight while a committee decides.' },
    ],
    leave: [{ channel: 'Shopping Ads', reason: 'There is no price to compare and no basket.' }],
    weeks: [
      {
        when: 'Before launch',
        what: 'CRM and stages',
        description: 'Deals exported, stages agreed with sales, clicks matched to leads.',
      },
      {
        when: 'Days 1-7',
        what: 'Search and lists',
        description: 'Problem and category searches live. First results typically in 24-48 hours.',
      },
      {
        when: 'Days 8-21',
        what: 'Sales answers',
        description: 'Accepted and refused demos flow back; bids follow them.',
      },
      {
        when: 'Day 30',
        what: 'Your call',
        description: 'Cost per accepted demo by channel. Keep, change or stop.',
      },
    ],
    reportHeading: 'What the report counts',
    report: [
      { metric: 'Cost per accepted demo', description: 'Only demos that sales took on' },
      { metric: 'Pipeline by channel', description: 'Open deals with their value and age' },
      { metric: 'Payback time', description: 'Months until a customer has paid for the ads' },
      { metric: 'Accounts reached', description: 'Companies on your list that saw or clicked' },
    ],
    closing: closingFor(
      'Find out which ads your sales team would keep',
      'One e-mail with your product, your market and your monthly spend.',
    ),
  },
  'local-business-advertising': {
    heading: 'Local business advertising for people who can come in',
    lede: 'Only people close enough to come in see the ad. Nobody pays for a click from the next state, or for a call after closing time.',
    sum: {
      heading: 'What is a click worth?',
      lines: [
        { label: 'First job or visit', usd: 240 },
        { label: 'Wages and material', minusUsd: 120 },
        { label: 'Callers who book', percent: 40 },
        { label: 'Clicks that call', percent: 10 },
      ],
      result: 'The most a click may cost',
      note: exampleNote,
    },
    leaksHeading: 'Where local businesses lose their ad money',
    leaksText:
      'Four places we look first. Most of them are settings that nobody has opened since the account was made.',
    leaks: [
      {
        leak: 'Shown to people “interested in” your town',
        remedy: 'People who are there, within a radius that you choose',
      },
      { leak: 'Calls at night that nobody answers', remedy: 'Ads on while somebody can pick up' },
      { leak: 'Old hours and a second pin on the map', remedy: 'One listing for each branch, kept correct' },
      {
        leak: 'No idea which ad made the phone ring',
        remedy: 'A number for each campaign, and calls counted by length',
      },
    ],
    channelsHeading: 'Start where people look for “near me”',
    first: [
      { channel: 'Search Ads', reason: 'With map placements and a call button.' },
      { channel: 'Paid Social', reason: 'For the neighbourhood, with faces from the shop.' },
    ],
    next: [
      {
        channel: 'Connected TV & Video',
        reason: 'A short spot in chosen postcodes, once the phone is covered.',
      },
      { channel: 'Display & Programmatic', reason: 'For people who have asked and not booked.' },
    ],
    leave: [{ channel: 'Native Ads', reason: 'Too wide for one town; the readers are elsewhere.' }],
    weeks: [
      {
        when: 'Before launch',
        what: 'Map and numbers',
        description: 'Listings corrected, call numbers assigned, radius and hours set.',
      },
      {
        when: 'Days 1-7',
        what: 'Search and map',
        description: 'Live within the radius. First results typically in 24-48 hours.',
      },
      {
        when: 'Days 8-21',
        what: 'Calls heard',
        description: 'Which searches ring, which book. The rest join the negative list.',
      },
      { when: 'Day 30', what: 'Your call', description: 'Cost per booking by branch. Keep, change or stop.' },
    ],
    reportHeading: 'What the report counts',
    report: [
      { metric: 'Cost per booking', description: 'Calls and forms that became a date' },
      { metric: 'Calls by campaign', description: 'Answered, missed, and shorter than half a minute' },
      { metric: 'Directions asked for', description: 'People who let the map lead them to you' },
      { metric: 'Bookings by distance', description: 'How far people come, and what that radius costs' },
    ],
    closing: closingFor(
      'Find out who could come in and never sees you',
      'One e-mail with your address, your hours and your monthly spend.',
    ),
  },
}
