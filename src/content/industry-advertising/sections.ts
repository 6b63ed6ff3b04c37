import { claims } from '#content/claims.ts'
import type { IndustrySlug } from '#content/industry-advertising/slugs.ts'
import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'
import type { ClosingCall, IndustrySections } from '#content/services/service-page.ts'

const exampleNote = 'An example with round numbers. In the audit we do the math with yours.'

const closingFor = (heading: string, firstStep: string): ClosingCall => ({
  heading,
  text: `The audit is valued at ${formatMoney(prices.advertisingAuditValue)} and free. You keep it whether or not you hire us.`,
  action: 'Get the free audit',
  steps: [
    { title: 'You write', description: firstStep },
    {
      title: `We reply within ${claims.replyTime}`,
      description: 'We tell you what read-only access we need, and ask for no more.',
    },
    {
      title: 'You get the audit',
      description: 'You get the findings in order of cost, on a call or in writing.',
    },
  ],
})

export const industrySections: Readonly<Record<IndustrySlug, IndustrySections>> = {
  'ecommerce-advertising': {
    heading: 'E-commerce advertising that knows your margins',
    lede: 'Every product has a different margin, so every product gets its own bid. We pay what the product behind the click can support, and not a cent for products that sell at a loss.',
    sum: {
      heading: 'What can a click cost?',
      lines: [
        { label: 'Price of the product', amount: 80 },
        { label: 'Goods', minus: 44 },
        { label: 'Shipping, payment, returns', minus: 12 },
        { label: 'Visitors who buy', percent: 2.5 },
      ],
      result: 'The most a click can cost',
      note: exampleNote,
    },
    leaksHeading: 'Where a store loses its ad money',
    leaksText: 'We look in these places first, because the money is nearly always in one of them.',
    leaks: [
      {
        leak: 'Bestsellers take the budget, no matter what they earn',
        remedy: 'Products grouped by margin, with a target for each group',
      },
      {
        leak: 'Ads for out-of-stock items keep running',
        remedy: 'Stock checked every hour, and ads paused with it',
      },
      {
        leak: 'Past visitors see the product they already bought',
        remedy: 'Buyers excluded, or shown what goes with it',
      },
      {
        leak: 'Three platforms claim the same order',
        remedy: 'Orders counted once, in your own store system',
      },
    ],
    channelsHeading: 'Start where people compare prices',
    first: [
      { channel: 'Shopping Ads', reason: 'People see the price and photo before you pay for the click.' },
      { channel: 'Search Ads', reason: 'For products people search by name, and for your own name.' },
    ],
    next: [
      { channel: 'Paid Social', reason: 'For products nobody searches for yet.' },
      { channel: 'Influencer Ads', reason: 'For products that have to be seen in use.' },
    ],
    leave: [
      { channel: 'Audio & AI Placements', reason: 'Hard to tie to an order; wait until the rest pays off.' },
    ],
    weeks: [
      {
        when: 'Before launch',
        what: 'Feed and margins',
        description: 'We fix product data, attach margins and reconcile orders with your store.',
      },
      {
        when: 'Days 1-7',
        what: 'Shopping and search',
        description: `Ads go live by margin group. First results typically in ${claims.firstAdResults}.`,
      },
      {
        when: 'Days 8-21',
        what: 'Carts and buyers',
        description: 'We follow up on abandoned carts and take buyers out of prospecting.',
      },
      {
        when: 'Day 30',
        what: 'Your call',
        description: 'You see margin after ads by product group, and keep, change or stop.',
      },
    ],
    reportHeading: 'What the report counts',
    report: [
      { metric: 'Margin after ads', description: 'What is left after paying for goods and ads' },
      { metric: 'New customers', description: 'First orders, separate from repeat orders' },
      { metric: 'Return on ad spend by group', description: 'High, middle and low margin, side by side' },
      { metric: 'Feed health', description: 'Products shown, rejected, and out of stock' },
    ],
    closing: closingFor(
      'Find out which products pay for the others',
      'Send one email with your store and your monthly spend.',
    ),
  },
  'b2b-saas-advertising': {
    heading: 'B2B SaaS advertising, judged by pipeline',
    lede: 'The sale closes months after the click. We report on pipeline instead of form fills, and your CRM decides which ads were right.',
    sum: {
      heading: 'What is a click worth?',
      lines: [
        { label: 'First-year contract', amount: 12_000 },
        { label: 'Cost to serve', minus: 3_000 },
        { label: 'Demos that become customers', percent: 20 },
        { label: 'Clicks that become demos', percent: 2 },
      ],
      result: 'The most a click can cost',
      note: exampleNote,
    },
    leaksHeading: 'Where software companies lose their ad money',
    leaksText: 'A form fill is not a customer. In these places, one is mistaken for the other.',
    leaks: [
      {
        leak: 'Forms filled by students and rivals',
        remedy: 'Sales rates each lead, and bids follow what sales accepts',
      },
      {
        leak: 'Clicks from people who want to log in',
        remedy: 'Customers and your own staff excluded from every campaign',
      },
      {
        leak: 'Ads to the whole market, because lists are tedious',
        remedy: 'Account lists by size, industry and the tools in use',
      },
      {
        leak: 'A channel stopped before its deals could close',
        remedy: 'Judged by qualified demos now, and by revenue when it comes in',
      },
    ],
    channelsHeading: 'Start where people type the problem',
    first: [
      { channel: 'Search Ads', reason: 'For the problem, the category and the alternatives.' },
      { channel: 'Paid Social', reason: 'For job titles at the accounts on your list.' },
    ],
    next: [
      { channel: 'Native Ads', reason: 'For the article that explains why it matters.' },
      { channel: 'Display & Programmatic', reason: 'To stay in sight while a committee decides.' },
    ],
    leave: [{ channel: 'Shopping Ads', reason: 'There is no price to compare and no cart.' }],
    weeks: [
      {
        when: 'Before launch',
        what: 'CRM and stages',
        description: 'We export deals, agree on stages with sales and match clicks to leads.',
      },
      {
        when: 'Days 1-7',
        what: 'Search and lists',
        description: `Problem and category searches go live. First results typically in ${claims.firstAdResults}.`,
      },
      {
        when: 'Days 8-21',
        what: 'Sales answers',
        description: 'Sales accepts or rejects demos, and bids follow.',
      },
      {
        when: 'Day 30',
        what: 'Your call',
        description: 'You see cost per accepted demo by channel, and keep, change or stop.',
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
      'Send one email with your product, your market and your monthly spend.',
    ),
  },
  'local-business-advertising': {
    heading: 'Local business advertising for people who can come in',
    lede: 'Only people close enough to come in see the ad. You don’t pay for a click from the next state, or for a call after closing time.',
    sum: {
      heading: 'What is a click worth?',
      lines: [
        { label: 'First job or visit', amount: 240 },
        { label: 'Wages and materials', minus: 120 },
        { label: 'Callers who book', percent: 40 },
        { label: 'Clicks that call', percent: 10 },
      ],
      result: 'The most a click can cost',
      note: exampleNote,
    },
    leaksHeading: 'Where local businesses lose their ad money',
    leaksText:
      'We look in these places first. Most are settings that nobody has touched since the account was created.',
    leaks: [
      {
        leak: 'Shown to people “interested in” your town',
        remedy: 'Shown to people who are there, within a radius you choose',
      },
      { leak: 'Calls at night that nobody answers', remedy: 'Ads run only when somebody can pick up' },
      {
        leak: 'Old hours and a second pin on the map',
        remedy: 'One listing for each branch, kept up to date',
      },
      {
        leak: 'No idea which ad made the phone ring',
        remedy: 'A phone number for each campaign, and calls counted by length',
      },
    ],
    channelsHeading: 'Start where people look for “near me”',
    first: [
      { channel: 'Search Ads', reason: 'With map placements and a call button.' },
      { channel: 'Paid Social', reason: 'For the neighborhood, with faces from the shop.' },
    ],
    next: [
      {
        channel: 'Connected TV & Video',
        reason: 'A short spot in selected ZIP codes, once somebody is there to answer the phone.',
      },
      { channel: 'Display & Programmatic', reason: 'For people who asked but did not book.' },
    ],
    leave: [{ channel: 'Native Ads', reason: 'Too broad for one town; most readers are elsewhere.' }],
    weeks: [
      {
        when: 'Before launch',
        what: 'Map and numbers',
        description: 'We correct listings, assign phone numbers and set radius and hours.',
      },
      {
        when: 'Days 1-7',
        what: 'Search and map',
        description: `Ads go live within the radius. First results typically in ${claims.firstAdResults}.`,
      },
      {
        when: 'Days 8-21',
        what: 'Calls reviewed',
        description: 'We see which searches lead to calls and bookings. The rest go on the negative list.',
      },
      {
        when: 'Day 30',
        what: 'Your call',
        description: 'You see cost per booking by branch, and keep, change or stop.',
      },
    ],
    reportHeading: 'What the report counts',
    report: [
      { metric: 'Cost per booking', description: 'Calls and forms that became an appointment' },
      { metric: 'Calls by campaign', description: 'Answered, missed, and shorter than half a minute' },
      { metric: 'Direction requests', description: 'People who used the map to find you' },
      { metric: 'Bookings by distance', description: 'How far people travel, and what that radius costs' },
    ],
    closing: closingFor(
      'Find the people nearby who never see you',
      'Send one email with your address, your hours and your monthly spend.',
    ),
  },
}
