import { connect, createServer } from 'node:net'
import { PlainFailure } from '../plain-failure.ts'

type PortState = 'free' | 'busy' | 'forbidden'

export async function requirePort(fallback: number, hint: string): Promise<number> {
  const text = process.env.PORT || String(fallback)
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainFailure(`PORT is "${text}": it must be a whole number from 1 to 65535.`)
  }
  const state = await portState(port)
  if (state === 'busy') {
    throw new PlainFailure(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} ${hint}`,
    )
  }
  if (state === 'forbidden') {
    throw new PlainFailure(
      `You are not allowed to listen on port ${port}. Choose one above 1023: PORT=8788 ${hint}`,
    )
  }
  return port
}

export async function freePort(preferredPort: number): Promise<number> {
  return (await portState(preferredPort)) === 'free' ? preferredPort : anyFreePort()
}

export async function holdPort(
  preferredPort: number,
): Promise<{ port: number; release: () => Promise<void> }> {
  const port = await freePort(preferredPort)
  const server = createServer((socket) => socket.destroy()).unref()
  const isHeld = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isHeld) return holdPort(preferredPort)
  return { port, release: () => new Promise((resolve) => server.close(() => resolve())) }
}

export async function portState(port: number): Promise<PortState> {
  // On macOS a listener on all addresses does not prevent a second one on 127.0.0.1; only connecting reveals it.
  if (await isListening(port)) return 'busy'
  return canListen(port)
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost', timeout: 1_000 })
    const end = (isConnected: boolean) => {
      socket.destroy()
      resolve(isConnected)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}

function canListen(port: number): Promise<PortState> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => {
      resolve('code' in error && error.code === 'EACCES' ? 'forbidden' : 'busy')
    })
    server.listen(port, '127.0.0.1', () => server.close(() => resolve('free')))
  })
}

function anyFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('The system assigned no port.'))
      })
    })
  })
}
