import type { CaseStudyDrawing, CaseStudyQuote } from '#contracts/content.ts'
import type { Comparison, StoryFigure, StoryPlan } from '#contracts/stories.ts'

/**
 * Structured fields of a case study as text that an editor can type. Parsers accept anything: what is missing or
 * mistyped is refused by the endpoint, with a message.
 */
interface Notation<Value> {
  format: (value: Value) => string
  parse: (text: string) => unknown
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const joined = (lines: readonly (string | false | undefined)[]): string => lines.filter(Boolean).join('\n')

const withoutBlanks = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== ''))

function splitOnce(text: string, mark: string): [string, string | undefined] {
  const at = text.indexOf(mark)
  return at === -1
    ? [text.trim(), undefined]
    : [text.slice(0, at).trim(), text.slice(at + mark.length).trim()]
}

/** `shop | shop.example | shop-phone` */
export const drawingNotation: Notation<CaseStudyDrawing> = {
  format: ({ screen, host, phone }) =>
    [screen, ...(host || phone ? [host ?? ''] : []), ...(phone ? [phone] : [])].join(' | '),
  parse(text) {
    const [screen = '', host, phone] = text.split('|').map((part) => part.trim())
    return screen === '' ? null : withoutBlanks({ screen, host, phone })
  },
}

/** `12 | caption`: the id of a picture and what stands below it. */
export const screenNotation = {
  format: ({ file, caption }: { file: number | string; caption?: string }): string =>
    `${file} | ${caption ?? ''}`,
  parse(text: string): { file: number; caption?: string } {
    const [file, caption] = splitOnce(text, '|')
    return { file: Number(file), ...(caption ? { caption } : {}) }
  },
}

const byline = /^[—–-]+\s*(.*)$/

/** The quote, and in its last line `— Name, role | portrait`. */
export const quoteNotation: Notation<CaseStudyQuote> = {
  format: ({ text, name, role, portrait }) =>
    `${text}\n— ${name}${role ? `, ${role}` : ''}${portrait ? ` | ${portrait}` : ''}`,
  parse(text) {
    const lines = linesOf(text)
    if (lines.length === 0) return null
    const signature = byline.exec(lines.at(-1) ?? '')?.[1]
    const [who, portrait] = splitOnce(signature ?? '', '|')
    const [name, role] = splitOnce(who, ',')
    const words = signature === undefined ? lines : lines.slice(0, -1)
    return { text: words.join(' '), name, ...withoutBlanks({ role, portrait }) }
  },
}

const figureStart = /^(line|bars|share):\s*(.*)$/
const figureField = /^(unit|count|note):\s*(.*)$/

/** `line: title`, then `unit:`, `count:`, `note:` and values such as `2 = 1.2 | Search repaired`. */
export const figuresNotation: Notation<readonly StoryFigure[]> = {
  format: (figures) =>
    figures
      .map(({ kind, label, unit, axis, points, note }) =>
        joined([
          `${kind}: ${label}`,
          unit && `unit: ${unit}`,
          axis && `count: ${axis}`,
          ...points.map(
            (point) => `${point.label} = ${point.value}${point.marker ? ` | ${point.marker}` : ''}`,
          ),
          note && `note: ${note}`,
        ]),
      )
      .join('\n\n'),
  parse: (text) =>
    text
      .split(/\n\s*\n/)
      .map(linesOf)
      .filter(({ length }) => length > 0)
      .map(parseFigure),
}

function parseFigure(lines: readonly string[]) {
  const figure: Record<string, unknown> = {}
  const points: unknown[] = []
  for (const line of lines) {
    const [, kind, label] = figureStart.exec(line) ?? []
    const [, name, value] = figureField.exec(line) ?? []
    if (kind !== undefined) Object.assign(figure, { kind, label })
    else if (name !== undefined) figure[name === 'count' ? 'axis' : name] = value
    else points.push(parsePoint(line))
  }
  return { ...figure, points }
}

function parsePoint(line: string) {
  const at = line.lastIndexOf('=')
  const label = at === -1 ? line : line.slice(0, at).trim()
  const [value, marker] = splitOnce(at === -1 ? '' : line.slice(at + 1), '|')
  return { label, value: value === '' ? null : Number(value), ...withoutBlanks({ marker }) }
}

const sideLine = /^(before|after):\s*(.*)$/
const pins = /^([\d.]+) ([\d.]+) \/ ([\d.]+) ([\d.]+)$/

/** `before: label | screen`, `after: label | screen`, then `sentence => sentence @ x y / x y`. */
export const comparisonNotation: Notation<Comparison> = {
  format: ({ before, after, pairs }) =>
    joined([
      `before: ${[before.label, before.screen].filter(Boolean).join(' | ')}`,
      `after: ${[after.label, after.screen].filter(Boolean).join(' | ')}`,
      ...pairs.map(({ before: first, after: second, beforePin, afterPin }) => {
        const places = beforePin && afterPin
        return `${first} => ${second}${places ? ` @ ${beforePin.x} ${beforePin.y} / ${afterPin.x} ${afterPin.y}` : ''}`
      }),
    ]),
  parse(text) {
    const lines = linesOf(text)
    if (lines.length === 0) return null
    const sides: Record<string, unknown> = { before: {}, after: {} }
    const pairs: unknown[] = []
    for (const line of lines) {
      const [, name, value = ''] = sideLine.exec(line) ?? []
      if (name === undefined) {
        pairs.push(parsePair(line))
        continue
      }
      const [label, screen] = splitOnce(value, '|')
      sides[name] = withoutBlanks({ label, screen })
    }
    return { ...sides, pairs }
  },
}

function parsePair(line: string) {
  const [sentences, placesText = ''] = splitOnce(line, ' @ ')
  const [before, after = ''] = splitOnce(sentences, '=>')
  const places = pins.exec(placesText)?.slice(1).map(Number)
  if (!places) return { before, after }
  const [x, y, afterX, afterY] = places
  return { before, after, beforePin: { x, y }, afterPin: { x: afterX, y: afterY } }
}

const phaseLine = /^(.+?):\s*(\d+)\s*[-–]\s*(\d+)(?:\s*\|\s*(.+))?$/
const unitLine = /^count:\s*(.*)$/

/** Sentences, `count: Month`, then phases such as `Search and product data: 1-3 | SEO`. */
export const planNotation: Notation<StoryPlan> = {
  format: ({ text, unit, phases }) =>
    joined([
      text,
      unit && `count: ${unit}`,
      ...phases.map(({ label, from, to, kind }) => `${label}: ${from}-${to}${kind ? ` | ${kind}` : ''}`),
    ]),
  parse(text) {
    const lines = linesOf(text)
    if (lines.length === 0) return null
    const sentences: string[] = []
    const phases: unknown[] = []
    let unit: string | undefined
    for (const line of lines) {
      const [, label, from, to, kind] = phaseLine.exec(line) ?? []
      const unitOfLine = unitLine.exec(line)?.[1]
      if (unitOfLine !== undefined) unit = unitOfLine
      else if (label === undefined) sentences.push(line)
      else phases.push({ label, from: Number(from), to: Number(to), ...withoutBlanks({ kind }) })
    }
    return { ...withoutBlanks({ text: sentences.join(' '), unit }), phases }
  },
}
