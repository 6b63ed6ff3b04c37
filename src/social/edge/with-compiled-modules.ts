/**
 * Compiled with the Functions, because workerd does not compile WebAssembly at run time. `harfbuzz` is `hb.wasm` of
 * harfbuzzjs 0.10.0, of which satori 0.63.2 carries a copy.
 */
export interface CompiledModules {
  harfbuzz: WebAssembly.Module
  callbackThunk: WebAssembly.Module
}

export const harfbuzzBytes = 381_964
export const callbackThunkBytes = 34

/**
 * Runs `start` while WebAssembly answers satori's two byte arrays with the compiled modules. HarfBuzz loads on the
 * first rendering, so `start` has to render once; its loader reads `location`.
 * @throws Error when satori brings other bytes
 * @see https://github.com/vercel/satori/issues/791
 */
export async function withCompiledModules<T>(modules: CompiledModules, start: () => Promise<T>): Promise<T> {
  const original = {
    instantiate: WebAssembly.instantiate,
    Module: WebAssembly.Module,
    Instance: WebAssembly.Instance,
  }
  const hadLocation = 'location' in globalThis
  const patches = {
    instantiate: (source: BufferSource | WebAssembly.Module, imports?: WebAssembly.Imports) => {
      if (source instanceof original.Module) return original.instantiate(source, imports)
      const module = compiledFor(source, modules)
      return Promise.resolve({ module, instance: new WebAssembly.Instance(module, imports) })
    },
    // A proxy, so that `instanceof WebAssembly.Module` keeps its meaning.
    Module: new Proxy(original.Module, {
      construct: (_, [source]: [BufferSource]) => compiledFor(source, modules),
    }),
    Instance: new Proxy(original.Instance, {
      construct(Instance, [module, imports]: [WebAssembly.Module, WebAssembly.Imports | undefined]) {
        const instance = new Instance(module, imports)
        return module === modules.harfbuzz ? { exports: withOffsetsDown(instance.exports) } : instance
      },
    }),
  }
  Object.assign(WebAssembly, patches)
  if (!hadLocation) {
    Object.defineProperty(globalThis, 'location', {
      value: { href: 'https://localhost/' },
      configurable: true,
      writable: true,
    })
  }
  try {
    return await start()
  } finally {
    Object.assign(WebAssembly, original)
    if (!hadLocation) Reflect.deleteProperty(globalThis, 'location')
  }
}

interface HarfBuzz extends WebAssembly.Exports {
  memory: WebAssembly.Memory
  hb_buffer_get_length(buffer: number): number
  hb_buffer_get_glyph_positions(buffer: number, length: number): number
  hb_buffer_serialize(buffer: number, ...options: number[]): number
}

const isHarfBuzz = (exports: WebAssembly.Exports): exports is HarfBuzz => 'hb_buffer_serialize' in exports

const positionFields = 5
const verticalOffset = 3

/**
 * HarfBuzz's offsets of marks point up. satori 0.63.2 takes them for pointing down, so that it would put the mark of a
 * capital into the letter; it reads them from what HarfBuzz serializes.
 */
function withOffsetsDown(exports: WebAssembly.Exports): WebAssembly.Exports {
  if (!isHarfBuzz(exports)) return exports
  const flip = (buffer: number) => {
    const at = exports.hb_buffer_get_glyph_positions(buffer, 0)
    const fields = exports.hb_buffer_get_length(buffer) * positionFields
    const positions = new Int32Array(exports.memory.buffer, at, fields)
    for (let i = verticalOffset; i < fields; i += positionFields) positions[i] = -(positions[i] ?? 0)
  }
  return {
    ...exports,
    hb_buffer_serialize(buffer: number, ...options: number[]) {
      flip(buffer)
      const length = exports.hb_buffer_serialize(buffer, ...options)
      flip(buffer)
      return length
    },
  }
}

function compiledFor(source: BufferSource, modules: CompiledModules): WebAssembly.Module {
  if (source.byteLength === harfbuzzBytes) return modules.harfbuzz
  if (source.byteLength === callbackThunkBytes) return modules.callbackThunk
  throw new Error(
    `satori asks for WebAssembly of ${source.byteLength} bytes, which with-compiled-modules.ts does not know: ` +
      'after an update of satori, pin the harfbuzzjs that it was built with and correct the sizes there',
  )
}
