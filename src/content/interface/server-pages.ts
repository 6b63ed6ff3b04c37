import { waitingTime } from '#content/interface/waiting-time.ts'

export const serverPages = {
  signInFirst: (button: string): [string, string] => [
    'What you wrote is kept here.',
    `, then come back to this page and press “${button}” again.`,
  ],
  signInLink: 'Sign in (opens a new tab)',
  unavailable: {
    title: 'Back in a moment',
    heading: 'This page is not available right now',
    text: 'We cannot reach our database right now. Please try again in half a minute.',
    again: 'Try again',
    about: 'Read about us',
    write: 'If it stays like this, write to',
    reference: (id: string) => `Name this number: ${id}.`,
  },
  tooMany: {
    heading: (what: string) => `Too many ${what}`,
    text: (what: string, seconds: number) =>
      `Too many ${what} came from your network. Try again in ${waitingTime(seconds)}.`,
    again: 'Try again',
    back: 'Go back',
  },
  tooLarge: {
    heading: 'This is too much to read',
    text: 'Open the link again, and send its form as it is.',
  },
  personCheck: {
    title: 'Check that you are a person',
    loading: 'Loading the check …',
    failed: 'The check could not be loaded. Close this, and try again in a minute.',
  },
} as const
