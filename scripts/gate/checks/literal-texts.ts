import { parseSync } from 'vite'
import { collapseSpaces } from '#shared/plain-text.ts'
import { isNode, nodesIn, type SyntaxNode, visit, wordsOf } from '../../build/content/syntax-tree.ts'

const textNames = new Set([
  'alt',
  'aria-label',
  'caption',
  'data-label',
  'description',
  'header',
  'heading',
  'kicker',
  'label',
  'lede',
  'note',
  'noun',
  'placeholder',
  'said',
  'summary',
  'text',
  'title',
  'unit',
  'when',
])

export interface LiteralText {
  line: number
  start: number
  end: number
  text: string
}

export function findLiteralTexts(source: string): LiteralText[] {
  const texts: LiteralText[] = []
  const add = (node: SyntaxNode, words: string) => {
    const text = collapseSpaces(words)
    if (!/\p{L}{2}/u.test(text) || isCode(text) || texts.some(({ start }) => start === node.start)) return
    addFound(node, words)
  }
  const addFound = (node: SyntaxNode, words: string) => {
    const text = collapseSpaces(words)
    const line = source.slice(0, node.start + words.length - words.trimStart().length).split('\n').length
    texts.push({ line, start: node.start, end: node.end, text })
  }
  const readExpression = (node: unknown): void => {
    if (!isNode(node)) return
    const words = wordsOf(node)
    if (words !== undefined) add(node, words)
    if (node.type === 'ConditionalExpression') {
      readExpression(node.consequent)
      readExpression(node.alternate)
    }
    if (node.type === 'LogicalExpression') readExpression(node.right)
  }
  const { program } = parseSync('component.tsx', source)
  const silent = new Set(nodesWithoutText(program))
  visit(program, (node) => {
    if (node.type === 'JSXText') {
      const text = String(node.value)
      if (/\p{Sc}/u.test(text)) addFound(node, text)
      else add(node, text)
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of nodesIn(node.children)) {
        if (child.type === 'JSXExpressionContainer') readExpression(child.expression)
      }
    }
    if (node.type === 'JSXAttribute' || node.type === 'Property') {
      const value = isNode(node.value) ? node.value : null
      if (node.type === 'Property' && value && isClasses(wordsOf(value) ?? '')) return
      const expression = value?.type === 'JSXExpressionContainer' ? value.expression : value
      const name = nameOf(node.type === 'Property' ? node.key : node.name)
      if (textNames.has(name) || (name === 'name' && isCapitalized(expression))) readExpression(expression)
    }
    if (node.type === 'ArrayExpression') {
      for (const entry of nodesIn(node.elements)) if (isCapitalized(entry)) readExpression(entry)
    }
    const words = silent.has(node) ? undefined : wordsOf(node)
    if (words !== undefined && isSentence(words) && !isClasses(words)) add(node, words)
  })
  return texts.toSorted((one, other) => one.start - other.start)
}

const isCode = (text: string) => /^(?:\/|https?:|#[\da-f]{3,8}$|\S+\/\S*$)/i.test(text)

const isSentence = (text: string) => /(?:^|\s)\p{Lu}\p{Ll}+(?!\p{L})|\p{L}{2,}(?: \p{L}{2,}){2}/u.test(text)

function isClasses(text: string): boolean {
  const words = text.trim().split(/\s+/)
  return !/\p{Lu}\p{Ll}/u.test(text) && words.filter((word) => /[-:[]/.test(word)).length * 2 >= words.length
}

function nodesWithoutText(program: unknown): unknown[] {
  const nodes: unknown[] = []
  visit(program, (node) => {
    if (node.type === 'Property' && nameOf(node.key) === '@type')
      visit(node.value, (part) => nodes.push(part))
    if (node.type === 'BinaryExpression') nodes.push(node.left, node.right)
    if (node.type === 'SwitchCase') nodes.push(node.test)
    if (node.type === 'TaggedTemplateExpression') nodes.push(node.quasi)
    if (node.type.endsWith('Declaration') && isNode(node.source)) nodes.push(node.source)
    if (isForDevelopers(node)) visit(node.arguments, (part) => nodes.push(part))
    if (node.type === 'JSXAttribute' && nameOf(node.name) === 'className')
      visit(node.value, (part) => nodes.push(part))
    if (node.type.startsWith('TS') && node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression')
      visit(node, (part) => nodes.push(part))
  })
  return nodes
}

export const findStoredWords = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) =>
      /(?:[sS]tatuses|Actions|roles)\.map\(.*label: value \}|\.charAt\(0\)\.toUpperCase\(\)|>\{(?!labelTexts)(?:\w+\.)?status\}</.test(
        line,
      ),
    )
    .map((line) => line.trim())

export const checkStoredWords = (files: readonly string[], read: (file: string) => string): string[] =>
  files.flatMap((file) =>
    findStoredWords(read(file)).map(
      (line) => `${file}: "${line}" shows a stored value. Words for it belong in src/content/interface/.`,
    ),
  )

export const checkLiteralTexts = (files: readonly string[], read: (file: string) => string): string[] =>
  files.flatMap((file) =>
    findLiteralTexts(read(file)).map(
      ({ line, text }) => `${file}:${line} contains "${text}". ${placeOf(file)}`,
    ),
  )

const placeOf = (file: string): string =>
  /^src\/(?:features\/site|routes)\//.test(file)
    ? 'Texts of pages belong in src/content/.'
    : 'Texts of the interface belong in src/content/interface/.'

const isForDevelopers = ({ type, callee }: SyntaxNode): boolean => {
  if (type === 'NewExpression') return /^(?:Range|Type)?Error$/.test(nameOf(callee))
  return (
    type === 'CallExpression' &&
    isNode(callee) &&
    isNode(callee.object) &&
    nameOf(callee.object) === 'console'
  )
}

const isWorded = (text: string) => /(^|\s)\p{Lu}\p{Ll}|\p{L}{2,}[,:;.]? \p{L}/u.test(text)

export function findWords(source: string): LiteralText[] {
  const texts: LiteralText[] = []
  const taggedQuasis = new Set<unknown>()
  visit(parseSync('emails.ts', source).program, (node) => {
    if (node.type === 'TaggedTemplateExpression') taggedQuasis.add(node.quasi)
    const words = taggedQuasis.has(node) ? undefined : wordsOf(node)
    if (words === undefined || !isWorded(words)) return
    const { start, end } = node
    texts.push({
      line: source.slice(0, start).split('\n').length,
      start,
      end,
      text: collapseSpaces(words),
    })
  })
  return texts
}

const reasonFiles = [
  'send-outbox',
  'transport',
  'email-frame',
  'email-html',
  'providers',
  'provider-events',
].map((name) => `src/server/platform/email/${name}.ts`)

export const checkEmailTexts = (files: readonly string[], read: (file: string) => string): string[] =>
  files
    .filter((file) => !reasonFiles.includes(file))
    .flatMap((file) =>
      findWords(read(file)).map(
        ({ line, text }) =>
          `${file}:${line} contains "${text}". Texts of emails belong in src/content/emails/.`,
      ),
    )

const nameOf = (node: unknown): string =>
  isNode(node) ? String(typeof node.name === 'string' ? node.name : node.value) : ''

const isCapitalized = (node: unknown): boolean =>
  isNode(node) && /^\p{Lu}\p{Ll}+(?: |$)/u.test(wordsOf(node) ?? '')
