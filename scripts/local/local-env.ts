import { resolve } from 'node:path'

/** Wrangler on this machine: it asks nothing, sends nothing, writes only inside the project, and shows no SQL explorer. */
export const localEnv = {
  CI: '1', // `d1 migrations apply` then takes its yes for granted
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  WRANGLER_LOG: 'warn',
  XDG_CONFIG_HOME: resolve('.wrangler/config'), // else it needs a home folder that it may write
  WRANGLER_WRITE_LOGS: 'false',
  WRANGLER_REGISTRY_PATH: '.wrangler/registry',
  WRANGLER_CACHE_DIR: '.wrangler/cache',
  // What `request.cf` holds is asked of Cloudflare otherwise, with a warning wherever there is no network.
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  // Without this `pages dev` answers SQL on /cdn-cgi/explorer to anyone who reaches the port.
  X_LOCAL_EXPLORER: 'false',
}
