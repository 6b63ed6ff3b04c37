import { cookedOf, isNode, nodesIn, type SyntaxNode } from '../../build/content/syntax-tree.ts'

export interface SourceFile {
  path: string
  text: string
  statements: readonly SyntaxNode[]
  resolve: (specifier: string) => string
}

export interface CallerClasses {
  prop: string
  component: string
  path: string
  line: number
  classes: string[]
}

const isClassProp = (name: string) => /^(className|\w+ClassName)$/.test(name)
const isComponent = (name: string) => /^[A-Z]\w*$/.test(name)

export function collectComponents(files: SourceFile[]) {
  const ownClasses = new Map<string, string[]>()
  const callerClasses: CallerClasses[] = []
  const forwardedProps: { prop: string; to: string }[] = []
  for (const file of files) {
    const names = readNames(file)
    visit(file.statements, (node, component) => {
      if (node.type !== 'JSXOpeningElement') return
      const element = nameOf(node.name)
      const attributes = nodesIn(node.attributes)
      const spreads = attributes.some(({ type }) => type === 'JSXSpreadAttribute')
      if (
        spreads &&
        names.components.has(element) &&
        !attributes.some(({ name }) => isClassProp(nameOf(name)))
      )
        forwardedProps.push({
          prop: `${file.path}#${component}.className`,
          to: `${names.components.get(element)}.className`,
        })
      for (const attribute of attributes) {
        const attributeName = attribute.type === 'JSXAttribute' ? nameOf(attribute.name) : ''
        const { value } = attribute
        if (!isClassProp(attributeName) || !isNode(value)) continue
        const classes = readClasses(value, names.constants)
        const target = `${names.components.get(element) ?? ''}.${attributeName}`
        const isOurs = isComponent(element) && names.components.has(element)
        for (const prop of readProps(value)) {
          const source = `${file.path}#${component}.${prop}`
          ownClasses.set(source, [...(ownClasses.get(source) ?? []), ...classes])
          if (isOurs) forwardedProps.push({ prop: source, to: target })
        }
        if (isOurs && classes.length > 0) {
          const line = file.text.slice(0, attribute.start).split('\n').length
          callerClasses.push({ prop: target, component: element, path: file.path, line, classes })
        }
      }
    })
  }
  for (const { prop, to } of [...forwardedProps, ...forwardedProps]) {
    ownClasses.set(prop, [...new Set([...(ownClasses.get(prop) ?? []), ...(ownClasses.get(to) ?? [])])])
  }
  return { ownClasses, callerClasses }
}

function readNames(file: SourceFile) {
  const components = new Map<string, string>()
  const constants = new Map<string, SyntaxNode>()
  for (const statement of file.statements) {
    if (statement.type === 'ImportDeclaration' && isNode(statement.source)) {
      const from = file.resolve(String(statement.source.value))
      for (const specifier of nodesIn(statement.specifiers)) {
        const importedName = nameOf(specifier.imported)
        if (isComponent(importedName)) components.set(nameOf(specifier.local), `${from}#${importedName}`)
      }
    }
    const declaration = isNode(statement.declaration) ? statement.declaration : statement
    if (declaration.type === 'FunctionDeclaration') {
      const name = nameOf(declaration.id)
      if (isComponent(name)) components.set(name, `${file.path}#${name}`)
    }
    if (declaration.type === 'VariableDeclaration') {
      for (const { id, init } of nodesIn(declaration.declarations)) {
        if (isNode(init)) constants.set(nameOf(id), init)
      }
    }
  }
  return { components, constants }
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')

function readClasses(value: SyntaxNode, constants: Map<string, SyntaxNode>): string[] {
  const classes: string[] = []
  visit(value, (node, _, parent) => {
    const isKey = parent?.type === 'Property' && parent.key === node && parent.value !== node
    const isCompared = parent?.type === 'BinaryExpression'
    if (node.type === 'Literal' && typeof node.value === 'string' && !isKey && !isCompared) {
      classes.push(...node.value.split(/\s+/))
    }
    if (node.type === 'TemplateElement') classes.push(...cookedOf(node.value).split(/\s+/))
    const constant = node.type === 'Identifier' ? constants.get(nameOf(node)) : undefined
    if (constant) classes.push(...readClasses(constant, new Map()))
  })
  return [...new Set(classes.filter(Boolean))]
}

function readProps(value: SyntaxNode): string[] {
  const props: string[] = []
  visit(value, (node) => {
    const name = nameOf(node)
    if (node.type === 'Identifier' && isClassProp(name)) props.push(name)
  })
  return props
}

function visit(
  value: unknown,
  see: (node: SyntaxNode, component: string, parent?: SyntaxNode) => void,
  component = '',
  parent?: SyntaxNode,
): void {
  if (Array.isArray(value)) for (const entry of value) visit(entry, see, component, parent)
  if (!isNode(value)) return
  see(value, component, parent)
  const inside = component || (value.type === 'FunctionDeclaration' ? nameOf(value.id) : '')
  for (const child of Object.values(value)) visit(child, see, inside, value)
}
