// `npm start` and `npm run admin`: builds what is stale, and becomes the server.
import './build-if-stale.mjs'

await import('../dist/server/main.js')
