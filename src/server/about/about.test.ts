import { describe, expect, it } from 'vitest'
import { call } from '#tests/support/family.ts'
import { startApp } from '#tests/support/start-app.ts'
import { publicHost } from './about.ts'

describe('what an installation says of itself', () => {
  it('names nobody outside when nothing is set', async () => {
    const { json } = await call(await startApp(), 'GET', '/api/about')
    expect(json.services).toEqual([])
    expect(json.operator).toEqual({ name: null, contact: null, address: null })
    expect(json.sees).toBe(false)
  })

  it('names the operator and every service that is set, and no secret', async () => {
    const app = await startApp({
      config: {
        operator: { name: 'Maple Street School', contact: 'privacy@maple.example', address: '1 Maple Street' },
        dataLocation: 'Ohio, USA',
        model: {
          provider: 'openai-compatible',
          baseUrl: 'https://user:password@models.example.com/v1',
          apiKey: 'sk-do-not-tell',
          model: 'teacher-1',
          sees: true,
        },
        speech: { baseUrl: 'http://10.0.0.4:8080/v1', apiKey: 'also-secret', model: 'tts-1' },
        mail: { smtpUrl: 'smtps://me:secret@mail.example.org', from: 'Trellis <t@example.org>' },
        s3: {
          endpoint: 'https://s3.example.net',
          bucket: 'trellis',
          region: 'here',
          accessKeyId: 'hidden',
          secretAccessKey: 'hidden',
        },
        github: { clientId: 'id', clientSecret: 'hidden' },
      },
    })
    const { json, text } = await call(app, 'GET', '/api/about')
    expect(json.operator.name).toBe('Maple Street School')
    expect(json.data_location).toBe('Ohio, USA')
    expect(json.services).toEqual([
      { purpose: 'tutor', host: 'models.example.com', name: 'teacher-1' },
      { purpose: 'voice', host: null, name: null },
      { purpose: 'email', host: 'mail.example.org', name: null },
      { purpose: 'files', host: 's3.example.net', name: null },
      { purpose: 'sign_in', host: 'github.com', name: 'GitHub' },
    ])
    expect(text).not.toMatch(/secret|password|hidden|sk-do/)
  })

  it.each([
    ['https://api.openai.com/v1', 'api.openai.com'],
    ['http://localhost:11434', null],
    ['http://192.168.1.5', null],
    ['http://[::1]:8080', null],
    ['smtp://mailhub:25', null],
    ['http://ollama.internal', null],
  ])('tells the name of %s as %s', (address, host) => {
    expect(publicHost(address)).toBe(host)
  })
})
