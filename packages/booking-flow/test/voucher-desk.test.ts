import type { Booking } from '@metade/contracts/host.ts';
import { describe, expect, it } from 'vitest';
import { DayStore } from '../src/host-days.ts';
import { sendStep, type QueuedStep, type StepQueue } from '../src/host-steps.ts';
import { OfflineQueue, queueStore } from '../src/offline-queue.ts';
import { VoucherDesk } from '../src/voucher-desk.ts';
import type { VoucherStep } from '../src/voucher-step.ts';
import { bookingOf, dayOf } from './support/booking-fixture.ts';
import { fakeApi, lose, refuse } from './support/fake-api.ts';
import { countedKeys, MemoryStorage } from './support/memory-storage.ts';

const booking = bookingOf();
const found = { kind: 'found', booking, text: 'K7M4QX', refusal: null, busy: false } as const;

function deskOn(answers: Parameters<typeof fakeApi>[0], storage = new MemoryStorage()) {
  const { api, calls } = fakeApi(answers);
  const shown: VoucherStep[] = [];
  const store = new DayStore(
    booking.date,
    async () => dayOf([booking]),
    () => {},
    { [booking.date]: dayOf([booking]) },
  );
  const queue: StepQueue = new OfflineQueue(queueStore<QueuedStep>(storage, 'steps'), (step) =>
    sendStep(api.call, 'house', step),
  );
  const desk = new VoucherDesk({
    call: api.call,
    restaurant: 'house',
    store,
    queue,
    keys: () => null,
    verify: async () => false,
    newKey: countedKeys(),
    words: { failed: 'failed', unreachable: 'unreachable', full: 'full' },
    show: (step) => shown.push(step),
  });
  return { desk, queue, calls, shown };
}

describe('a voucher at the door', () => {
  it('is shown only while it is the one that was asked for last', async () => {
    const waiting = new Map<string, (answer: { data: Booking }) => void>();
    const { desk, shown } = deskOn({
      findVoucher: ({ body }) =>
        new Promise((resolve) => waiting.set((body as { code: string }).code, resolve as () => void)),
    });
    const [first, second] = [desk.find('AAAAAA'), desk.find('BBBBBB')];
    waiting.get('BBBBBB')?.({ data: booking });
    await second;
    waiting.get('AAAAAA')?.({ data: bookingOf({ _id: 'other' }) });
    await first;
    expect(shown.at(-1)).toMatchObject({ kind: 'found', text: 'BBBBBB' });
    const third = desk.find('CCCCCC');
    desk.reset();
    waiting.get('CCCCCC')?.({ data: booking });
    await third;
    expect(shown.at(-1)).toEqual({ kind: 'waiting' });
  });

  it('is queued under the key of the try whose answer was lost, and sent under it', async () => {
    let network = false;
    const { desk, queue, calls, shown } = deskOn({
      redeemVoucher: () => (network ? { data: bookingOf({ state: 'arrived' }) } : lose()),
    });
    await desk.redeem(found, false);
    expect(shown).toEqual([
      { ...found, busy: true },
      { kind: 'queued', booking, key: 'key 1' },
    ]);
    expect(queue.waiting()).toMatchObject([{ key: 'key 1', order: 'booking', name: 'Silva, Ana' }]);
    network = true;
    await queue.flush(() => {});
    expect(calls.map(({ key, body }) => [key, body])).toEqual([
      ['key 1', { code: 'K7M4QX', seat_anyway: false }],
      ['key 1', { code: 'K7M4QX', seat_anyway: true }],
    ]);
  });

  it('is not said to be queued where there is no space for it', async () => {
    const storage = new MemoryStorage();
    storage.space = 10;
    const { desk, queue, shown } = deskOn({ redeemVoucher: () => lose() }, storage);
    await desk.redeem(found, false);
    expect(shown.at(-1)).toEqual({ kind: 'refused', message: 'full' });
    expect(queue.read()).toEqual([]);
  });

  it('is queued when the server fails on it, and read again when it is refused', async () => {
    const failing = deskOn({ redeemVoucher: () => refuse('unavailable', 503) });
    await failing.desk.redeem(found, false);
    expect(failing.shown.at(-1)).toMatchObject({ kind: 'queued' });
    const late = bookingOf({ actions: [] });
    const refusing = deskOn({
      redeemVoucher: () => refuse('voucher_over'),
      findVoucher: () => ({ data: late }),
    });
    await refusing.desk.redeem(found, false);
    expect(refusing.shown.at(-1)).toEqual({ ...found, booking: late, refusal: 'voucher_over' });
    expect(refusing.queue.waiting()).toEqual([]);
  });

  it('is known by this device’s list without network, and seated on it', async () => {
    const { desk, queue, shown } = deskOn({ findVoucher: lose });
    await desk.find('k7m 4qx');
    expect(shown.at(-1)).toEqual({ kind: 'offline', verdict: { kind: 'code' }, text: 'k7m 4qx', known: booking });
    desk.seatLater('k7m 4qx', booking);
    expect(queue.waiting()).toMatchObject([
      { operation: 'redeemVoucher', order: 'booking', body: { code: 'k7m 4qx', seat_anyway: true } },
    ]);
  });
});
