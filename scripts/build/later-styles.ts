import {
  markPage,
  marksOf,
  laterIn,
  metBy,
  namesIn,
  writeStyles,
  type Selector,
  type StyleBody,
  type StylePart,
  splitLaterParts,
} from '#render/page-styles.ts'

export interface LaterStyles {
  parts: StylePart[]
  sheet: string
}

/**
 * Moves the rules that no page needs before its first paint into a sheet that all pages share
 * (docs/decisions/040-a-sheet-that-comes-later.md). Every custom property that the sheet uses is repeated in it.
 */
export function laterStyles(parts: readonly StylePart[], bodies: readonly string[]): LaterStyles {
  const conditions = bodies.map((body) => laterIn(markPage(body)))
  const isOfLater = (selector: Selector) => conditions.some((isMet) => isMet(selector))
  const sheet: StylePart[] = []
  const isPublic = metBy(marksOf(bodies.join('')))
  const usedByAnswers = new Set(namesIn(answersIn(parts)))
  const place: Place = { around: [], sheet, moved: new Map(), isOfLater, isPublic, usedByAnswers }
  const markedParts = parts.flatMap((part) => move(part, place))
  const later = bodies.map((body) => splitLaterParts(body).later).join('')
  const order = layerOrder(parts)
  return {
    parts: [order, ...markedParts, hiddenUntilLater],
    sheet: `${order}${writeStyles(sheet, later)}${shownBySheet}`,
  }
}

/** In the first layers, an important declaration also outweighs that of the reduced motion. */
const hiddenUntilLater =
  '@layer theme{[data-later=below]{animation:later 1ms 2s backwards!important}}@keyframes later{0%{visibility:hidden}}'
const shownBySheet = '@layer theme{[data-later=below]{animation:none!important}}'

const layerOrder = (parts: readonly StylePart[]): string => {
  const layers = parts.flatMap((part) =>
    typeof part === 'object' && 'around' in part ? (/^@layer (\S+)$/.exec(part.around)?.[1] ?? []) : [],
  )
  return layers.length > 0 ? `@layer ${[...new Set(layers)].join()};` : ''
}

interface Place {
  around: readonly string[]
  sheet: StylePart[]
  moved: Map<string, Set<string>>
  isOfLater: (selector: Selector) => boolean
  isPublic: (selector: Selector) => boolean
  usedByAnswers: ReadonlySet<string>
}

function move(part: StylePart, place: Place): StylePart[] {
  if (typeof part === 'string') return [part]
  if ('around' in part) {
    const sheet: StylePart[] = []
    const around = [...place.around, part.around]
    const parts = part.parts.flatMap((inner) => move(inner, { ...place, around, sheet }))
    if (sheet.length > 0 && part.around !== '@layer properties') place.sheet.push({ ...part, parts: sheet })
    return parts.length > 0 ? [{ ...part, parts }] : []
  }
  if (!('selectors' in part)) {
    if (!('fontFamily' in part)) place.sheet.push(part)
    else if (part.isSubset) place.sheet.push(part.text)
    return 'isSubset' in part && part.isSubset ? [] : [part]
  }
  return moveRule(part, place)
}

type Rule = Extract<StylePart, { selectors: readonly Selector[] }>

function moveRule({ selectors, body }: Rule, place: Place): StylePart[] {
  const isMoved = (selector: Selector) =>
    isColorOfCode(selector[0]) ||
    ((isPrinted(place) || isAnswer(selector[0]) || isIdle(body)) && place.isPublic(selector))
  const movedSelectors = selectors.filter(isMoved)
  const others = selectors.filter((selector) => !isMoved(selector))
  const later = others.filter(place.isOfLater)
  for (const each of groupByRepeatedBody(others, body, place)) add(place, each.selectors, each.body)
  add(
    place,
    later.map(([text, needs]) => [ofLater(text), needs]),
    body,
  )
  // The whole body, because rules of the pages use its custom properties too.
  add(place, movedSelectors, [
    declarationsOf(body)
      .map(([, text]) => text)
      .join(''),
  ])
  for (const selector of movedSelectors) noteMoved(selector, body, place)
  const markedSelectors = selectors.map((selector): Selector => {
    const [text, needs] = selector
    if (movedSelectors.includes(selector)) return [text, needs, 'page']
    return later.includes(selector) ? [text, needs, 'later'] : selector
  })
  return [{ selectors: markedSelectors, body }]
}

