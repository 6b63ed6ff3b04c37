import { type SocialImageSize, socialImageSizes } from '#contracts/social-image.ts'

export interface Frame {
  name: 'wide' | 'tall' | 'square'
  width: number
  height: number
  padding: number
  pill: { y: number; height: number; fontPx: number }
  text: { y: number; height: number; align: 'center' | 'end'; breathingPx: number }
  title: { stepsPx: readonly number[]; linesMax: number }
  description: { fontPx: number; lineHeightPx: number; widthPx: number; gapPx: number; extraLines: number }
  rule: { y: number; height: number }
  foot: { baselineY: number; fontPx: number }
}

const wide = {
  name: 'wide',
  padding: 72,
  pill: { y: 72, height: 46, fontPx: 25 },
  text: { y: 118, height: 372, align: 'center', breathingPx: 44 },
  title: { stepsPx: [84, 76, 68, 60, 54, 48], linesMax: 3 },
  description: { fontPx: 30, lineHeightPx: 42, widthPx: 840, gapPx: 22, extraLines: 0 },
  rule: { y: 496, height: 2 },
  foot: { baselineY: 551, fontPx: 29 },
} as const

const tall: Frame = {
  ...socialImageSizes.pinterest,
  name: 'tall',
  padding: 80,
  pill: { y: 88, height: 64, fontPx: 34 },
  text: { y: 560, height: 740, align: 'end', breathingPx: 60 },
  title: { stepsPx: [108, 96, 84, 74, 64], linesMax: 5 },
  description: { fontPx: 38, lineHeightPx: 54, widthPx: 840, gapPx: 32, extraLines: 1 },
  rule: { y: 1330, height: 2 },
  foot: { baselineY: 1406, fontPx: 38 },
}

const square: Frame = {
  ...socialImageSizes.whatsapp,
  name: 'square',
  padding: 32,
  pill: { y: 30, height: 32, fontPx: 17 },
  text: { y: 64, height: 266, align: 'center', breathingPx: 24 },
  title: { stepsPx: [54, 47, 41, 36, 31], linesMax: 5 },
  description: { fontPx: 18, lineHeightPx: 25, widthPx: 336, gapPx: 12, extraLines: -3 },
  rule: { y: 338, height: 1 },
  foot: { baselineY: 371, fontPx: 17 },
}

export const frames: Readonly<Record<SocialImageSize, Frame>> = {
  facebook: { ...socialImageSizes.facebook, ...wide },
  twitter: { ...socialImageSizes.twitter, ...wide },
  linkedin: { ...socialImageSizes.linkedin, ...wide },
  pinterest: tall,
  whatsapp: square,
}
