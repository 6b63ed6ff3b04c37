import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { collapseSpaces } from '#shared/plain-text.ts'
import { wrongPlace } from './wrong-places.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

export interface PageFacts {
  lang: string
  titles: readonly string[]
  metas: readonly { key: string; content: string }[]
  links: readonly Readonly<Record<string, string>>[]
  headings: readonly string[]
  ids: readonly string[]
  hrefs: readonly string[]
  files: readonly string[]
  jsonLd: readonly string[]
  wrongPlaces: readonly string[]
  text: string
}

export function readPage(html: string): PageFacts {
  const facts: Notes = {
    lang: '',
    titles: [],
    metas: [],
    links: [],
    headings: [],
    ids: [],
    hrefs: [],
    files: [],
    jsonLd: [],
    wrongPlaces: [],
  }
  const words: string[] = []
  walk(parse(html, { scriptingEnabled: false }), (node) => {
    if ('value' in node) words.push(node.value)
    if ('tagName' in node) noteElement(node, facts)
  })
  return { ...facts, text: collapseSpaces(words.join(' ')) }
}

interface Notes {
  lang: string
  titles: string[]
  metas: { key: string; content: string }[]
  links: Record<string, string>[]
  headings: string[]
  ids: string[]
  hrefs: string[]
  files: string[]
  jsonLd: string[]
  wrongPlaces: string[]
}

function noteElement(element: Element, notes: Notes): void {
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
  const { id, href, src, content } = attributes
  if (id !== undefined) notes.ids.push(id)
  const place = wrongPlace(element)
  if (place) notes.wrongPlaces.push(place)
  switch (element.tagName) {
    case 'html':
      notes.lang = attributes.lang ?? ''
      break
    case 'title':
      if (element.namespaceURI.endsWith('xhtml')) notes.titles.push(collapseSpaces(wordsIn(element)))
      break
    case 'meta': {
      const key = attributes.name ?? attributes.property
      if (key !== undefined) notes.metas.push({ key, content: content ?? '' })
      if (key === 'x-boot' || key === 'x-app') notes.files.push(...(content ?? '').split(' '))
      break
    }
    case 'link':
      notes.links.push(attributes)
      if (href && !attributes.hreflang && loadedBy.test(attributes.rel ?? '')) notes.files.push(href)
      break
    case 'h1':
      notes.headings.push(collapseSpaces(wordsIn(element)))
      break
    case 'a':
    case 'area':
      if (href !== undefined) notes.hrefs.push(href)
      break
    case 'use':
      if (href) notes.files.push(href)
      break
    case 'script':
      if (src) notes.files.push(src)
      if (attributes.type === 'application/ld+json') notes.jsonLd.push(wordsIn(element))
      break
    case 'img':
    case 'source':
    case 'video':
    case 'audio':
    case 'iframe':
      if (src) notes.files.push(src)
      notes.files.push(...candidatesOf(attributes.srcset ?? ''))
      break
  }
}

const loadedBy = /\b(icon|apple-touch-icon|manifest|stylesheet|preload|modulepreload|alternate)\b/

const candidatesOf = (srcset: string): string[] =>
  srcset.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] || [])

const unread = new Set(['script', 'style', 'title', 'template'])

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  if (!('childNodes' in node)) return
  for (const child of node.childNodes) {
    if ('value' in child && 'tagName' in node && unread.has(node.tagName)) continue
    walk(child, visit)
  }
}

function wordsIn(node: Node): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(wordsIn).join('') : ''
}
