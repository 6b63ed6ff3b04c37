import { collapseSpaces } from '#shared/plain-text.ts'
import { literalsIn } from '../../build/content/literals.ts'
import { isNode, type SyntaxNode } from '../../build/content/syntax-tree.ts'
import { hasTwoWords, isSentence } from '../../fork/doctor/sample-texts.ts'

export interface SampleWords {
  texts: ReadonlySet<string>
  sentences: readonly string[]
}

export function readSampleWords(
  contentSources: readonly string[],
  interfaceSources: readonly string[],
): SampleWords {
  const interfaceWords = new Set(interfaceSources.flatMap(textsOf))
  const texts = new Set(
    contentSources
      .flatMap(textsOf)
      .filter((text) => hasTwoWords(text) && isLabel(text) && !interfaceWords.has(text)),
  )
  return { texts, sentences: [...texts].filter(isSentence) }
}

export function findSampleWords(source: string, { texts, sentences }: SampleWords): string[] {
  return literalsIn(source, isSampleOnly)
    .map(({ text, line }) => ({ text: collapseSpaces(text), line }))
    .filter(
      ({ text }) =>
        texts.has(text) ||
        /(?<!\w)[$€£]\d[\d.,]*\d/.test(text) ||
        sentences.some(
          (sentence) => text.includes(sentence) || (isSentence(text) && sentence.includes(text)),
        ),
    )
    .map(({ text, line }) => `${line}: “${text}”`)
}

const textsOf = (source: string): string[] => literalsIn(source).map(({ text }) => collapseSpaces(text))

const isLabel = (text: string): boolean => /^[\p{Lu}\d“]\S* /u.test(text)

const isSampleOnly = (node: SyntaxNode): boolean =>
  node.type === 'ImportDeclaration' ||
  (node.type === 'CallExpression' && /^sample(Html)?Test$/.test(nameOf(node.callee)))

const nameOf = (callee: unknown): string => (isNode(callee) ? String(callee.name) : '')
