import { beforeEach, expect, test } from 'vitest';
import { fakeApi, lose, refuse } from '../../../packages/booking-flow/test/support/fake-api.ts';
import { countedKeys, MemoryStorage } from '../../../packages/booking-flow/test/support/memory-storage.ts';
import { FavouriteList, type KeptCard, pressesOf } from '../src/favourites/favourite-list.ts';

const start = Date.parse('2026-06-12T12:00:00.000Z');
const signal = new AbortController().signal;
const card = (_id: string): KeptCard => ({
  _id,
  slug: _id,
  company_name: _id,
  kitchen: [],
  district: 'Graça',
  city: 'Lisboa',
  ticket_avg: null,
  cover: null,
  rating: { average: null, count: 0 },
});

let storage: MemoryStorage;
let clock: { time: number; now: () => number };
let up: boolean;
/** What the server keeps. */
let kept: string[];

beforeEach(() => {
  storage = new MemoryStorage();
  clock = { time: start, now: () => clock.time };
  up = true;
  kept = ['a', 'b'];
});

/** The app as it is opened anew, by an account. */
function openApp(owner = 'ana') {
  const { api, calls } = fakeApi({
    listWishlist: () => ({ data: up ? [...kept] : lose() }),
    listChosen: () => ({ data: up ? ['a', 'b', 'c'].map((id) => ({ ...card(id), next_slots: [] })) : lose() }),
    addToWishlist: (_, { restaurant }: { restaurant?: string }) => {
      if (!up) return lose();
      if (restaurant === 'gone') return refuse('not_found', 404);
      kept = [restaurant ?? '', ...kept.filter((one) => one !== restaurant)];
      return { data: kept };
    },
    removeFromWishlist: (_, { restaurant }: { restaurant?: string }) => {
      if (!up) return lose();
      kept = kept.filter((one) => one !== restaurant);
      return { data: kept };
    },
  });
  const list = new FavouriteList(owner, api, { storage, clock, newKey: countedKeys() });
  return { list, names: () => calls.map(({ name }) => name) };
}

test('opens as it was last told, without network, and knows when that was', async () => {
  await openApp().list.load(signal);
  up = false;
  clock.time += 3_600_000;
  const { list } = openApp();
  await expect(list.load(signal)).rejects.toThrow('fetch failed');
  expect(list.read()).toMatchObject({ ids: ['a', 'b'], at: start });
  expect([...list.read().cards.keys()]).toEqual(['a', 'b']);
});

test('what is pressed without network is shown at once, and sent once and in order after a restart', async () => {
  await openApp().list.load(signal);
  up = false;
  const first = openApp().list;
  expect(await first.press(card('c'))).toBe('waits');
  expect(await first.press(card('a'))).toBe('waits');
  expect(await first.press(card('c'))).toBe('waits');
  const { list, names } = openApp();
  expect(list.read().ids).toEqual(['b']);
  expect([...list.read().waiting].sort()).toEqual(['a', 'c']);
  expect(kept).toEqual(['a', 'b']);
  up = true;
  let back = () => {};
  const end = list.follow({
    onBack: (listener) => {
      back = listener;
      return () => {};
    },
    onElsewhere: () => () => {},
  });
  back();
  await expect.poll(() => list.read().waiting.size).toBe(0);
  end();
  expect(names()).toEqual(['addToWishlist', 'removeFromWishlist', 'removeFromWishlist']);
  expect(kept).toEqual(['b']);
  expect(list.read().ids).toEqual(['b']);
  expect(storage.read(pressesOf('ana'))).toBeNull();
});

test('a card that waits is there after a restart, though there was never a network', async () => {
  up = false;
  await openApp().list.press(card('c'));
  const { list } = openApp();
  expect(list.read()).toMatchObject({ ids: ['c'], at: null });
  expect(list.read().cards.get('c')).toEqual(card('c'));
});

test('a press that is refused is taken back, and told until it was read', async () => {
  const { list } = openApp();
  await list.load(signal);
  await list.press(card('gone'));
  expect(list.read()).toMatchObject({ ids: ['a', 'b'], refused: { message: 'not_found' } });
  list.dismiss(list.read().refused?.key ?? '');
  expect(list.read().refused).toBeNull();
});

test('an answer to a press is not overtaken by an older list', async () => {
  const { list } = openApp();
  await list.load(signal);
  const loading = list.load(signal);
  const pressing = list.press(card('c'));
  await Promise.all([loading, pressing]);
  expect(list.read().ids).toEqual(['c', 'a', 'b']);
});

test('with a full storage a press goes out at once, or is not promised', async () => {
  const { list } = openApp();
  await list.load(signal);
  storage.space = 0;
  expect(await list.press(card('c'))).toBe('sent');
  expect(kept).toEqual(['c', 'a', 'b']);
  up = false;
  expect(await list.press(card('a'))).toBe('no_space');
  expect(list.read()).toMatchObject({ ids: ['c', 'a', 'b'], waiting: new Set() });
});

test('is nobody else’s', async () => {
  await openApp('ana').list.load(signal);
  up = false;
  await openApp('ana').list.press(card('c'));
  expect(openApp('rui').list.read()).toMatchObject({ ids: null, at: null, waiting: new Set() });
  expect([...openApp('ana').list.read().waiting]).toEqual(['c']);
});

test.each(['', '{', 'null', '[]', '{"owner":"ana"}', '{"owner":"ana","told":{"at":"now","ids":[]},"cards":[]}'])(
  'of a broken record nothing is taken: %s',
  (text) => {
    storage.texts.set('favourites', text);
    expect(openApp().list.read()).toMatchObject({ ids: null, at: null });
  },
);
