interface Manifest {
  devDependencies: Record<string, string>
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
