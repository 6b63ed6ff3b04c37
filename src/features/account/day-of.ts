import { sessionsCardTexts as texts } from '#content/interface/account/sessions.ts'
import { dateFormat } from '#shared/formats.ts'

const dayFormat = dateFormat({ year: 'numeric', month: 'short', day: '2-digit' })

export function dayOf(iso: string): string {
  const text = dayFormat.format(new Date(iso))
  return text === dayFormat.format(new Date()) ? texts.today : text
}
