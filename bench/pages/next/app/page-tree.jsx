import { readFileSync } from 'node:fs'
import { createElement } from 'react'

const { title, lang, style, head, body } = JSON.parse(readFileSync(process.env.BENCH_PAGE, 'utf8'))

/** `[name, props, …children]` or a text, as `bench/pages/react-tree.ts` writes it. */
function element(node, key) {
  if (typeof node === 'string') return node
  const [name, props, ...children] = node
  return createElement(name, { ...props, key }, ...(children.length > 0 ? children.map(element) : []))
}

export const page = { title, lang, style, head: head.map(element), body: body.map(element) }
