import { literalsIn, type SyntaxNode } from '../content/literals.ts'
import { spaced } from '../doctor/public-texts.ts'
import { hasTwoWords, isSentence } from '../doctor/sample-sentences.ts'

export interface SampleWords {
  texts: ReadonlySet<string>
  sentences: readonly string[]
}

/**
 * Returns what a fork writes anew: every text of the sample's content that begins with a capital letter and has two words or more.
 * @param interfaceSources components and catalogs, whose texts a fork keeps
 */
export function readSampleWords(
  contentSources: readonly string[],
  interfaceSources: readonly string[],
): SampleWords {
  const kept = new Set(interfaceSources.flatMap(textsOf))
  const texts = new Set(
    contentSources.flatMap(textsOf).filter((text) => hasTwoWords(text) && isLabel(text) && !kept.has(text)),
  )
  return { texts, sentences: [...texts].filter(isSentence) }
}

/**
 * Returns the lines of a browser test that say the sample's words or its prices, so that it would fail in a fork. Tests
 * that run for the sample only may say them.
 */
export function findSampleWords(source: string, { texts, sentences }: SampleWords): string[] {
  return literalsIn(source, isSampleOnly)
    .map(({ text, line }) => ({ text: spaced(text), line }))
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

const textsOf = (source: string): string[] => literalsIn(source).map(({ text }) => spaced(text))

/** Parts of sentences and addresses begin otherwise. */
const isLabel = (text: string): boolean => /^[\p{Lu}\d“]\S* /u.test(text)

const isSampleOnly = (node: SyntaxNode): boolean =>
  node.type === 'ImportDeclaration' ||
  (node.type === 'CallExpression' && /^sample(Html)?Test$/.test(nameOf(node.callee)))

const nameOf = (callee: unknown): string =>
  typeof callee === 'object' && callee !== null && 'name' in callee ? String(callee.name) : ''
