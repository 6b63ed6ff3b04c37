import { isIP } from 'node:net'
import { connect } from 'node:tls'

const timeoutMs = 10_000
const sharedHost = /\.pages\.dev$/

/**
 * Returns a note if the host of an https address still speaks TLS 1.0 or 1.1, which RFC 8996 forbids. Only Cloudflare
 * can set the minimum of a host on pages.dev.
 */
export async function oldTlsNotes(address: string): Promise<string[]> {
  const { protocol, hostname, port, host } = new URL(address)
  if (protocol !== 'https:' || sharedHost.test(hostname)) return []
  const version = await oldTlsOf(hostname.replace(/^\[|\]$/g, ''), Number(port || 443))
  return version
    ? [
        `${host} accepts ${version}: in its zone, set Minimum TLS Version to 1.2 (docs/deploy.md, Custom domain)`,
      ]
    : []
}

/** Sends nothing over the connection, so it also accepts servers that cannot prove who they are. */
function oldTlsOf(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port,
      rejectUnauthorized: false,
      timeout: timeoutMs,
      ...(isIP(host) ? {} : { servername: host }),
      minVersion: 'TLSv1',
      maxVersion: 'TLSv1.1',
      // Without this, OpenSSL itself refuses what these versions need.
      ciphers: 'ALL:@SECLEVEL=0',
    })
    const end = (version: string | null) => {
      socket.destroy()
      resolve(version)
    }
    socket.once('secureConnect', () => end(socket.getProtocol()))
    socket.once('timeout', () => end(null))
    socket.once('error', () => end(null))
  })
}
