type Node = { type: string; start: number } & Record<string, unknown>

export interface SourceFile {
  path: string
  text: string
  program: object
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
    visit(file.program as Node, (node, component) => {
      if (node.type !== 'JSXElement') return
      const opening = node.openingElement as Node
      const element = nameOf(opening.name)
      const attributes = opening.attributes as Node[]
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
        const value = attribute.value as Node | null
        if (!isClassProp(attributeName) || !value) continue
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
  const constants = new Map<string, Node>()
  for (const statement of (file.program as { body: Node[] }).body) {
    if (statement.type === 'ImportDeclaration') {
      const from = file.resolve((statement.source as { value: string }).value)
      for (const specifier of statement.specifiers as Node[]) {
        const importedName = nameOf(specifier.imported)
        if (isComponent(importedName)) components.set(nameOf(specifier.local), `${from}#${importedName}`)
      }
    }
    const declaration = (statement.declaration as Node | null | undefined) ?? statement
    if (declaration.type === 'FunctionDeclaration') {
      const name = nameOf(declaration.id)
      if (isComponent(name)) components.set(name, `${file.path}#${name}`)
    }
    if (declaration.type === 'VariableDeclaration') {
      for (const { id, init } of declaration.declarations as { id: Node; init: Node | null }[]) {
        if (init) constants.set(nameOf(id), init)
      }
    }
  }
  return { components, constants }
}

const nameOf = (node: unknown): string => (node as { name?: string } | null)?.name ?? ''

function readClasses(value: Node, constants: Map<string, Node>): string[] {
  const classes: string[] = []
  visit(value, (node, _, parent) => {
    const isKey = parent?.type === 'Property' && parent.key === node && parent.value !== node
    const isCompared = parent?.type === 'BinaryExpression'
    if (node.type === 'Literal' && typeof node.value === 'string' && !isKey && !isCompared) {
      classes.push(...node.value.split(/\s+/))
    }
    if (node.type === 'TemplateElement') {
      classes.push(...(node.value as { raw: string }).raw.split(/\s+/))
    }
    const constant = node.type === 'Identifier' ? constants.get(nameOf(node)) : undefined
    if (constant) classes.push(...readClasses(constant, new Map()))
  })
  return [...new Set(classes.filter(Boolean))]
}

function readProps(value: Node): string[] {
  const props: string[] = []
  visit(value, (node) => {
    const name = nameOf(node)
    if (node.type === 'Identifier' && isClassProp(name)) props.push(name)
  })
  return props
}

function visit(
  node: Node,
  see: (node: Node, component: string, parent?: Node) => void,
  component = '',
  parent?: Node,
): void {
  see(node, component, parent)
  const inside = component || (node.type === 'FunctionDeclaration' ? nameOf(node.id) : '')
  for (const child of Object.values(node)) {
    for (const item of Array.isArray(child) ? child : [child]) {
      if (isNode(item)) visit(item, see, inside, node)
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
