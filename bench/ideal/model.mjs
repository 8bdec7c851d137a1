// A language model that thinks no time: the same hundred tokens for whoever asks, over the wire of OpenAI. After `GET /pace/30`
// it takes 30 ms for each token. Usage: node bench/ideal/model.mjs PORT
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

const reply = Array.from({ length: 10 }, () => 'We can add the tens before the ones today.').join(' ')
const tokens = reply.match(/ ?[^ ]+/g) ?? []
const padded = [...tokens, ...Array.from({ length: Math.max(0, 100 - tokens.length) }, () => '')]

const event = (delta, finish = null) =>
  `data: ${JSON.stringify({ id: 'one', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

let pace = 0

http
  .createServer(async (request, response) => {
    const asked = request.url.match(/^\/pace\/(\d+)$/)
    if (asked) pace = Number(asked[1])
    if (request.method !== 'POST') return response.end('{}')
    request.resume()
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(event({ role: 'assistant', content: '' }))
    for (const content of padded) {
      if (pace > 0) await pause(pace)
      if (response.destroyed) return
      response.write(event({ content }))
    }
    response.end(`${event({}, 'stop')}data: [DONE]\n\n`)
  })
  .listen(Number(process.argv[2]), '127.0.0.1')
