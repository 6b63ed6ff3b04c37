/** Functions are built with `.wasm` files as compiled modules. */
declare module '*.wasm' {
  const compiled: WebAssembly.Module
  export default compiled
}
