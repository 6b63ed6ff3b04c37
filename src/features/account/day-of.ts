import { sessionsCardTexts as texts } from '#content/interface/account/sessions.ts'
import { readerDateFormat } from '#shared/reader-time.ts'

export function dayOf(iso: string): string {
  const dayFormat = readerDateFormat({ year: 'numeric', month: 'short', day: '2-digit' })
  const text = dayFormat.format(new Date(iso))
  return text === dayFormat.format(new Date()) ? texts.today : text
}
