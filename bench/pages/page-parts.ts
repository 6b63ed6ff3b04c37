import { parse, serialize, serializeOuter, type DefaultTreeAdapterTypes as Tree } from 'parse5'

export interface PageParts {
  path: string
  title: string
  lang: string
  head: string
  style: string
  body: string
}

export function withoutScripts(html: string): string {
  const document = parse(html)
  removeScripts(document)
  return serialize(document)
}

export function pageParts(path: string, html: string): PageParts {
  const document = parse(html)
  removeScripts(document)
  const root = child(document, 'html')
  const [head, body] = [child(root, 'head'), child(root, 'body')]
  const isOwn = (node: Tree.ChildNode) =>
    node.nodeName === 'style' ||
    (node.nodeName === 'meta' &&
      /^(charset|viewport)$/.test(attribute(node, 'name') ?? 'charset') &&
      !attribute(node, 'property'))
  return {
    path,
    title: textOf(child(head, 'title')),
    lang: attribute(root, 'lang') ?? 'en',
    head: head.childNodes.flatMap((node) => (isOwn(node) ? [] : [serializeOuter(node)])).join(''),
    style: head.childNodes.flatMap((node) => (node.nodeName === 'style' ? [textOf(node)] : [])).join(''),
    body: serialize(body),
  }
}

function attribute(node: Tree.Node, name: string): string | undefined {
  return 'attrs' in node ? node.attrs.find((attr) => attr.name === name)?.value : undefined
}

export function textOf(node: Tree.Node): string {
  return 'childNodes' in node
    ? node.childNodes.map((inner) => ('value' in inner ? inner.value : textOf(inner))).join('')
    : ''
}

function removeScripts(node: Tree.ParentNode): void {
  node.childNodes = node.childNodes.filter((inner) => !isForScripts(inner))
  for (const inner of node.childNodes) if ('childNodes' in inner) removeScripts(inner)
}

function isForScripts(node: Tree.ChildNode): boolean {
  if (node.nodeName === 'script') return attribute(node, 'type') !== 'application/ld+json'
  if (node.nodeName === 'meta') return /^x-/.test(attribute(node, 'name') ?? '')
  const rel = attribute(node, 'rel')
  if (node.nodeName !== 'link') return false
  return rel === 'modulepreload' || (rel !== 'canonical' && /\.m?js$/.test(attribute(node, 'href') ?? ''))
}

function child(node: Tree.ParentNode, name: string): Tree.Element {
  const element = node.childNodes.find((inner): inner is Tree.Element => inner.nodeName === name)
  if (!element) throw new Error(`The page has no <${name}>`)
  return element
}
