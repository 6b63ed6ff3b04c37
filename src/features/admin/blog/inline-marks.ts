import type { MarkdownTool } from './markdown-tools.ts'

interface Range {
  from: number
  to: number
}

interface Pair extends Range {
  wordsFrom: number
  wordsTo: number
}

const pairsOfStars = {
  1: /(?<![\\*])(\*{3}|\*)(?=[^\s*]|\*\*[^\s*])((?:(?!\n\s*\n)[^*]|\*\*)*?(?:[^\s*]|\*\*))\1(?!\*)/g,
  2: /(?<![\\*])(\*{2,3})(?=\S)((?:(?!\n\s*\n)[^*]|(?<!\*)\*(?!\*))*?\S)\1(?!\*\*)/g,
} as const
const pairsOfTicks = /(?<![\\`])(`+)(?!`)((?:(?!\n\s*\n)[\s\S])*?[^`])\1(?!`)/g
const blockPrefix = /^(?:[ \t]*(?:[-*+>]|\d+[.)]|#{1,6})[ \t]+)+/
const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character)

export const toggleStars =
  (size: 1 | 2, sample: string): MarkdownTool =>
  ({ text, start, end }) => {
    const marks = '*'.repeat(size)
    const pairs = readPairs(text, pairsOfStars[size])
    const selection = trim(text, { from: start, to: end })
    const around = pairs.find((pair) => isAround(pair, selection))
    if (around) return unwrap(text, around, size, selection)
    if (selection.from === selection.to) return wrapCaret(text, selection.from, marks, sample)

    const lines = linesOf(
      text,
      widen(
        selection,
        Object.values(pairsOfStars).flatMap((of) => readPairs(text, of)),
      ),
    )
    const [first = selection] = lines
    const last = lines.at(-1) ?? first
    const isOff = lines.every((line) => pairs.some((pair) => isAround(pair, line)))
    let insert = ''
    let copiedTo = first.from
    for (const { from, to } of lines) {
      const words = text.slice(from, to).replace(pairsOfStars[size], (_, stars: string, inner: string) => {
        const left = stars.slice(size)
        return left + inner + left
      })
      insert += text.slice(copiedTo, from) + (isOff ? words : marks + words + marks)
      copiedTo = to
    }
    const inside = lines.length === 1 ? size : 0
    return {
      from: first.from,
      to: last.to,
      insert,
      selectFrom: first.from + inside,
      selectTo: first.from + insert.length - inside,
    }
  }

export const toggleTicks =
  (sample: string): MarkdownTool =>
  ({ text, start, end }) => {
    const selection = trim(text, { from: start, to: end })
    const around = readPairs(text, pairsOfTicks).find((pair) => isAround(pair, selection))
    if (around) return unwrap(text, around, around.wordsFrom - around.from, selection)
    if (selection.from === selection.to) return wrapCaret(text, selection.from, '`', sample)
    const { from, to } = selection
    const words = text.slice(from, to)
    const marks = '`'.repeat(longestRun(words) + 1)
    const space = words.startsWith('`') || words.endsWith('`') ? ' ' : ''
    const selectFrom = from + marks.length + space.length
    const insert = marks + space + words + space + marks
    return { from, to, insert, selectFrom, selectTo: selectFrom + words.length }
  }

export const longestRun = (text: string) =>
  Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length))

export function trim(text: string, { from, to }: Range): Range {
  const selection = text.slice(from, to)
  const words = selection.trim()
  const start = from + selection.indexOf(words)
  return { from: start, to: start + words.length }
}

function readPairs(text: string, pattern: RegExp): Pair[] {
  return Array.from(text.matchAll(pattern), ({ 0: all, 1: marks = '', index }) => ({
    from: index,
    to: index + all.length,
    wordsFrom: index + marks.length,
    wordsTo: index + all.length - marks.length,
  }))
}

function isAround(pair: Pair, { from, to }: Range): boolean {
  return from === to ? pair.wordsFrom <= from && to <= pair.wordsTo : pair.from <= from && to <= pair.to
}

function unwrap(text: string, { from, to, wordsFrom, wordsTo }: Pair, size: number, selection: Range) {
  const place = (at: number) => Math.min(Math.max(at, wordsFrom), wordsTo) - size
  return {
    from,
    to,
    insert: text.slice(from + size, to - size),
    selectFrom: place(selection.from),
    selectTo: place(selection.to),
  }
}

function wrapCaret(text: string, caret: number, marks: string, sample: string) {
  let from = caret
  let to = caret
  if (isLetter(text[caret - 1]) && isLetter(text[caret])) {
    while (isLetter(text[from - 1])) from -= 1
    while (isLetter(text[to])) to += 1
  }
  const words = text.slice(from, to)
  const select = caret + marks.length
  return {
    from,
    to,
    insert: marks + (words || sample) + marks,
    selectFrom: select,
    selectTo: words ? select : select + sample.length,
  }
}

/** Marks that are only half selected would end in the middle of the new ones. */
function widen({ from, to }: Range, pairs: readonly Pair[]): Range {
  const cut = pairs.filter(
    (pair) => pair.from < to && pair.to > from && !(pair.wordsFrom <= from && to <= pair.wordsTo),
  )
  return {
    from: Math.min(from, ...cut.map((pair) => pair.from)),
    to: Math.max(to, ...cut.map((pair) => pair.to)),
  }
}

/** Emphasis ends with its paragraph, item or heading. */
function linesOf(text: string, { from, to }: Range): Range[] {
  const lines: Range[] = []
  let at = from
  for (const line of text.slice(from, to).split('\n')) {
    const isWholeLine = at === 0 || text[at - 1] === '\n'
    const prefix = isWholeLine ? (blockPrefix.exec(line)?.[0].length ?? 0) : 0
    const range = trim(text, { from: at + prefix, to: at + line.length })
    if (range.from < range.to) lines.push(range)
    at += line.length + 1
  }
  return lines
}
