/** Pages reads its configuration only from the folder that wrangler runs in, hence a folder of its own. */
export const cloudFolder = '.wrangler/cloud'
export const cloudConfig = `${cloudFolder}/wrangler.json`

const withoutConfig = new Set(['login', 'logout', 'whoami', 'telemetry', 'docs'])

/**
 * Returns wrangler's arguments for the fork's project and databases. Commands on local data, and those that name a
 * configuration of their own, stay as they are.
 */
export function cloudArguments(args: readonly string[]): string[] {
  const [command = '', verb = ''] = args
  const isOwn = args.some((arg) =>
    /^(--local|--persist-to|--config|-c|--cwd|--help|-h|--version|-v)(=|$)/.test(arg),
  )
  if (isOwn || command === '' || command.startsWith('-') || withoutConfig.has(command)) return [...args]
  if (command === 'pages') {
    return verb === 'dev' || verb === 'functions' ? [...args] : [...args, '--cwd', cloudFolder]
  }
  return [...args, '--config', cloudConfig]
}

/** Returns what wrangler needs in its environment to find the fork's account. */
export function cloudEnvironment(
  { accountId }: { accountId?: string | undefined },
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const account = env.CLOUDFLARE_ACCOUNT_ID || accountId
  return { WRANGLER_SEND_METRICS: 'false', ...(account ? { CLOUDFLARE_ACCOUNT_ID: account } : {}) }
}
