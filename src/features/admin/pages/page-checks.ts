import { pageCheckTexts as texts } from '#content/interface/admin/pages.ts'
import type { PageFields } from '#contracts/pages.ts'
import { pageRules as rules } from '#contracts/records/page.ts'
import { countCharacters } from '#shared/social-preview.ts'

export interface PageCheck {
  isOk: boolean
  text: string
}

/** Returns what an editor should look at before a page is published. None of it prevents that. */
export function checkPage({ title, description, content, navigation, footer }: PageFields): PageCheck[] {
  const titleChars = countCharacters(title)
  const descriptionChars = countCharacters(description)
  const hasText = content.trim() !== ''
  const isLinked = navigation !== null || footer
  return [
    {
      isOk: isWithin(titleChars, rules.titleCharsMin, rules.titleCharsBest),
      text: texts.title(titleChars, rules.titleCharsMin, rules.titleCharsBest),
    },
    {
      isOk: isWithin(descriptionChars, rules.descriptionCharsMin, rules.descriptionCharsBest),
      text: texts.description(descriptionChars, rules.descriptionCharsMin, rules.descriptionCharsBest),
    },
    { isOk: hasText, text: texts.text(hasText) },
    { isOk: isLinked, text: texts.place(isLinked) },
  ]
}

const isWithin = (chars: number, min: number, max: number): boolean => chars >= min && chars <= max
