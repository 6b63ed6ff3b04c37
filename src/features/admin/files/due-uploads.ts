import type { StoredFile } from '#contracts/files.ts'

const uploadsAtOnceMax = 3

export interface Upload {
  key: number
  file: File
  step: 'waiting' | 'sending' | 'done' | 'failed'
  /** The part of the request that has been sent, from 0 to 1. */
  part: number
  stored: StoredFile | null
  problem: string | null
  /** A refusal would be the same again. */
  canRetry: boolean
}

/** Returns the uploads to start now: those that were added first, while there is room. */
export function dueUploads(uploads: readonly Upload[]): Upload[] {
  const sending = uploads.filter(({ step }) => step === 'sending').length
  const waiting = uploads.filter(({ step }) => step === 'waiting')
  return waiting.slice(0, Math.max(0, uploadsAtOnceMax - sending))
}

export const isUnderWay = ({ step }: Upload): boolean => step === 'waiting' || step === 'sending'
