import { parseSync } from 'vite'
import { isNode, nodesIn, type SyntaxNode } from '../content/syntax-tree.ts'

const testFile = /\.(test|spec)\.tsx?$/
const sourceFile = /^(src|scripts|functions|workers)\/.*\.ts$/
const withoutLogic = /^src\/(server\/db\/schema|content|routes|site)\/|\.d\.ts$/
const branch =
  /^(IfStatement|ConditionalExpression|LogicalExpression|SwitchStatement|(For|ForIn|ForOf|While|DoWhile)Statement)$/
const functionLike = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ClassDeclaration)$/

/**
 * Returns one line for each logic file that no test claims, and one for each outdated claim (CONTRIBUTING.md). A logic
 * file exports a function and has a branch or a loop. Components are left out, because the browser tests cover them by
 * page.
 */
export function findUntestedFiles(
  paths: readonly string[],
  read: (path: string) => string,
  knownUntested: Readonly<Record<string, string>>,
): string[] {
  const files = new Set(paths)
  const testedPaths = new Set<string>()
  const faults: string[] = []
  for (const test of paths.filter((path) => testFile.test(path))) {
    testedPaths.add(test.replace(/(\.worker)?\.test\.tsx?$/, '.ts'))
    for (const path of readCoveredPaths(read(test))) {
      testedPaths.add(path)
      if (!files.has(path)) faults.push(`${test} says that it covers ${path}, which does not exist.`)
    }
  }
  const untestedPaths = paths.filter(
    (path) => isSource(path) && !testedPaths.has(path) && hasLogic(path, read(path)),
  )
  for (const path of untestedPaths) {
    if (!(path in knownUntested))
      faults.push(`${path} has no test beside it, and no test names it in its "// Covers" comment.`)
  }
  for (const path of Object.keys(knownUntested)) {
    if (!untestedPaths.includes(path))
      faults.push(
        `${path} is tested, gone or without logic: delete it from scripts/checks/known-untested.ts.`,
      )
  }
  return faults
}

export function readCoveredPaths(source: string): string[] {
  const [comment = ''] = source.match(/^\/\/ Covers .*\n(\/\/.*\n)*/) ?? []
  return comment
    .replace(/^\/\/( Covers)?/gm, '')
    .split(/[\s,]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && word !== 'and')
}

const isSource = (path: string) => sourceFile.test(path) && !testFile.test(path) && !withoutLogic.test(path)

function hasLogic(path: string, source: string): boolean {
  const body = nodesIn(parseSync(path, source).program.body)
  return exportsFunction(body) && body.some((node) => !isEntryGuard(node) && contains(node, branch))
}

function exportsFunction(body: SyntaxNode[]): boolean {
  const exportNodes = body.filter(({ type }) => type.startsWith('Export'))
  const names = exportNodes.flatMap(({ specifiers }) => nodesIn(specifiers)).map(localName)
  const isFunction = (node: SyntaxNode) => contains(node, functionLike) || /^onRequest/.test(localName(node))
  return (
    exportNodes.some(({ declaration }) => declarationsIn(declaration).some(isFunction)) ||
    declarationsIn(body).some((node) => names.includes(localName(node)) && isFunction(node))
  )
}

function declarationsIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(declarationsIn)
  if (!isNode(value)) return []
  return value.type === 'VariableDeclaration' ? nodesIn(value.declarations) : [value]
}

const localName = ({ id, local }: SyntaxNode): string => {
  const name = id ?? local
  return isNode(name) && typeof name.name === 'string' ? name.name : ''
}

const isEntryGuard = ({ type, test }: SyntaxNode): boolean =>
  type === 'IfStatement' && isNode(test) && isNode(test.object) && test.object.type === 'MetaProperty'

function contains(value: unknown, type: RegExp): boolean {
  if (Array.isArray(value)) return value.some((item) => contains(item, type))
  if (!isNode(value)) return false
  return type.test(value.type) || Object.values(value).some((child) => contains(child, type))
}
