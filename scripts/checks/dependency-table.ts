interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

export function findTableFaults(readme: string, { dependencies, devDependencies }: Manifest): string[] {
  const dependencyNames = Object.keys({ ...dependencies, ...devDependencies })
  const tableEntries = listedPackages(readme)
  const isNamedBy = (entry: string, name: string) =>
    entry === name || (entry.endsWith('/*') && name.startsWith(entry.slice(0, -1)))
  return [
    ...dependencyNames
      .filter((name) => !tableEntries.some((entry) => isNamedBy(entry, name)))
      .map((name) => `README.md does not list the dependency ${name}.`),
    ...tableEntries
      .filter((entry) => !dependencyNames.some((name) => isNamedBy(entry, name)))
      .map((entry) => `README.md lists ${entry}, which is not in package.json.`),
  ]
}

/** Finds development dependencies that a Worker bundles: `npm audit --omit=dev` would leave them out. */
export function findBundledTools(
  files: readonly { path: string; text: string }[],
  { devDependencies }: Manifest,
): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(importedPackage)]
      .map(([, name = '']) => name)
      .filter((name) => name in devDependencies)
      .map((name) => `${path} imports ${name}, which package.json lists under devDependencies.`),
  )
}

const importedPackage =
  /^(?:import (?!type\b)[^']*|export [^']*from |.*\bimport\()'((?:@[\w.-]+\/)?[a-z][\w.-]*)(?=['/])/gm

function listedPackages(readme: string): string[] {
  const section = readme.split(/^## Dependencies$/m)[1]?.split(/^## /m)[0] ?? ''
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'))
  return rows
    .flatMap((row) => (row.split('|')[1] ?? '').replaceAll('\\', '').split(','))
    .map((name) => name.trim())
}
