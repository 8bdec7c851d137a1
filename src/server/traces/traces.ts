import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { Metrics } from '#server/metrics/metrics.ts'

// Traces: a span for a call and one for each stage of a turn, sent to a collector (OTLP over HTTP). They carry what figures carry,
// names and numbers of ours: no id of anybody, no address, no word. Loaded only where a collector is set; nobody else pays for it.

/** So long the collector may take, in milliseconds; what it does not take is lost, and nobody waits for it. */
const patience = 3_000

/** Gives figures that also leave traces, and the way to send what is left at the end. */
export function openTraces(
  metrics: Metrics,
  { collector, role }: { collector: string; role: string },
): { metrics: Metrics; close: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({
    url: `${collector.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: patience,
  })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'trellis', 'service.instance.role': role }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: patience })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const tracer = provider.getTracer('trellis')
  const during = <T>(name: string, kind: SpanKind, work: () => Promise<T>): Promise<T> =>
    tracer.startActiveSpan(name, { kind }, (span) => ended(span, work))
  return {
    metrics: {
      ...metrics,
      call: (work) => during('call', SpanKind.SERVER, work),
      stage: (stage, work) => during(`turn ${stage}`, SpanKind.INTERNAL, () => metrics.stage(stage, work)),
      answered: (call) => {
        const span = trace.getActiveSpan()
        span?.updateName(`${call.method} ${call.route}`)
        span?.setAttributes({ 'http.route': call.route, 'http.response.status_code': call.status })
        if (call.status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        metrics.answered(call)
      },
    },
    close: () => provider.shutdown().catch(() => undefined),
  }
}

async function ended<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // What it says may be somebody's word.
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}
