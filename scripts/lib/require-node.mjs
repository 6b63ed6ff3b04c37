// Plain JavaScript, because an old Node cannot load the TypeScript commands that this check runs before.
const [major, minor] = process.versions.node.split('.').map(Number)
const runsTypeScript = major > 22 || (major === 22 && minor >= 18)
if (!runsTypeScript) {
  console.error(
    `These commands run on Node 22.18 or newer, this is Node ${process.versions.node}. ` +
      '`npm ci` installs Node 24 for them: run it without --omit=dev and --ignore-scripts, then use `npm start`, `npm test` and the rest.',
  )
  process.exit(1)
}

try {
  // The commands import content, so the look-up must be written before they load.
  const { writeLookUp } = await import('../build/content/look-up.ts')
  writeLookUp()
  const { refuseFaults } = await import('../build/content/refuse-faults.ts')
  await refuseFaults()
  const { writeOverrideTypes } = await import('../fork/overrides/overrides.ts')
  writeOverrideTypes()
  const { writeMigrations } = await import('../cloud/migrations/list-migrations.ts')
  writeMigrations()
} catch (error) {
  const packageName = missingPackage(error)
  if (packageName === null) throw error
  console.error(
    `The package ${packageName} is not installed, or only in part. Run \`npm ci\` without --omit=dev, then this command again.`,
  )
  process.exit(1)
}

function missingPackage({ code, message, url }) {
  if (code !== 'ERR_MODULE_NOT_FOUND') return null
  const [, name] =
    /^Cannot find package '([^']+)'/.exec(message) ?? /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? []
  return name ?? null
}
