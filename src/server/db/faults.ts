const passingCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  '57P01', // the administrator stopped the server
  '57P02', // crash shutdown
  '57P03', // starting up or shutting down
  '57014', // statement_timeout
  '25P03', // idle_in_transaction_session_timeout: the server itself was held up for long
  '55P03', // lock_timeout
  '53300', // too many connections
  '53100', // disk full
  '40001', // serialization failure
  '40P01', // deadlock
])

/** The database's own error code (SQLSTATE, or the socket's), wherever in the chain of causes it is. */
function faultCode(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string' && at.code !== '') return at.code
    if (
      /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error/i.test(
        at.message,
      )
    ) {
      return '57P01'
    }
  }
  return undefined
}

/** True when the database was not to be had: it says nothing about the request, and the same call may work later. */
export function isPassingFault(error: unknown): boolean {
  const code = faultCode(error)
  return code !== undefined && (passingCodes.has(code) || code.startsWith('08'))
}

export const isUniqueViolation = (error: unknown) => faultCode(error) === '23505'

/** A row that something else refers to is gone: the student or tutor was deleted meanwhile. */
export const isMissingReference = (error: unknown) => faultCode(error) === '23503'
