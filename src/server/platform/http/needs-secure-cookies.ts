const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** False for plain http on this machine only: Safari stores no Secure cookies there. */
export function needsSecureCookies(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol !== 'http:' || !loopback.test(hostname)
}
