import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'
import type { StyleBody, StylePart } from '#render/style-parts.ts'
import { foldTheme } from './fold-theme.ts'
import { needsOf } from './selector-needs.ts'

export function splitStyles(css: string): StylePart[] {
  const sheet = postcss.parse(css)
  foldTheme(sheet)
  return joinTexts((sheet.nodes ?? []).flatMap(cut))
}

function cut(node: ChildNode): StylePart[] {
  if (node.type === 'comment') return []
  if (node.type === 'decl') return [...cutBody([node])]
  if (node.type === 'rule') return cutRule(node)
  if (!node.nodes) return [`${node.toString()};`]
  if (node.name.endsWith('keyframes')) return [{ keyframes: node.params, text: textOf(node) }]
  if (node.name === 'property') return [{ property: node.params, text: textOf(node) }]
  if (node.name === 'font-face') return [cutFontFace(node)]
  if (isSafeUnwrapped(node)) return node.nodes.flatMap(cut)
  return [{ around: `@${node.name} ${node.params}`, parts: joinTexts(node.nodes.flatMap(cut)) }]
}

const textOf = (node: AtRule) =>
  node
    .toString()
    .replace(/;\s*(?=\})/g, '')
    .replace(/\s+\{/, '{')

function cutRule(rule: Rule): StylePart[] {
  const selectors = rule.selectors
    .filter((selector) => selector !== ':host')
    .map((selector) => [selector, needsOf(selector)] as const)
  return [{ selectors, body: cutBody(rule.nodes) }]
}

function cutBody(nodes: readonly ChildNode[]): StyleBody {
  const body: (string | readonly [name: string, declaration: string])[] = []
  let previous = ''
  for (const node of nodes) {
    const text = `${withoutSpaces(node.toString())};`
    if (text === previous) continue
    previous = text
    const last = body.at(-1)
    if (node.type === 'decl' && node.prop.startsWith('--')) body.push([node.prop, text])
    else if (typeof last === 'string') body[body.length - 1] = last + text
    else body.push(text)
  }
  return body
}

const withoutSpaces = (text: string): string =>
  text.replace(/("[^"]*"|'[^']*')|,\s+/g, (_, quotedText?: string) => quotedText ?? ',')

/** A browser without `color-mix()` skips the declaration by itself, unless a custom property holds it. */
function isSafeUnwrapped(node: AtRule): boolean {
  if (node.name !== 'supports' || !/^\(color: ?color-mix\(in lab, ?red, ?red\)\)$/.test(node.params))
    return false
  let isSafe = true
  node.walkDecls(/^--/, () => {
    isSafe = false
  })
  return isSafe
}

function cutFontFace(node: AtRule): StylePart {
  let fontFamily = ''
  let isSubset = false
  node.walkDecls(({ prop, value }) => {
    if (prop === 'font-family') fontFamily = value.replace(/^(["'])(.*)\1$/, '$2')
    if (prop === 'unicode-range') isSubset = true
  })
  return { fontFamily, isSubset, text: textOf(node) }
}

function joinTexts(parts: readonly StylePart[]): StylePart[] {
  const joinedParts: StylePart[] = []
  for (const part of parts) {
    const last = joinedParts.at(-1)
    if (typeof part === 'string' && typeof last === 'string')
      joinedParts[joinedParts.length - 1] = last + part
    else joinedParts.push(part)
  }
  return joinedParts
}
