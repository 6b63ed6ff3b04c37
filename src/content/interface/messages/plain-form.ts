import { formatNumber } from '#shared/formats.ts'

/** Of the page that asks again for a message sent without script. */
export const plainMessageFormTexts = {
  heading: 'Write a message',
  sendButton: 'Send message',
  bodyLabel: 'Message',
  bodyHint: (charsMax: number) => `At most ${formatNumber(charsMax)} characters.`,
} as const
