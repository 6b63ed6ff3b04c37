import { claims } from '#content/claims.ts'
import type { SeedCaseStudy } from '#contracts/stories.ts'

const content = `
## The shop knew what people bought. It did not use it.

Six years of orders sat in one system, the shop search in a second and the newsletter in a third. Somebody who had bought a bowl in May saw the same first page in June as somebody who had never been there: sixty-two pages, in the order of article numbers.

We joined the three on one purchase history. Nothing was rewritten that worked, and nobody is tracked who did not agree to it.

## What runs today

Search corrects spelling and knows the words that customers use, so “linnen” finds linen. The first page begins with what goes with the last order, and every recommendation says why it is there. One email a month replaces four: it leaves out what somebody already owns, and it is not sent when there is nothing to say.

Two campaigns were stopped in month five, because they sold to people who would have come back anyway. Their budget paid for the product photos that the new pages needed.

## What comes next

The shop’s team is joining the stores’ returns on the same history, so that a bowl that came back is not recommended again.
`.trim()

export const personalShopping: SeedCaseStudy = {
  slug: 'personal-shopping-for-a-retail-brand',
  title: 'E-commerce Personalization',
  client: 'Retail Brand',
  figure: claims.moreSales,
  result: 'more online sales',
  description:
    'Search, recommendations and email drew on the same purchase history, so each visitor saw the products they were likely to want.',
  factor: 5,
  isFeatured: true,
  industry: 'Home goods',
  period: '9 months',
  services: [2],
  tags: ['E-commerce', 'Email', 'SEO'],
  drawing: { screen: 'shop', host: 'tarnfield.example', phone: 'shop-phone' },
  summary:
    'How a home goods shop joined search, recommendations and email on one purchase history and sold five times as much online in nine months.',
  content,
  comparison: {
    before: { label: 'January', screen: 'shop-before' },
    after: { label: 'October', screen: 'shop' },
    pairs: [
      {
        before: 'Search gave up at one wrong letter: “linnen”, 0 results.',
        after: 'It finds linen, and knows that this visitor likes warm gray.',
        beforePin: { x: 51, y: 12.5 },
        afterPin: { x: 51, y: 9.5 },
      },
      {
        before: 'Everybody saw everything, in the order of article numbers.',
        after: 'The first page begins with what fits the last order.',
        beforePin: { x: 91, y: 25 },
        afterPin: { x: 1, y: 29 },
      },
      {
        before: 'Eight gray boxes, one button each: “Details”.',
        after: 'Four pieces, each with the reason why it is there.',
        beforePin: { x: 22.5, y: 50 },
        afterPin: { x: 32, y: 61 },
      },
    ],
  },
  figuresTitle: 'Five times the sales, in nine months',
  figuresNote: '1 is the shop’s own figure in the month before we started.',
  figures: [
    {
      kind: 'line',
      label: 'Online sales, indexed',
      axis: 'month',
      points: [
        { label: 'Start', value: 1 },
        { label: '1', value: 1 },
        { label: '2', value: 1.2, marker: 'Search repaired' },
        { label: '3', value: 1.5 },
        { label: '4', value: 1.9, marker: 'Recommendations' },
        { label: '5', value: 2.5 },
        { label: '6', value: 3.1, marker: 'Email by purchase' },
        { label: '7', value: 3.8 },
        { label: '8', value: 4.5 },
        { label: '9', value: 5 },
      ],
    },
    {
      kind: 'share',
      label: 'Where the additional orders came from',
      unit: '%',
      points: [
        { label: 'Search that finds things', value: 38 },
        { label: 'Recommendations', value: 34 },
        { label: 'Email by purchase', value: 28 },
      ],
      note: 'Counted once, at the last step before the order. Sample figures.',
    },
  ],
  plan: {
    text: 'Three people, never all of them at once. The shop’s own team wrote the texts and carries it on today.',
    unit: 'Month',
    phases: [
      { label: 'Measuring, from day one', from: 1, to: 9 },
      { label: 'Search and product data', from: 1, to: 3, kind: 'SEO' },
      { label: 'Recommendations', from: 2, to: 6, kind: 'E-commerce' },
      { label: 'Email by purchase', from: 4, to: 9, kind: 'Email' },
    ],
  },
  team: ['Priya Rana', 'Prakash Thapa', 'Elena Marsh'],
  quote: {
    text: 'They told us which two campaigns to stop before they offered to run a third.',
    name: 'Ida Moen',
    role: 'Head of e-commerce, Retail Brand',
    portrait: 'ida',
  },
  callTitle: 'Talk about your shop',
}
