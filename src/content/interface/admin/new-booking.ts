export const newBookingTexts = {
  savedTitle: 'Request saved',
  savedText: 'The client receives its code by email.',
  title: 'New request',
  lede: 'For clients who call. They receive the code by email, just as they would from the form.',
  what: 'the services',
  button: 'Save request',
  questionLabel: (question: string) => `${question} (optional)`,
  notesHint: 'The client sees these on the request page. For anything internal, use the agency notes there.',
} as const
