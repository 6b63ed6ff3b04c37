import { capitalize, countInWords } from '#shared/words.ts'

export const workCopy = {
  home: 'Home',
  breadcrumb: 'Work',
  heading: ['What we did, and', 'what changed'],
  lede: (stories: number) =>
    stories === 1
      ? 'One story, from the problem to the last figure: what changed, and what it took.'
      : `${capitalize(countInWords(stories))} stories, from the problem to the last figure. Each says what changed, and what it took.`,
  filterLabel: 'Filter by service',
  all: 'All',
  read: 'Read the story',
  listHeading: 'Stories',
  olderHeading: 'More stories',
  empty: 'No story is out yet',
  emptyText:
    'A story appears here once its figures are in and its client has agreed to them. Until then, ask us about work like yours.',
  emptyAction: 'Ask us',
  scale: {
    heading: 'All of it on one scale',
    text: 'Gray is the client’s own figure before the work: 1. The color is the same figure after it.',
    client: 'Client',
    services: 'Services',
    period: 'Duration',
    bars: 'Before and after',
    result: 'Result',
    barsLabel: (factor: number) => `Before: 1. After: ${factor}.`,
  },
  drawn: 'Shops and screens are drawn.',
  call: {
    heading: 'Bring the number that should change',
    text: (host: string | undefined) =>
      host
        ? `${host} reads it before the call, which is free.`
        : 'We read it before the call, which is free.',
    action: 'Pick a time',
  },
  failed: 'The stories could not be loaded.',
  loading: 'Loading the stories',
} as const

export const storyCopy = {
  facts: { client: 'Client', industry: 'Industry', services: 'Services', period: 'Duration', team: 'Team' },
  before: 'Before',
  after: 'After',
  comparisonDrawn: 'The screens and the names on them are drawn.',
  figuresTitle: 'In figures',
  table: 'Table',
  value: 'Value',
  /** Names a point of a line for a reader of the list: “Recommendations, month 4”. */
  marker: (text: string, axis: string | undefined, label: string) => `${text}, ${place(axis, label)}`,
  place,
  lineLabel: (title: string, first: string, last: string) => `${title}: from ${first} to ${last}`,
  plan: 'What it took',
  span: (unit: string, from: number, to: number) =>
    from === to ? `${unit} ${from}` : `${unit} ${from} to ${to}`,
  unit: 'Month',
  next: (client: string) => `Next story · ${client}`,
  callTitle: 'Talk about work like this',
  callText: (host: string | undefined, hasPlanned: boolean) => {
    if (!host) return 'A free call, before anybody decides anything.'
    return hasPlanned ? `A free call with ${host}, who planned this one.` : `A free call with ${host}.`
  },
  callAction: 'Pick a time',
} as const

function place(axis: string | undefined, label: string): string {
  return axis && /^\d/.test(label) ? `${axis} ${label}` : label
}
