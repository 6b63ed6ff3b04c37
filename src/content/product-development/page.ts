export const productAnchors = [
  { id: 'advantages', label: 'AI advantages' },
  { id: 'team', label: 'Team' },
  { id: 'services', label: 'Services' },
  { id: 'lifecycle', label: 'Lifecycle' },
  { id: 'technology', label: 'Technology stack' },
  { id: 'stories', label: 'Success stories' },
  { id: 'package', label: 'AI MVP' },
] as const

export const phaseGroups = [
  { id: 'early', name: 'Early' },
  { id: 'build', name: 'Build' },
  { id: 'launch', name: 'Launch' },
] as const

export type PhaseGroup = (typeof phaseGroups)[number]['id']

interface Phase {
  phase: number
  group: PhaseGroup
  name: string
  description: string
  activities: readonly string[]
  aiContribution: string
}

export const phases = [
  {
    phase: 1,
    group: 'early',
    name: 'Discovery',
    description: 'Is the problem real, and who has it?',
    activities: ['Interviews with users', 'Market and competitor scan', 'What would make us stop'],
    aiContribution: 'Sorts interviews and reviews by theme; a researcher checks the quotes.',
  },
  {
    phase: 2,
    group: 'early',
    name: 'Definition',
    description: 'What the first version does and does not do',
    activities: ['Scope on one page', 'Success in numbers', 'Budget and order of work'],
    aiContribution: 'Drafts requirements from the notes and lists the contradictions in them.',
  },
  {
    phase: 3,
    group: 'early',
    name: 'Design',
    description: 'Screens people can click before we code',
    activities: ['Flows and wireframes', 'Clickable prototype', 'Tests with five people'],
    aiContribution: 'Makes variants of screens and copy in minutes; the designer throws most of them away.',
  },
  {
    phase: 4,
    group: 'build',
    name: 'Architecture',
    description: 'The parts, and which one breaks first',
    activities: ['Data model and API contract', 'Hosting and cost estimate', 'Security review'],
    aiContribution: 'Drafts the schema from your screens; an engineer signs it off.',
  },
  {
    phase: 5,
    group: 'build',
    name: 'Development',
    description: 'Working software, shown every week',
    activities: ['Features in small releases', 'Weekly demo', 'Code review by two'],
    aiContribution: 'Writes routine code and its tests; engineers write the rest and review all of it.',
  },
  {
    phase: 6,
    group: 'build',
    name: 'Testing',
    description: 'Devices, load, accessibility, bad input',
    activities: ['Automated and exploratory tests', 'Load and failure drills', 'Accessibility audit'],
    aiContribution: 'Invents input that nobody would type, and keeps whatever broke as a test.',
  },
  {
    phase: 7,
    group: 'launch',
    name: 'Launch',
    description: 'A staged release with a way back',
    activities: ['Release in steps', 'Monitoring and alerts', 'Handbook and training'],
    aiContribution: 'Watches the logs for anything new and alerts a person.',
  },
  {
    phase: 8,
    group: 'launch',
    name: 'Growth',
    description: 'Read the usage, choose the next version',
    activities: ['Usage and support review', 'Experiments', 'Roadmap, revised'],
    aiContribution: 'Groups feedback by cause, so ten complaints become one fix.',
  },
] as const satisfies readonly Phase[]
