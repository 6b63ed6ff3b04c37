import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { nodesIn } from '../../build/content/syntax-tree.ts'
import { type ClassProperties, readClassProperties } from './class-properties.ts'
import { collectComponents, type CallerClasses, type SourceFile } from './component-classes.ts'

const internalImport = /^#(ui|features|routes|seo|api|content)\//

/**
 * Returns one line for each class that a caller passes to a component which sets the same property itself
 * (docs/decisions/011-sizes-are-variants.md).
 */
export async function findClassOverrides(
  paths: string[],
  read: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): Promise<string[]> {
  const files = paths.map((path): SourceFile => {
    const text = read(path)
    return {
      path,
      text,
      statements: nodesIn(parseSync(path, text).program.body),
      resolve: (from) => resolveImport(path, from),
    }
  })
  const { ownClasses, callerClasses } = collectComponents(files)
  const ownClassPlaces = callerClasses.filter(({ prop }) => ownClasses.has(prop))
  const properties = await readClassProperties([
    ...ownClassPlaces.flatMap(({ classes }) => classes),
    ...[...ownClasses.values()].flat(),
  ])
  return ownClassPlaces.flatMap((place) => compare(place, ownClasses.get(place.prop) ?? [], properties))
}

function resolveImport(importer: string, from: string): string {
  if (from.startsWith('.')) return join(dirname(importer), from)
  return internalImport.test(from) ? `src/${from.slice(1)}` : from
}

function compare(place: CallerClasses, classesOfComponent: string[], properties: ClassProperties): string[] {
  return place.classes.flatMap((name) => {
    const competing = classesOfComponent.filter((own) => own !== name && properties.compete(own, name))
    if (competing.length === 0) return []
    return `${place.path}:${place.line} passes "${name}" to ${place.component}, which competes with its own "${competing.join('", "')}". The style sheet's order decides which one wins; give ${place.component} a variant instead.`
  })
}
