import type { CloudSettings } from './cloud-settings.ts'
import { cloudFolder } from './cloud-arguments.ts'

export const clockConfig = `${cloudFolder}/clock.json`

/** Returns the configuration of the companion Worker with the fork's name and address. */
export function mergeClockSettings(base: Record<string, unknown>, settings: CloudSettings, project: string) {
  return {
    ...base,
    name: `${project}-clock`,
    main: '../../workers/clock/index.ts',
    workers_dev: false,
    preview_urls: false,
    observability: { enabled: true },
    vars: settings.siteUrl ? { SITE_URL: settings.siteUrl } : {},
  }
}
