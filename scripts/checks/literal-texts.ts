import { parseSync } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** Attributes and properties whose strings are read, on screen or by a screen reader. */
const textNames = new Set([
  'alt',
  'aria-label',
  'caption',
  'data-label',
  'description',
  'heading',
  'kicker',
  'label',
  'lede',
  'note',
  'noun',
  'placeholder',
  'said',
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

/**
 * Returns the texts that a component words itself: text between tags, strings in the braces between tags, and strings
 * of attributes and properties that are named like a text. They belong into src/content/.
 * @param source TSX
 */
export function findLiteralTexts(source: string): LiteralText[] {
  const found: LiteralText[] = []
  const add = (node: Node, words: string) => {
    const text = words.replace(/\s+/g, ' ').trim()
    if (!/\p{L}{2}/u.test(text)) return
    const line = source.slice(0, node.start + words.length - words.trimStart().length).split('\n').length
    found.push({ line, start: node.start, end: node.end, text })
  }
  const readExpression = (node: Node | null | undefined): void => {
    if (!node) return
    const words = wordsOf(node)
    if (words !== undefined) add(node, words)
    if (node.type === 'ConditionalExpression') {
      readExpression(node.consequent as Node)
      readExpression(node.alternate as Node)
    }
    if (node.type === 'LogicalExpression') readExpression(node.right as Node)
  }
  visit(parseSync('component.tsx', source).program as unknown as Node, (node) => {
    if (node.type === 'JSXText') add(node, String(node.value))
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      for (const child of node.children as Node[]) {
        if (child.type === 'JSXExpressionContainer') readExpression(child.expression as Node)
      }
    }
    if (node.type === 'JSXAttribute' || node.type === 'Property') {
      const value = node.value as Node | null
      const expression = value?.type === 'JSXExpressionContainer' ? (value.expression as Node) : value
      const name = nameOf(node.type === 'Property' ? node.key : node.name)
      if (textNames.has(name) || (name === 'name' && isCapitalized(expression))) readExpression(expression)
    }
    if (node.type === 'ArrayExpression') {
      for (const entry of node.elements as (Node | null)[]) if (isCapitalized(entry)) readExpression(entry)
    }
  })
  return found
}

/** Public files whose texts are not in src/content/ yet. The check fails for an entry that is no longer needed. */
export const filesWithTexts: readonly string[] = [
  'src/features/blog/article-header.tsx',
  'src/features/blog/article-page.tsx',
  'src/features/blog/article-skeleton.tsx',
  'src/features/blog/author-card.tsx',
  'src/features/blog/blog-list.tsx',
  'src/features/blog/category-archive.tsx',
  'src/features/blog/category-buttons.tsx',
  'src/features/blog/list-states.tsx',
  'src/features/blog/newsletter-form.tsx',
  'src/features/blog/older-articles.tsx',
  'src/features/blog/pagination.tsx',
  'src/features/blog/related-articles.tsx',
  'src/features/blog/save-article.tsx',
  'src/features/blog/search-failed.tsx',
  'src/features/blog/search-hits.tsx',
  'src/features/blog/search-page.tsx',
  'src/features/blog/share-bar.tsx',
  'src/features/blog/table-of-contents.tsx',
  'src/features/booking/booking-actions.tsx',
  'src/features/booking/booking-form.tsx',
  'src/features/booking/booking-page.tsx',
  'src/features/booking/chosen-service.tsx',
  'src/features/booking/confirmation-page.tsx',
  'src/features/booking/copy-code.tsx',
  'src/features/booking/long-text-field.tsx',
  'src/features/booking/next-steps.tsx',
  'src/features/booking/select-field.tsx',
  'src/features/booking/sent-values.tsx',
  'src/features/booking/status-profile.tsx',
  'src/routes/blog/page/$n.tsx',
]

/** Signing in, accounts, the client area, messages and the back office have words of the product, not of the agency. */
const productFolders = ['admin', 'auth', 'client', 'dashboard', 'account', 'messages']

/** Whether a component may word texts itself. */
export function mayHoldTexts(file: string): boolean {
  const [, room, folder = ''] = /^src\/(features|routes)\/([^/]+)/.exec(file) ?? []
  if (room === undefined || productFolders.includes(folder)) return true
  return room === 'features' && folder === 'shell' && file !== 'src/features/shell/footer.tsx'
}

/** Returns a line for each text in the public components, and for each entry of the list that has none any more. */
export function checkLiteralTexts(files: readonly string[], read: (file: string) => string): string[] {
  const textsOf = (file: string) => findLiteralTexts(read(file))
  const held = files.filter((file) => !mayHoldTexts(file) && !filesWithTexts.includes(file))
  return [
    ...held.flatMap((file) =>
      textsOf(file).map(
        ({ line, text }) => `${file}:${line} words "${text}". Texts of pages are in src/content/.`,
      ),
    ),
    ...filesWithTexts
      .filter((file) => !files.includes(file) || textsOf(file).length === 0)
      .map((file) => `${file} has no texts of its own any more: take it off filesWithTexts.`),
  ]
}

const nameOf = (node: unknown): string => {
  const { name, value } = node as { name?: unknown; value?: unknown }
  return String(typeof name === 'string' ? name : value)
}

/** Names of icons, fields and art are in lower case, those that are shown are not. */
const isCapitalized = (node: Node | null): boolean =>
  node !== null && /^\p{Lu}\p{Ll}+(?: |$)/u.test(wordsOf(node) ?? '')

function wordsOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' … ')
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const entry of value) visit(entry, see)
  } else if (typeof value === 'object' && value !== null) {
    if ('type' in value) see(value as Node)
    for (const entry of Object.values(value)) visit(entry, see)
  }
}
