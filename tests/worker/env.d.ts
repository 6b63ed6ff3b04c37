import type { D1Migration } from '@cloudflare/vitest-plugin'
import type { Env as SiteEnv } from '#server/http/env.ts'

declare global {
  namespace Cloudflare {
    /** What `env` of 'cloudflare:test' holds: the site's own bindings and the migrations to apply. */
    interface Env extends SiteEnv {
      TEST_MIGRATIONS: D1Migration[]
    }
  }
}
