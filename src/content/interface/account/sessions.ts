export const sessionsCardTexts = {
  title: 'Where you are signed in',
  note: "Don't recognize a device? Sign it out, then change your password. A session ends 30 days after its last use, and 90 days after the sign-in in any case.",
  what: 'your sessions',
  thisDevice: 'This device',
  when: (signedIn: string, lastSeen: string) => `Signed in ${signedIn}, last seen ${lastSeen}`,
  now: 'now',
  today: 'today',
  endButton: 'Sign out',
  endButtonLabel: (device: string, signedIn: string) => `Sign out ${device}, signed in ${signedIn}`,
  endedTitle: 'Device signed out',
  endedText: (device: string) => `${device} is signed out.`,
  endAllButton: 'Sign out everywhere',
  endAllQuestion: 'Sign out everywhere?',
  endAllText:
    'This ends all your sessions, including this one, and your calendar address, if you have one. You can sign in again with your password.',
  endedAllTitle: 'Signed out everywhere',
  endedAllText: 'All your sessions have ended, and so has your calendar address, if you had one.',
} as const
