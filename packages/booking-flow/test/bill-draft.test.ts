import { expect, it } from 'vitest';
import {
  billMenu,
  isEmptyBill,
  newBill,
  parseBills,
  peopleMost,
  sumOfBill,
  withBill,
  withLine,
  withPeople,
} from '../src/bill-draft.ts';

const soup = { name: 'Sopa', price: 1101, kind: 'food' } as const;
const wine = { name: 'Vinho', price: 900, kind: 'drink' } as const;
const covers = { desserts: false };

it('sums half of the food and the drinks, by lines or by totals', () => {
  const bill = withLine(withLine(newBill('o1', 2), soup, 1), wine, 2);
  expect(sumOfBill(bill, covers, 50)).toMatchObject({
    food: 1101,
    foodDue: 550,
    rest: 1800,
    due: 2350,
    perPerson: 1175,
  });
  const totals = { ...bill, by: 'totals' as const, food: '11,01', rest: '18' };
  expect(sumOfBill(totals, covers, 50).due).toBe(2350);
});

it('counts the same item in one line, and drops it at none', () => {
  const two = withLine(withLine(newBill('o1', 2), soup, 1), soup, 1);
  expect(two.lines).toEqual([{ ...soup, count: 2 }]);
  expect(withLine(two, soup, 500).lines[0]?.count).toBe(99);
  const none = withLine(two, soup, -2);
  expect(none.lines).toEqual([]);
  expect(isEmptyBill(none)).toBe(true);
  expect(isEmptyBill({ ...none, rest: '3' })).toBe(false);
});

it('divides among one person at least, and no more than a party can be', () => {
  expect(withPeople(newBill('o1', 2), 0).people).toBe(1);
  expect(withPeople(newBill('o1', 2), 500).people).toBe(peopleMost);
});

it('keeps one bill for each of the last twelve bookings', () => {
  let list: ReturnType<typeof parseBills> = [];
  for (let at = 0; at < 15; at += 1) list = withBill(list, newBill(`o${at}`, 2));
  list = withBill(list, newBill('o9', 4));
  expect(list).toHaveLength(12);
  expect(list[0]).toMatchObject({ order: 'o9', people: 4 });
  expect(parseBills(JSON.stringify(list))).toEqual(list);
});

it('reads nothing from what is broken or of another form', () => {
  const whole = newBill('o1', 2);
  for (const text of [null, '', '{', '{}', '3']) expect(parseBills(text)).toEqual([]);
  const broken = [
    { ...whole, people: 0 },
    { ...whole, lines: [{ ...soup, count: -1 }] },
    { ...whole, by: 'guess' },
    null,
  ];
  expect(parseBills(JSON.stringify([...broken, whole]))).toEqual([whole]);
});

it('takes from a menu what has a price, as food where half of it is paid', () => {
  const dish = { description: '', picture: null, section: 'Carta' };
  const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
  const menu = [
    { ...dish, name: 'Sopa', price: euros(1101), half_price: euros(550) },
    { ...dish, name: 'Vinho', price: euros(900), half_price: null },
    { ...dish, name: 'Peixe do dia', price: null, half_price: null },
  ];
  expect(billMenu(menu)).toEqual([
    { name: 'Sopa', section: 'Carta', price: 1101, kind: 'food' },
    { name: 'Vinho', section: 'Carta', price: 900, kind: 'drink' },
  ]);
});
