import { redirectRules } from '#contracts/redirect-rules.ts'
import { coversPath } from '#shared/url-paths.ts'

/** Their addresses may hold a code or say who reads. */
const privatePages = ['/account/*', '/admin/*', '/auth/*', '/booking/*', '/dashboard/*', '/newsletter/*']

/** What scanners try: programs of other systems, dumps, hidden files. */
const scannedPath =
  /(?:^|\/)(?:\.|wp-|wordpress|cgi-bin|phpmyadmin|pma|vendor|node_modules|actuator|boaform|hnap1|owa|autodiscover)|\.(?:php\d?|aspx?|ashx|jspx?|cgi|pl|env|git|sql|bak|old|zip|tar|t?gz|rar|7z|ini|ya?ml|log|pem|key|map)(?:$|[/.~])/i

/** An email address, or what may be a token. */
const personalPath = /@|\d{7,}|(?=[a-z_]*\d)[a-z\d_]{20,}/i

/** Returns whether a missing path is kept out of the list: it is a scanner's, may concern a person, or is too long. */
export const isUnrecorded = (path: string): boolean =>
  path.length > redirectRules.missingPathCharsMax ||
  scannedPath.test(path) ||
  personalPath.test(path) ||
  coversPath(privatePages, path)
