import { formatNumber } from '#shared/formats.ts'

export const plainMessageFormTexts = {
  heading: 'Write a message',
  sendButton: 'Send message',
  bodyLabel: 'Message',
  bodyHint: (charsMax: number) => `At most ${formatNumber(charsMax)} characters.`,
} as const
