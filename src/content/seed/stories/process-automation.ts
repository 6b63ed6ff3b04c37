import { claims } from '#content/claims.ts'
import type { SeedCaseStudy } from '#contracts/stories.ts'

const content = `
## People copied numbers from one system into another, all day.

Four hundred and twelve invoices arrived each week, as attachments. Somebody opened each one, searched for the order, typed eleven fields and forwarded what did not match. On a good day an invoice was booked nine days after it came. Orders and support requests took the same route, with other fields.

None of this needed one large system. We gave each step to a small agent that does one thing and can say what it did: one reads the document, one finds the order, one books, one writes to the supplier. What no agent is certain of goes to a person, with the two places that disagree marked in color.

## Why people stayed in it

Four invoices in a hundred still reach a person, and they are the ones that matter: a wrong price, a delivery that never came. The six people who used to type now call suppliers. Two of them wrote the rules by which the agents give up.

Every decision is in a log that the auditors read themselves, and each agent can be switched off alone. In month seven one was, for a day, and nothing else stopped.

## What comes next

Goods returned by customers take the same route from January. The client’s own developers are building that agent; we review it.
`.trim()

export const processAutomation: SeedCaseStudy = {
  slug: 'automation-for-an-enterprise-company',
  title: 'Process Automation',
  client: 'Enterprise Company',
  figure: claims.lowerCosts,
  result: 'lower operational costs',
  description:
    'Micro-agents took over copying data between systems: invoices, orders, first replies to support requests. People kept making the decisions.',
  factor: 0.65,
  industry: 'Wholesale',
  period: '12 months',
  services: [1, 4],
  tags: ['AI micro-agents', 'Email', 'Analytics & CRO'],
  drawing: { screen: 'flow' },
  summary:
    'How a wholesaler gave invoices, orders and first replies to small agents, kept people for the decisions, and lowered its operational costs by 35% in a year.',
  content,
  comparison: {
    before: { label: 'Last year' },
    after: { label: 'Today' },
    pairs: [
      {
        before: 'An invoice was booked on day nine, if nobody was ill.',
        after: 'It is booked on the day it arrives.',
      },
      {
        before: 'Somebody typed eleven fields for each of 412 invoices a week.',
        after: 'Agents read 96 in 100 on their own; a person decides the other four.',
      },
      {
        before: 'Suppliers called to ask where their money was.',
        after: 'They get one email with the date, before they would ask.',
      },
    ],
  },
  figuresTitle: 'A third off the cost, in twelve months',
  figuresNote: '1 is the client’s own cost per month before we started.',
  figures: [
    {
      kind: 'line',
      label: 'Operational cost, indexed',
      axis: 'month',
      points: [
        { label: 'Start', value: 1 },
        { label: '1', value: 1 },
        { label: '2', value: 1.02 },
        { label: '3', value: 0.96, marker: 'Invoices' },
        { label: '4', value: 0.91 },
        { label: '5', value: 0.87 },
        { label: '6', value: 0.82, marker: 'Orders' },
        { label: '7', value: 0.79 },
        { label: '8', value: 0.76 },
        { label: '9', value: 0.72, marker: 'First replies' },
        { label: '10', value: 0.69 },
        { label: '11', value: 0.67 },
        { label: '12', value: 0.65 },
      ],
    },
    {
      kind: 'share',
      label: 'Where the saving came from',
      unit: '%',
      points: [
        { label: 'Invoices', value: 52 },
        { label: 'Orders', value: 31 },
        { label: 'First replies', value: 17 },
      ],
      note: 'What the agents themselves cost is subtracted. Sample figures.',
    },
    {
      kind: 'bars',
      label: 'Days from arrival to booking',
      points: [
        { label: 'Before', value: 9 },
        { label: 'After', value: 1 },
      ],
    },
  ],
  plan: {
    text: 'Two engineers and one strategist. Nobody at the client lost their job; six people have another one.',
    unit: 'Month',
    phases: [
      { label: 'Following 200 invoices by hand', from: 1, to: 2 },
      { label: 'Invoices', from: 2, to: 5, kind: 'Agents' },
      { label: 'Orders', from: 5, to: 8, kind: 'Agents' },
      { label: 'First replies', from: 8, to: 12, kind: 'Email' },
    ],
  },
  team: ['Priya Rana', 'Prakash Thapa'],
  quote: {
    text: 'I was promised a robot. I got six colleagues back, and they know why each invoice was paid.',
    name: 'Dana Whitfield',
    role: 'Head of operations, Enterprise Company',
    portrait: 'dana',
  },
  callTitle: 'Talk about your processes',
}
