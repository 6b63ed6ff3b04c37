export const cloudFolder = '.wrangler/cloud'
export const cloudConfig = `${cloudFolder}/wrangler.json`

const withoutConfig = new Set(['login', 'logout', 'whoami', 'auth', 'telemetry', 'docs'])

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

export function cloudEnvironment(
  { accountId }: { accountId?: string | undefined },
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const account = env.CLOUDFLARE_ACCOUNT_ID || accountId
  return {
    WRANGLER_SEND_METRICS: 'false',
    // At a quieter level, which the environment may set, wrangler prints no JSON either.
    WRANGLER_LOG: 'log',
    ...(account ? { CLOUDFLARE_ACCOUNT_ID: account } : {}),
  }
}
