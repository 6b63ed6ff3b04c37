import type { PolicyReport } from './read-reports.ts'

/**
 * Schemes of browsers' own pages and of extensions, and keywords that browsers write in their place. From the list of
 * Sentry (DEFAULT_DISALLOWED_SOURCES in sentry/interfaces/security.py), plus Safari's and Edge's and those of user scripts.
 */
const foreignSchemes = new Set([
  'about',
  'chrome',
  'chrome-extension',
  'chromeinvoke',
  'chromeinvokeimmediate',
  'chromenull',
  'edge',
  'extension',
  'iabjs',
  'jar',
  'javascript',
  'mbinit',
  'moz-extension',
  'ms-browser-extension',
  'mx',
  'mxaddon-pkg',
  'mxjscall',
  'opera',
  'resource',
  'safari-extension',
  'safari-resource',
  'safari-web-extension',
  'sandbox eval code',
  'symres',
  'tmtbff',
  'user-script',
  'webkit-masked-url',
  'webviewprogressproxy',
])

/** Hosts, with their subdomains, of programs that write into pages: Sentry's list, then antivirus and extensions. */
const foreignHosts = [
  '020dfefc4ac745dab7594f2f771c1ded.com',
  '73a5b0806e464be8bd4e694c744624f0.com',
  'a.linkluster.com',
  'addons.mozilla.org',
  'amiok.org',
  'cdncache-a.akamaihd.net',
  'connectionstrenth.com',
  'devappstor.com',
  'gateway.zscalertwo.net',
  'godlinkapp.com',
  'hoholikik.club',
  'icontent.us',
  'injections.adguard.com',
  'istatic.datafastguru.info',
  'metrext.com',
  'middlerush-a.akamaihd.net',
  'netanalitics.space',
  'passpack.com',
  'printapplink.com',
  'promfflinkdev.com',
  'promlinkdev.com',
  'pulseadnetwork.com',
  'resultshub-a.akamaihd.net',
  'saveyoutime.ru',
  'savingsslider-a.akamaihd.net',
  'siteheart.net',
  'smartlink.cool',
  'static.image2play.com',
  'superfish.com',
  'tlscdn.com',
  'v.zilionfast.in',
  'websmartcenter.com',
  'widgets.amung.us',
  'x.rafomedia.com',
  'xls.searchfun.in',
  ...['kaspersky-labs.com', 'local.adguard.com', 'local.adguard.org', 'injections.adguard.org'],
  ...['translate.google.com', 'translate.googleapis.com', 'translate-pa.googleapis.com'],
  ...['translate.yandex.net', 'microsofttranslator.com', 'getpocket.com', 'grammarly.com', 'grammarly.io'],
  ...['joinhoney.com', 'languagetool.org', 'lastpass.com', 'localhost', '127.0.0.1'],
]

/** Returns the scheme, host or keyword of the extension or other foreign program behind a report, or null for the site's. */
export function foreignCodeOf({ page, directive, blocked, sourceFile }: PolicyReport): string | null {
  const ownHost = hostOf(page)
  for (const source of [sourceFile, blocked]) {
    const scheme = source.toLowerCase().split(':')[0] ?? ''
    if (foreignSchemes.has(scheme)) return scheme
    const host = hostOf(source)
    const foreignHost = host === ownHost ? undefined : foreignHosts.find((name) => isWithin(host, name))
    if (foreignHost) return foreignHost
  }
  if (sourceFile !== '') return null
  // The site evaluates no text, and has no font and no recording in a data: address. Browsers name the file of ours
  // that does.
  if (blocked === 'eval' || blocked === 'wasm-eval') return blocked
  return /^data\b/.test(blocked) && /^(font|media)-src\b/.test(directive) ? 'data' : null
}

const hostOf = (uri: string): string => URL.parse(uri)?.hostname ?? ''

const isWithin = (host: string, name: string): boolean => host === name || host.endsWith(`.${name}`)
