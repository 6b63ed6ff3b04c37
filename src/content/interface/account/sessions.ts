export const sessionsCardTexts = {
  title: 'Where you are signed in',
  note: "Don't recognize a device? Sign it out, then change your password. A session ends 30 days after its last use, and 90 days after the sign-in in any case.",
  what: 'your sessions',
  thisDevice: 'This device',
  when: (signedIn: string, lastSeen: string) => `Signed in ${signedIn}, last seen ${lastSeen}`,
  moment: (day: string, time: string) => `${day} at ${time}`,
  now: 'now',
  today: 'today',
  endButton: 'Sign out',
  endButtonLabel: (device: string, signedIn: string) => `Sign out ${device}, signed in ${signedIn}`,
  endedTitle: 'Device signed out',
  endedText: (device: string) => `${device} is signed out.`,
  endAllButton: 'Sign out everywhere',
  endAllQuestion: 'Sign out everywhere?',
  endAllText:
    'This ends all your sessions, including this one, and your calendar address, if you have one. Passkeys, your app and recovery codes go on working: if somebody else may know your password, change it as well.',
  endedAllTitle: 'Signed out everywhere',
  endedAllText: 'All your sessions have ended, and so has your calendar address, if you had one.',
} as const

export const recentFactorsTexts = {
  heading: 'Added to your second step lately',
  note: 'Tick what you did not add yourself. It is removed as well.',
  remove: (factor: string, day: string) => `Remove: ${factor}, added ${day}`,
} as const
