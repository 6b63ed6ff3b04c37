import { dateTexts as texts } from '#content/interface/common.ts'
import { toLocalMinute } from '#shared/local-minute.ts'

export function localMinuteError(localMinute: string): string | undefined {
  const date = new Date(localMinute)
  if (Number.isNaN(date.getTime())) return texts.yearError
  if (toLocalMinute(date) === localMinute.slice(0, 16)) return undefined
  return texts.skippedError
}
