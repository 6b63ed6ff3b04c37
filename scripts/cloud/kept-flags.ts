import * as z from 'zod/mini'
import type { CloudSettings } from './cloud-settings.ts'

/** A fork can do without a compatibility flag that Cloudflare refuses, and wrangler.toml stays the release's. */
export function keptFlags(config: Record<string, unknown>, { withoutFlags = [] }: CloudSettings) {
  const flags = z.safeParse(z.array(z.string()), config.compatibility_flags)
  if (!flags.success || withoutFlags.length === 0) return {}
  return { compatibility_flags: flags.data.filter((flag) => !withoutFlags.includes(flag)) }
}
