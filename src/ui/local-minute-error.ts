import { dateTexts as texts } from '#content/interface/common.ts'
import { fromLocalMinute, toLocalMinute } from '#shared/local-minute.ts'

export function localMinuteError(localMinute: string): string | undefined {
  const date = fromLocalMinute(localMinute)
  if (Number.isNaN(date.getTime())) return texts.yearError
  if (toLocalMinute(date) === localMinute.slice(0, 16)) return undefined
  return texts.skippedError
}
