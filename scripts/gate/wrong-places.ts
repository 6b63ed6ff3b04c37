import { type DefaultTreeAdapterTypes, html } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const blocks = names(
  'address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main nav ol p pre section table ul',
)
const holdWordsOnly = names(
  'abbr b button cite code em h1 h2 h3 h4 h5 h6 i kbd label mark p pre small span strong sub summary sup time',
)
const headings = names('h1 h2 h3 h4 h5 h6')
const transparentContent = names('a del ins')
const terms = names('dt dd')
const childrenOf: Readonly<Record<string, ReadonlySet<string>>> = {
  dl: names('dt dd div'),
  ol: names('li'),
  ul: names('li'),
}

export function wrongPlace({ tagName, parentNode: parent }: Element): string | undefined {
  if (!isElement(parent) || parent.namespaceURI !== html.NS.HTML) return undefined
  if (tagName === 'script' || tagName === 'template') return undefined
  const children = isGroupOfTerms(parent) ? terms : childrenOf[parent.tagName]
  if (children) return children.has(tagName) ? undefined : `<${tagName}> in <${parent.tagName}>`
  const holder = holderOf(parent)
  const isWrong =
    tagName === 'figcaption'
      ? holder !== 'figure'
      : blocks.has(tagName) && holdWordsOnly.has(holder) && !(holder === 'summary' && headings.has(tagName))
  return isWrong ? `<${tagName}> in <${holder}>` : undefined
}

const isGroupOfTerms = ({ tagName, parentNode }: Element): boolean =>
  tagName === 'div' && isElement(parentNode) && parentNode.tagName === 'dl'

const holderOf = ({ tagName, parentNode }: Element): string =>
  transparentContent.has(tagName) && isElement(parentNode) ? holderOf(parentNode) : tagName

const isElement = (node: Element['parentNode']): node is Element => node !== null && 'tagName' in node
