export interface Spread {
  median: number
  min: number
  max: number
}

export const peerNames = {
  ours: 'ours',
  floor: 'no script',
  astro: 'Astro 7',
  next: 'Next 16',
} as const

export type PeerId = keyof typeof peerNames

export const kinds = ['html', 'script', 'style', 'font', 'image', 'other'] as const
export type Kind = (typeof kinds)[number]

export interface LighthouseRun {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  fcpMs: number
  tbtMs: number
  cls: number
  mainThreadMs: number
  requests: number
  bytes: Record<Kind, number>
  lcpElement: string
  failures: string[]
}

export interface ClickRun {
  /** From the start of the navigation until a control, pressed as soon as it was painted, had responded. */
  readyMs: number
  earlyAnsweredMs: number
  lost: number
  inpMs: number
  answeredMs: number
}

export interface PeerFigures {
  lighthouse: LighthouseRun[]
  clicks: ClickRun[]
  /** Gzipped bytes of script that ran before anybody touched the page, inline script included. */
  evaluatedBytes?: number
}

export interface PageFigures {
  path: string
  control?: string
  peers: Partial<Record<PeerId, PeerFigures>>
}

export function spread(values: readonly number[]): Spread {
  const sortedValues = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sortedValues.length / 2)
  const upper = sortedValues[middle] ?? Number.NaN
  const median =
    sortedValues.length % 2 === 1 ? upper : ((sortedValues[middle - 1] ?? Number.NaN) + upper) / 2
  return { median, min: sortedValues[0] ?? Number.NaN, max: sortedValues.at(-1) ?? Number.NaN }
}
