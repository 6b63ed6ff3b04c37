interface Module {
  evaluated: boolean
}
interface Runner {
  cachedModule(url: string, importer?: string): Promise<Module>
  evaluatedModules: { getModuleByUrl(url: string): Module | undefined }
  keepsFunctions?: true
}
declare global {
  var __vitest_mocker__: { moduleRunner: Runner }
}

const runner = globalThis.__vitest_mocker__.moduleRunner

/**
 * Each `import()` of the built Worker makes vitest ask whether the file has changed, in a request to another object.
 * During a run it has not.
 */
if (!runner.keepsFunctions) {
  const cachedModule = runner.cachedModule.bind(runner)
  runner.cachedModule = async (url, importer) => {
    const isBuilt = url.includes('/.wrangler/functions/')
    const loaded = isBuilt ? runner.evaluatedModules.getModuleByUrl(url) : undefined
    return loaded?.evaluated ? loaded : cachedModule(url, importer)
  }
  runner.keepsFunctions = true
}
