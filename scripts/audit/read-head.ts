import type { Seal } from '#server/audit/chain.ts'
import { PlainFailure } from '../process/plain-failure.ts'

export function readHead(text: string): Seal {
  const [, id, hash] = /^(\d{1,15}):([\da-f]{64})$/.exec(text.trim()) ?? []
  if (id === undefined || hash === undefined)
    throw new PlainFailure(`--head takes what an earlier run printed, such as 812:${'ab12'.repeat(16)}.`)
  return { entryId: Number(id), hash }
}
