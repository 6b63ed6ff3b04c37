import { resolve } from 'node:path'

export const localEnv = {
  CI: '1', // makes `d1 migrations apply` skip its confirmation
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG: 'warn',
  XDG_CONFIG_HOME: resolve('.wrangler/config'), // the default needs a writable home folder
  WRANGLER_WRITE_LOGS: 'false',
  WRANGLER_REGISTRY_PATH: '.wrangler/registry',
  WRANGLER_CACHE_DIR: '.wrangler/cache',
  // Otherwise wrangler fetches `request.cf` from Cloudflare, and warns when there is no network.
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // Otherwise `pages dev` lets anyone who reaches the port run SQL on /cdn-cgi/explorer.
  X_LOCAL_EXPLORER: 'false',
}
