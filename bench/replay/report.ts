import type { Outcome } from './run-replay.ts';

/** What a replay did, as lines for a terminal. */
export function report({ bookings, restaurants, slots, seconds, orders, replay, violations }: Outcome): string {
  const { tally, told } = replay;
  const lines = [
    `${count(bookings)} bookings, ${count(restaurants)} restaurants, ${count(slots)} slots, 2 servers, ${seconds.toFixed(1)} s`,
    '',
    `${'requests'.padEnd(40)}${count(tally.requests).padStart(8)}   ${rate(tally.requests, seconds)}`,
    `${'orders made'.padEnd(40)}${count(told.size).padStart(8)}   ${rate(told.size, seconds)}`,
    ...[...orders].map(([state, n]) => `  ${state.padEnd(38)}${count(n).padStart(8)}`),
    '',
    `${'operation'.padEnd(40)}${'calls'.padStart(8)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}`,
    ...[...tally.latencies].map(([operation, latencies]) => {
      const sorted = latencies.toSorted((a, b) => a - b);
      return `${operation.padEnd(40)}${count(sorted.length).padStart(8)}${quantile(sorted, 0.5)}${quantile(sorted, 0.99)}`;
    }),
    '',
    'refusals, by code',
    ...[...tally.refusals]
      .toSorted((a, b) => b[1] - a[1])
      .map(([refusal, n]) => `  ${refusal.padEnd(60)}${count(n).padStart(8)}`),
    '',
    violations.length === 0
      ? 'Audit: 0 oversold, every paid order has its table, every refusal has a code.'
      : `Audit: ${count(violations.length)} broken promises.\n${violations
          .slice(0, 40)
          .map((line) => `  ${line}`)
          .join('\n')}`,
  ];
  return lines.join('\n');
}

function count(value: number): string {
  return value.toLocaleString('en-GB');
}

function rate(value: number, seconds: number): string {
  return `${(value / seconds).toFixed(0)}/s`;
}

function quantile(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1).padStart(9);
}
