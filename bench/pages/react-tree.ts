import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { textOf } from './page-parts.ts'

export type ReactTree = string | [name: string, props: Record<string, unknown>, ...children: ReactTree[]]

export function reactTree(html: string): ReactTree[] {
  return parseFragment(html).childNodes.flatMap(treeOf)
}

function treeOf(node: Tree.ChildNode): ReactTree[] {
  if ('value' in node) return [node.value]
  if (!('tagName' in node)) return []
  const props = Object.fromEntries(node.attrs.map(({ name, value }) => reactProp(node.tagName, name, value)))
  if (/^(script|style)$/.test(node.tagName)) {
    return [[node.tagName, { ...props, dangerouslySetInnerHTML: { __html: textOf(node) } }]]
  }
  return [[node.tagName, props, ...node.childNodes.flatMap(treeOf)]]
}

const propNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  readonly: 'readOnly',
  crossorigin: 'crossOrigin',
  popovertarget: 'popoverTarget',
  popovertargetaction: 'popoverTargetAction',
  autocomplete: 'autoComplete',
  datetime: 'dateTime',
  maxlength: 'maxLength',
  colspan: 'colSpan',
  fetchpriority: 'fetchPriority',
  inputmode: 'inputMode',
  enterkeyhint: 'enterKeyHint',
}
const flags = /^(hidden|open|required|disabled|checked|selected|multiple|readonly|inert|novalidate)$/

function reactProp(tag: string, name: string, value: string): [name: string, value: unknown] {
  if (name === 'style') return ['style', styleObject(value)]
  if (name === 'value' && tag === 'input') return ['defaultValue', value]
  if (name === 'checked') return ['defaultChecked', true]
  if (flags.test(name) && value === '') return [propNames[name] ?? name, true]
  return [propNames[name] ?? name, value]
}

function styleObject(style: string): Record<string, string> {
  const declarations = style.split(';').filter((declaration) => declaration.includes(':'))
  return Object.fromEntries(
    declarations.map((declaration) => {
      const colon = declaration.indexOf(':')
      const name = declaration.slice(0, colon).trim()
      const isCustom = name.startsWith('--')
      return [
        isCustom ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        declaration.slice(colon + 1).trim(),
      ]
    }),
  )
}
