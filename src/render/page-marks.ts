import { decodeEntities } from './decode-entities.ts'
import { splitLaterParts } from './later-parts.ts'

/** What elements have that selectors can require: tag names, `.class`, `#id`, `[attribute` and `[attribute="word"`. */
export type Marks = ReadonlySet<string>

export interface MarkedPage {
  html: string
  whole: Marks
  first: Marks
  later: Marks
}

export const marksSetLater = ['html', 'head', 'body', '.high-contrast']

const tag = /<([a-z][\w-]*)((?:[^<>"]|"[^"]*")*)/gi
const attribute = /\s([\w:-]+)(?:="(?:([\w-]*)"|([^"]*)"))?/g

export function markPage(html: string): MarkedPage {
  const parts = splitLaterParts(html)
  const [first, later] = [marksOf(parts.first), marksOf(parts.later)]
  return { html, whole: new Set([...first, ...later]), first, later }
}

export const withoutLaterPart = ({ html, whole }: MarkedPage): MarkedPage => ({
  html: html.replaceAll(/ data-later="\w+"/g, ''),
  whole,
  first: whole,
  later: new Set(marksSetLater),
})

export function marksOf(html: string): Marks {
  const marks = new Set(marksSetLater)
  const knownTags = new Set<string>()
  for (const [whole, name = '', attributes = ''] of html.matchAll(tag)) {
    if (knownTags.has(whole)) continue
    knownTags.add(whole)
    marks.add(name.toLowerCase())
    addAttributes(marks, attributes)
  }
  return marks
}

function addAttributes(marks: Set<string>, attributes: string): void {
  for (const [, writtenName = '', word, text = ''] of attributes.matchAll(attribute)) {
    const name = writtenName.toLowerCase()
    marks.add(`[${name}`)
    if (word !== undefined) marks.add(`[${name}="${word}"`)
    if (name === 'id') marks.add(`#${word ?? decodeEntities(text)}`)
    if (name !== 'class') continue
    for (const each of (word ?? decodeEntities(text)).split(/\s+/)) marks.add(`.${each}`)
  }
}
