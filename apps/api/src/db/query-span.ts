import { SpanKind, trace } from '@opentelemetry/api';
import { ended, startSpan } from '../watch/spans.ts';

/**
 * Runs a statement as a span of the one that is active; without one, such as a worker that looks for jobs, as it is. The pool calls
 * its clients with a callback, in the context of whoever gave a connection back: those are the pool's own spans already.
 */
export function spanned(args: readonly unknown[], run: () => unknown): unknown {
  const [text, values] = args;
  if (typeof text !== 'string' || typeof args.at(-1) === 'function') return run();
  if (!trace.getActiveSpan()?.isRecording()) return run();
  const attributes = { 'db.system.name': 'postgresql', ...queryText(text, values) };
  return ended(startSpan(summaryOf(text), { kind: SpanKind.CLIENT, attributes }), run() as Promise<unknown>);
}

/** Values are never in the text of a statement that is given some. */
function queryText(text: string, values: unknown): Record<string, string> {
  return Array.isArray(values) ? { 'db.query.text': text.slice(0, 2_000) } : {};
}

/** The first word and the first table, such as "select orders". */
function summaryOf(text: string): string {
  const [, verb = 'statement'] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table = ''] = /\b(?:from|into|update)\s+(?:only\s+)?([a-z_][\w.]*)/i.exec(text) ?? [];
  return `${verb} ${table}`.trim();
}
