import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import postcss from 'postcss'
import { compile } from 'tailwindcss'

const entry = 'src/ui/styles.css'
const edges = ['top', 'right', 'bottom', 'left']
const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left']
const logical: Record<string, string[]> = {
  inline: ['left', 'right'],
  'inline-start': ['left'],
  'inline-end': ['right'],
  block: ['top', 'bottom'],
  'block-start': ['top'],
  'block-end': ['bottom'],
}

export interface ClassProperties {
  compete: (one: string, other: string) => boolean
}

export async function readClassProperties(classes: string[]): Promise<ClassProperties> {
  const utilities = [...new Set(classes.map((name) => splitVariants(name).utility))]
  const compiler = await compile(readFileSync(entry, 'utf8'), {
    base: dirname(resolve(entry)),
    loadStylesheet: async (id, base) => loadStylesheet(id, base),
  })
  const baseSelectors = new Set<string>()
  postcss.parse(compiler.build([])).walkRules(({ selector }) => {
    baseSelectors.add(selector)
  })
  const propertiesByClass = new Map<string, Set<string>>()
  postcss.parse(compiler.build(utilities)).walkRules((rule) => {
    const name = /^\.((?:\\.|[\w-])+)$/.exec(rule.selector)?.[1]?.replace(/\\(.)/g, '$1')
    if (!name || baseSelectors.has(rule.selector)) return
    const properties = propertiesByClass.get(name) ?? new Set<string>()
    rule.walkDecls(({ prop, parent }) => {
      const isInside = parent?.type === 'rule' && parent !== rule
      if (!isInside && !prop.startsWith('--'))
        for (const longhand of longhands(prop)) properties.add(longhand)
    })
    propertiesByClass.set(name, properties)
  })
  const propertiesOf = (utility: string) => [...(propertiesByClass.get(utility) ?? [])]
  return {
    compete(one, other) {
      const [a, b] = [splitVariants(one), splitVariants(other)]
      if (a.variants !== b.variants) return false
      return propertiesOf(a.utility).some((property) => propertiesByClass.get(b.utility)?.has(property))
    },
  }
}

function splitVariants(name: string): { variants: string; utility: string } {
  const parts = name.split(/:(?![^[]*\])/)
  return { utility: parts.at(-1) ?? '', variants: parts.slice(0, -1).sort().join(':') }
}

function longhands(prop: string): string[] {
  const [, family = '', side = '', rest = ''] =
    /^(padding|margin|inset|border)(?:-(inline-start|inline-end|inline|block-start|block-end|block|top|right|bottom|left))?(?:-(width|style|color))?$/.exec(
      prop,
    ) ?? []
  if (family) return (logical[side] ?? (side ? [side] : edges)).map((edge) => `${family}-${edge}-${rest}`)
  if (prop === 'border-radius') return corners.map((corner) => `border-${corner}-radius`)
  if (edges.includes(prop)) return [`inset-${prop}-`]
  if (prop === 'overflow') return ['overflow-x', 'overflow-y']
  if (prop === 'gap') return ['row-gap', 'column-gap']
  return [prop]
}

function loadStylesheet(id: string, base: string) {
  const path = id === 'tailwindcss' ? resolve('node_modules/tailwindcss/index.css') : resolve(base, id)
  return { path, base: dirname(path), content: existsSync(path) ? readFileSync(path, 'utf8') : '' }
}
