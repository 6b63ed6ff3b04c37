export default {
  output: 'export',
  distDir: process.env.BENCH_OUT,
}