function add({ sheet }: Place, selectors: readonly Selector[], body: StyleBody): void {
  if (selectors.length > 0 && body.length > 0) sheet.push({ selectors, body })
}

function groupByRepeatedBody(selectors: readonly Selector[], body: StyleBody, place: Place): Rule[] {
  const rules = new Map<string, { selectors: Selector[]; body: StyleBody }>()
  for (const selector of selectors) {
    const repeatedPart = repeatedBody(selector, body, place)
    const key = repeatedPart.join()
    const rule = rules.get(key) ?? { selectors: [], body: repeatedPart }
    rule.selectors.push(selector)
    rules.set(key, rule)
  }
  return [...rules.values()]
}

const answersIn = (parts: readonly StylePart[]): string =>
  parts
    .map((part) => {
      if (typeof part !== 'object') return ''
      if ('around' in part) return answersIn(part.parts)
      if (!('selectors' in part)) return ''
      const isAnswered = part.selectors.some(([text]) => isAnswer(text)) || isIdle(part.body)
      return isAnswered ? part.body.flat().join('') : ''
    })
    .join('')

const isPrinted = ({ around }: Place): boolean => around.includes('@media print')

const isAnswer = (selector: string): boolean =>
  /:(hover|active|focus-within|selection|-moz-focusring|-moz-ui-invalid)\b|(?<!:not\():focus\b|\[(data-scrolled|aria-expanded=true)\]/.test(
    selector,
  )

const isColorOfCode = (selector: string): boolean => selector.includes('.hljs-')

/** Nobody sees these before something is used; the pulse begins with the logo as it stands. */
const idle =
  /^(transition[\w-]*|anchor-(name|scope)|scroll-behavior|--tw-(duration|ease)|cursor|(-webkit-)?user-select):|^animation:logo-pulse\b/

const isIdle = (body: StyleBody): boolean => declarationsOf(body).every(([, text]) => idle.test(text))

type Declaration = readonly [property: string, text: string, isCustom: boolean]

const declarationsOf = (body: StyleBody): Declaration[] =>
  body.flatMap((item): Declaration[] =>
    typeof item === 'string'
      ? (item.match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []).map(
          (text) => [text.slice(0, text.indexOf(':')).trim(), `${text};`, false],
        )
      : [[item[0], item[1], true]],
  )

const layerOf = (selector: Selector, { around }: Place): string =>
  `${around.filter((name) => name.startsWith('@layer')).join()} ${pseudoElement.exec(selector[0])?.[0] ?? ''}`

function noteMoved(selector: Selector, body: StyleBody, place: Place): void {
  const layer = layerOf(selector, place)
  const properties = place.moved.get(layer) ?? new Set()
  for (const [property] of declarationsOf(body)) properties.add(withoutSide(property))
  place.moved.set(layer, properties)
}

function repeatedBody(selector: Selector, body: StyleBody, place: Place): StyleBody {
  const movedProperties = [...(place.moved.get(layerOf(selector, place)) ?? [])]
  return declarationsOf(body)
    .filter(([property, , isCustom]) =>
      isCustom
        ? !property.startsWith('--tw-') || place.usedByAnswers.has(property)
        : movedProperties.some((other) => setTheSame(withoutSide(property), other)),
    )
    .map(([property, text, isCustom]) => (isCustom ? ([property, text] as const) : text))
}

const withoutSide = (property: string): string =>
  property
    .replace(/^-(webkit|moz)-/, '')
    .replace(/^(border|margin|padding|inset)(-(top|right|bottom|left|block|inline|start|end))+/, '$1')
    .replace(/^(top|right|bottom|left)$/, 'inset')
    .replace(/^(row|column)-gap$/, 'gap')
    .replace(/^line-height$/, 'font-line-height')

const setTheSame = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`)

const pseudoElement =
  /(?:::[\w-]+(?:\([^)]*\))?|:(?:before|after|first-letter|first-line))(?::(?:is|where|not)?[\w-]*)*$/

function ofLater(selector: string): string {
  if (/^(html|body|:root)(?!.*[\s>+~](?![^(]*\)))/.test(selector)) return selector
  const pseudo = pseudoElement.exec(selector)?.[0] ?? ''
  return `${selector.slice(0, selector.length - pseudo.length)}:where([data-later],[data-later] *)${pseudo}`
}
