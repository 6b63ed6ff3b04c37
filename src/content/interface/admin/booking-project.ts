export const bookingProjectTexts = {
  name: ({ service, company }: { service: string; company: string }) => `${service} for ${company}`,
  description: ({ service, code }: { service: string; code: string }) => `Request ${code} for ${service}.`,
  lede: (company: string) => `From the request of ${company}. Check what is filled in, then start it.`,
  what: 'the request',
  toRequest: 'Back to the request',
  clientHeading: 'Client',
  account: ({ name, username }: { name: string; username: string }) => `${name} (${username})`,
  accountNote: 'The project belongs to this account. The client sees it on the dashboard right away.',
  invitationNote: (email: string) =>
    `No account has this request’s address yet. We invite ${email}: the link works for 7 days, and whoever follows it sees the project and the request.`,
  nameLabel: 'Client’s name',
  usernameLabel: 'Username',
  budgetNote: (answer: string) => `The client’s answer: ${answer}`,
  existing: 'This request already has a project:',
  card: 'Project',
  startNote:
    'Makes a project from this request, with its milestones, and invites a client without an account.',
  startButton: 'Start project',
  request: 'Made from a request',
} as const

export const milestoneTemplateTexts = {
  templateLabel: 'Milestones',
  none: 'None yet',
  startLabel: 'Start of the project',
  startHint: 'Due dates are counted from this day. You can change each one later.',
  listLabel: 'Milestones and when they are due',
} as const
