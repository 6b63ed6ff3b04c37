import postcss, { type ChildNode, type Rule } from 'postcss'
import type { StylePart } from '#render/page-styles.ts'

/**
 * Splits a style sheet into parts that a page may leave out. A selector needs every class outside `:not()`, `:is()`
 * and `:where()`; selectors without classes and at-rules without rules are on every page.
 */
export function splitStyles(css: string): StylePart[] {
  return joinTexts((postcss.parse(css).nodes ?? []).flatMap(cut))
}

function cut(node: ChildNode): StylePart[] {
  if (node.type === 'comment') return []
  if (node.type === 'decl') return [`${node.toString()};`]
  if (node.type === 'rule') return [cutRule(node)]
  // `@layer a, b;` has no block; the "selectors" of keyframes are percentages.
  if (!node.nodes || node.name.endsWith('keyframes'))
    return [node.nodes ? node.toString() : `${node.toString()};`]
  return [{ around: `@${node.name} ${node.params}`, parts: joinTexts(node.nodes.flatMap(cut)) }]
}

function cutRule(rule: Rule): StylePart {
  const selectors = rule.selectors.map((selector) => [selector, classesOf(selector)] as const)
  const body = rule.nodes.map((kid) => kid.toString()).join(';')
  const isForEveryPage = selectors.every(([, classes]) => classes.length === 0)
  return isForEveryPage ? `${selectors.map(([selector]) => selector).join()}{${body}}` : { selectors, body }
}

function classesOf(selector: string): string[] {
  const bare = withoutArguments(selector)
  return [...bare.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name = '']) => unescaped(name))
}

function withoutArguments(selector: string): string {
  let depth = 0
  let bare = ''
  for (let at = 0; at < selector.length; at += 1) {
    const char = selector[at] ?? ''
    if (char === '\\') {
      if (depth === 0) bare += char + (selector[at + 1] ?? '')
      at += 1
    } else if (char === '(') depth += 1
    else if (char === ')') depth -= 1
    else if (depth === 0) bare += char
  }
  return bare
}

const unescaped = (name: string) =>
  name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, hex?: string, char?: string) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (char ?? ''),
  )

function joinTexts(parts: readonly StylePart[]): StylePart[] {
  const joined: StylePart[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (typeof part === 'string' && typeof last === 'string') joined[joined.length - 1] = last + part
    else joined.push(part)
  }
  return joined
}
