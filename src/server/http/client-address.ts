import { isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'hono'

type NodeEnv = { incoming?: { socket?: { remoteAddress?: string | undefined } } } | undefined

/**
 * Whose call it is, for counting: the address of whoever asks, from the socket, or behind N trusted proxies the Nth from
 * the right of X-Forwarded-For. What the sender wrote further left is not believed. Of an IPv6 address its /64, which is
 * one connection.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const env: NodeEnv = c.env
  const socket = env?.incoming?.socket?.remoteAddress ?? '127.0.0.1'
  if (trustedProxies === 0) return oneConnection(socket)
  const chain = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return oneConnection(chain.at(-trustedProxies) ?? socket)
}

/** The /48 around an IPv6 address, counted more loosely: whoever has one has 65,536 connections. Null: there is none. */
export function widerNetwork(address: string): string | null {
  const parts = wordsOf(address)
  return parts && `${parts.slice(0, 3).join(':')}::/48`
}

function oneConnection(written: string): string {
  const address = withoutPort(written)
  const parts = wordsOf(address)
  if (!parts) return address
  const [a, b, c, d, e, f, g = 0, h = 0] = parts.map((word) => Number.parseInt(word, 16))
  // ::ffff:198.51.100.9 is how a socket for both shows an address of IPv4.
  if (![a, b, c, d, e].some(Boolean) && f === 0xffff) return [g >> 8, g & 255, h >> 8, h & 255].join('.')
  return `${parts.slice(0, 4).join(':')}::`
}

/** Some proxies add the port: `198.51.100.9:4711`, `[2001:db8::1]:4711`. */
function withoutPort(written: string): string {
  const [, inBrackets, plain] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(written) ?? []
  return inBrackets ?? plain ?? written
}

/** The eight parts of an IPv6 address, without leading zeros. Null: it is none. */
function wordsOf(address: string): string[] | null {
  const plain = address.split('%')[0] ?? ''
  if (isIPv4(plain) || !isIPv6(plain)) return null
  const [left = '', right] = inWords(plain).split('::')
  const [before, after] = [parts(left), parts(right ?? '')]
  const gap = right === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: gap }, () => '0'), ...after]
}

const parts = (text: string) =>
  text === '' ? [] : text.split(':').map((word) => Number.parseInt(word, 16).toString(16))

/** The last four bytes may be written as an IPv4 address. */
const inWords = (address: string) =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, a: string, b: string, c: string, d: string) =>
    [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((word) => word.toString(16)).join(':'),
  )
