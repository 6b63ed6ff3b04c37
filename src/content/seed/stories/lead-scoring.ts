import { claims } from '#content/claims.ts'
import type { SeedCaseStudy } from '#contracts/stories.ts'

const content = `
## Every inquiry got the same call, in the order it came in.

Two salespeople worked through a shared mailbox from the top. A student’s question about an internship waited as long as a freight company that needed forty seats, and the freight company often had its answer from somebody else by then. Marketing was paid for inquiries, so it brought more of them.

Four years of closed and lost deals were in the CRM. We trained a small model on them: what somebody asked, from which page, and what became of it. It gives every new inquiry a score and two reasons in words. A salesperson still decides whom to call; the score decides the order.

## What marketing did with it

The score went back to the ads. Keywords that brought many inquiries and no deals lost their budget in month three, and the money went to the six questions that buyers had asked before they signed. Each of them is now a page with a price in it.

Forms lost five of their nine fields: the model did not need them, and neither did sales.

## What comes next

The model is trained again each quarter on the deals that closed since. The client runs that without us; we look at the result twice a year.
`.trim()

export const leadScoring: SeedCaseStudy = {
  slug: 'lead-scoring-for-a-tech-startup',
  title: 'AI-Powered Lead Generation',
  client: 'Tech Startup',
  figure: claims.moreLeads,
  result: 'more qualified leads',
  description:
    'A model scored every inquiry against deals that had closed before. Sales called the best ones first, and marketing stopped paying for the rest.',
  factor: 3.5,
  industry: 'Business software',
  period: '6 months',
  services: [2, 1],
  tags: ['PPC', 'Content', 'Analytics & CRO'],
  drawing: { screen: 'inbox', host: 'inbox.example' },
  summary:
    'How a software startup let a model sort its inquiries by the deals that had closed before, and got three and a half times the qualified leads in six months.',
  content,
  comparison: {
    before: { label: 'March' },
    after: { label: 'September' },
    pairs: [
      {
        before: 'Inquiries were answered in the order they arrived, on average after 31 hours.',
        after: 'The ten most promising ones get a call within two hours.',
      },
      {
        before: 'Nobody could say which ad had led to a deal.',
        after: 'Each deal is traced to the page and the keyword it began with.',
      },
      {
        before: 'Nine fields, and one visitor in fifty filled them in.',
        after: 'Four fields, and one in eighteen does.',
      },
    ],
  },
  figuresTitle: 'Three and a half times the leads, in six months',
  figuresNote: '1 is the client’s own figure in the month before we started.',
  figures: [
    {
      kind: 'line',
      label: 'Qualified leads, indexed',
      axis: 'month',
      points: [
        { label: 'Start', value: 1 },
        { label: '1', value: 1.1 },
        { label: '2', value: 1.5, marker: 'Scores shown' },
        { label: '3', value: 2, marker: 'Ads follow the score' },
        { label: '4', value: 2.6 },
        { label: '5', value: 3.1, marker: 'Pages with prices' },
        { label: '6', value: 3.5 },
      ],
    },
    {
      kind: 'share',
      label: 'Where the additional leads came from',
      unit: '%',
      points: [
        { label: 'Search ads', value: 44 },
        { label: 'Pages for buyers', value: 35 },
        { label: 'A shorter form', value: 21 },
      ],
      note: 'Counted by the first page of the visit. Sample figures.',
    },
    {
      kind: 'bars',
      label: 'Time to the first call',
      unit: 'hours',
      points: [
        { label: 'Before', value: 31 },
        { label: 'After', value: 2 },
      ],
    },
  ],
  plan: {
    text: 'Two people, and one afternoon a week of the client’s sales team, who named the deals that the model got wrong.',
    unit: 'Month',
    phases: [
      { label: 'Deals cleaned and labeled', from: 1, to: 1 },
      { label: 'Model and inbox', from: 1, to: 3, kind: 'Analytics' },
      { label: 'Ads by score', from: 2, to: 6, kind: 'PPC' },
      { label: 'Pages for buyers', from: 3, to: 6, kind: 'Content' },
    ],
  },
  team: ['Adrian Cole', 'Prakash Thapa'],
  quote: {
    text: 'We used to ask for more leads. Now we ask who they are, and call before lunch.',
    name: 'Carl Lindgren',
    role: 'Head of sales, Tech Startup',
    portrait: 'carl',
  },
  callTitle: 'Talk about your inquiries',
}
