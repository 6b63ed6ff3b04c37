import type { Declaration, Root } from 'postcss'

/** Roles such as `--ink` and `--line` change with the scheme and the band, so they are not folded. */
const themeToken =
  /^--(spacing|text-|font-|leading-|tracking-|radius-|container-|ease-|default-|color-|animate-|heading-family$|body-family$)/

export function foldTheme(sheet: Root): void {
  const declarations = new Map<string, Declaration[]>()
  sheet.walkDecls(themeToken, (declaration) => {
    declarations.set(declaration.prop, [...(declarations.get(declaration.prop) ?? []), declaration])
  })
  const values = new Map<string, Declaration>()
  for (const [name, [first, ...others]] of declarations) {
    if (first && others.length === 0 && isForDocument(first)) values.set(name, first)
  }
  const fallbackOf = (whole: string, name: string, fallback: string) =>
    themeToken.test(name) && !declarations.has(name) ? fallback : whole
  sheet.walkDecls((declaration) => {
    declaration.value = foldValue(declaration.value.replace(withFallback, fallbackOf), values)
  })
}

const withFallback = /var\((--[\w-]+),([^()]*)\)/g

function isForDocument({ parent }: Declaration): boolean {
  if (parent?.type !== 'rule' || !('selectors' in parent)) return false
  const { selectors, parent: around } = parent
  return (
    Array.isArray(selectors) &&
    selectors.every((selector) => selector === ':root' || selector === ':host') &&
    (around?.type === 'root' || (around?.type === 'atrule' && 'name' in around && around.name === 'layer'))
  )
}

function foldValue(value: string, values: ReadonlyMap<string, Declaration>): string {
  const withoutVars = value.replace(/var\((--[\w-]+)(?:,[^()]*)?\)/g, (whole, name: string) => {
    const declaration = values.get(name)
    return declaration ? foldValue(declaration.value, values) : whole
  })
  return withoutVars.replace(/calc\((-?[\d.]+)rem \* (-?[\d.]+)\)/g, (_, length: string, factor: string) =>
    `${Number(length) * Number(factor)}rem`.replace(/^(-?)0\./, '$1.'),
  )
}
