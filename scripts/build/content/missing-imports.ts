import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { listContent, ownFolder } from './look-up.ts'

export async function missingImports(root = '.'): Promise<string[]> {
  const ownFiles = listContent(root).filter(({ isOwn }) => isOwn)
  const faults = await Promise.all(
    ownFiles.map(({ file }) =>
      import(pathToFileURL(resolve(root, file)).href).then(
        () => [],
        (error: unknown) => (error instanceof Error ? faultsOf(error, root) : []),
      ),
    ),
  )
  return [...new Set(faults.flat())]
}

/** One bad import keeps every file that reaches it from loading, so only the file that has it is named. */
function faultsOf(error: Error, root: string): string[] {
  const [, kind, target = '', importer = ''] =
    /^Cannot find (module|package) '(.+?)' imported from (.+)$/.exec(error.message) ?? []
  if (kind) {
    const file = ownFileOf(importer, root)
    if (!file || isWrittenLater(target, root)) return []
    return kind === 'package'
      ? [`${file} imports the package ${target}, which is not installed.`]
      : [`${file} imports ${specifierOf(target, importer)}, which does not exist.`]
  }
  const [, module, entry] =
    /^The requested module '(.+?)' does not provide an export named '(.+?)'$/.exec(error.message) ?? []
  const [, address, line] = /^(file:\S+):(\d+)\n/.exec(error.stack ?? '') ?? []
  const file = address && ownFileOf(fileURLToPath(address), root)
  return file ? [`${file}:${line} imports ${entry} from '${module}', which has no export of this name.`] : []
}

function ownFileOf(path: string, root: string): string | undefined {
  const file = relative(resolve(root), path).split(sep).join('/')
  return file.startsWith(`${ownFolder}/`) ? file : undefined
}

/** In a new clone only the look-up of content is there: the command itself writes the rest of `.generated/`. */
function isWrittenLater(target: string, root: string): boolean {
  const path = relative(resolve(root), target).split(sep).join('/')
  return path.startsWith('.generated/') && !path.startsWith('.generated/content/')
}

function specifierOf(path: string, importer: string): string {
  const [, content] = path.split(sep).join('/').split('/.generated/content/en/')
  if (content) return `#content/${content}`
  const specifier = relative(dirname(importer), path).split(sep).join('/')
  return specifier.startsWith('.') ? specifier : `./${specifier}`
}
