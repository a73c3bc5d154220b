import { describe, expect, it } from 'vitest';
import type { Period } from '../src/grid.ts';
import { tablesOutsideHours } from '../src/opening-hours.ts';

const dinner = (day: number, time_open = '19:00', time_close = '23:00') => ({ day, time_open, time_close });
const table = (day: number, time: string, period: Period = 'night', qtd = 2) => ({ day, time, period, qtd });
const outside = (tables: ReturnType<typeof table>[], spans: ReturnType<typeof dinner>[]) =>
  tablesOutsideHours(tables, spans).map(({ day, time }) => `${day} ${time}`);

describe('tables while the restaurant is closed', () => {
  it('are those of a closed day, and of a time before or from the end on', () => {
    const week = [table(1, '20:00'), table(2, '18:45'), table(2, '19:00'), table(2, '22:59'), table(2, '23:00')];
    expect(outside(week, [dinner(2), { day: 1, time_open: 'close', time_close: 'close' }])).toEqual([
      '1 20:00',
      '2 18:45',
      '2 23:00',
    ]);
  });

  it('are those between two spans of a day', () => {
    const spans = [dinner(3, '12:00', '15:00'), dinner(3)];
    const week = [table(3, '12:30', 'afternoon'), table(3, '16:00', 'afternoon'), table(3, '20:00')];
    expect(outside(week, spans)).toEqual(['3 16:00']);
  });

  it('are none of a night that is open past midnight, also from Saturday into Sunday', () => {
    const spans = [dinner(5, '19:00', '02:00'), dinner(6, '19:00', '02:00')];
    const week = [table(5, '00:30'), table(6, '01:30'), table(6, '02:00'), table(0, '00:30')];
    expect(outside(week, spans)).toEqual(['6 02:00', '0 00:30']);
  });

  it('are none that sell nothing, and none where no hours are known', () => {
    expect(outside([table(1, '20:00', 'night', 0), table(1, 'close')], [dinner(2)])).toEqual([]);
    expect(outside([table(1, '20:00')], [{ day: 1, time_open: 'close', time_close: 'close' }])).toEqual([]);
    expect(outside([table(1, '20:00')], [])).toEqual([]);
  });
});
