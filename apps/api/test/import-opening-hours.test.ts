import { describe, expect, it } from 'vitest';
import { gridFromOpeningHours } from '../src/features/import/open-grid.ts';
import { parseOpeningHours, type Worksheet } from '../src/features/import/parse-opening-hours.ts';
import { parseOsmHours } from '../src/features/import/parse-osm-hours.ts';

/** 'Mon-first week' as seven cells, spans joined by a blank, '-' for a closed day. */
function week(text: string) {
  const result = parseOpeningHours(text);
  return 'ok' in result ? cells(result.ok) : result.reject;
}

function cells(worksheet: Worksheet) {
  return [1, 2, 3, 4, 5, 6, 0].map((day) => worksheet[day]!.spans.map((s) => `${s.open}-${s.close}`).join(' ') || '-');
}

const every = (hours: string) => Array<string>(7).fill(hours);

describe('Spanish opening hours', () => {
  it('reads a range of days with one or two spans, whatever the dashes and dots', () => {
    expect(week('Lun - dom: 13:00 - 16:00 h y 20:00 - 24:00 h')).toEqual(every('13:00-16:00 20:00-00:00'));
    expect(week('Lun – Dom 13.30-16.00 h./ 21.00-0.00 h.')).toEqual(every('13:30-16:00 21:00-00:00'));
    expect(week('Lun - dom: 12:30 - 16:30 h /19:30 - 23:00 h')).toEqual(every('12:30-16:30 19:30-23:00'));
    expect(week('Lun - dom: 13:00 .- 01:00 h')).toEqual(every('13:00-01:00'));
    expect(week('Lun - Sáb 13:30 - 15:45 h. / 20:00 : 23:45 h.')).toEqual([
      ...Array<string>(6).fill('13:30-15:45 20:00-23:45'),
      '-',
    ]);
    expect(week('13.30-15.00 h. / 21.00-23.00 h.')).toEqual(every('13:30-15:00 21:00-23:00'));
  });

  it('reads lines for different days, ranges over the week end and lists', () => {
    expect(week('Dom – jue: 12:30 – 01:00 h\nVier – sáb: 12:30 – 02:00 h')).toEqual([
      ...Array<string>(4).fill('12:30-01:00'),
      '12:30-02:00',
      '12:30-02:00',
      '12:30-01:00',
    ]);
    expect(week('Lun - Jue y Dom: 12:00 - 2:00 h. Sáb: 20:00 - 24:00')).toEqual([
      ...Array<string>(4).fill('12:00-02:00'),
      '-',
      '20:00-00:00',
      '12:00-02:00',
    ]);
    expect(week('Dom-lun-mar: 13.00 - 16.00 h')).toEqual([
      '13:00-16:00',
      '13:00-16:00',
      '-',
      '-',
      '-',
      '-',
      '13:00-16:00',
    ]);
    expect(week('Mié - Lun: 8:00 - 0:00 h. Martes cerrado')).toEqual([
      '08:00-00:00',
      '-',
      ...Array<string>(5).fill('08:00-00:00'),
    ]);
  });

  it('takes closed days and closed evenings out, wherever they are written', () => {
    const sevenButMonday = ['-', ...Array<string>(6).fill('12:00-16:00 20:00-23:00')];
    expect(week('Lun - dom: 12:00 - 16:00 / 20:00 - 23:00\nLunes: cerrado')).toEqual(sevenButMonday);
    expect(week('Cerrado: lunes\nLun - dom: 12:00 - 16:00 / 20:00 - 23:00')).toEqual(sevenButMonday);
    expect(week('Lun - dom: 12:00 - 16:00 / 20:00 - 23:00\nDomingo noche y lunes: cerrado')).toEqual([
      ...sevenButMonday.slice(0, 6),
      '12:00-16:00',
    ]);
    expect(week('Lun-Dom: 13:00 - 0:00 h\nCerrado domingos noche')).toEqual([
      ...Array<string>(6).fill('13:00-00:00'),
      '13:00-18:00',
    ]);
  });

  it('puts a narrower line in the place of a wider one that it meets, and beside one that it does not', () => {
    expect(week('Lun - Dom: 13:30 - 16:30h\nVie - Sáb: 13:30 - 16:30h / 21:00 - 23:30h')[4]).toBe(
      '13:30-16:30 21:00-23:30',
    );
    expect(week('Lun - dom: 13:30 - 16:00 h\nSábados noche: 20:30 - 22:30 h')[5]).toBe('13:30-16:00 20:30-22:30');
  });

  it('takes the dining room before the bar, the shop and the season', () => {
    expect(week('Bar:\nLun – dom: 8:00 – 24:00 h\nRestaurante:\nLun – dom: 13:00 – 16:00 h')).toEqual(
      every('13:00-16:00'),
    );
    expect(week('Lun – dom: 13:00 – 23:00 h\nTienda: Lun - dom: 10:00 - 21:00 h')).toEqual(every('13:00-23:00'));
    expect(
      week('Horario restringido COVID-19:\nLun – dom: 10:00 – 20:00 h\nHorario habitual:\nLun – dom: 10:00 – 01:00 h'),
    ).toEqual(every('10:00-01:00'));
    expect(week('Comidas: Lun - dom: 13:00 - 15:30 h\nCenas: Jue - sáb: 20:30 - 23:30 h')[4]).toBe(
      '13:00-15:30 20:30-23:30',
    );
  });

  it('refuses what it cannot know, with a reason', () => {
    expect(week('Consultar web oficial')).toBe('no_hours');
    expect(week('')).toBe('no_hours');
    expect(week('Lun – dom: 13:00 – cierre')).toBe('no_closing_time');
    expect(week('Mar – sáb: 14:30 y 21:30 h')).toBe('no_closing_time');
    expect(week('Mar - Dom 12:30 - 16:30 h. ; 20:30 -001:00 h.')).toBe('unclear_time');
    expect(week('Vier - sáb: 23:30 - 17:00 h/ 20:30 - 01:00 h')).toBe('overlapping');
    expect(week('Lun - dom: 25:00 - 26:00 h')).toBe('unclear_time');
  });
});

describe('Portuguese opening hours', () => {
  it('reads hours that run into the next day name, and closing past midnight', () => {
    expect(
      week('Terças, das 11h às 24hQuartas, das 11h à 1h30Sextas, das 11h30 às 17hSábados, das 16h à 0h30'),
    ).toEqual(['-', '11:00-00:00', '11:00-01:30', '-', '11:30-17:00', '16:00-00:30', '-']);
  });

  it('reads a closing time alone as a day that opens like the one before', () => {
    expect(week('Mar a sab de 12h às 0h, dom até 18h')).toEqual([
      '-',
      ...Array<string>(5).fill('12:00-00:00'),
      '12:00-18:00',
    ]);
    expect(week('Segunda a sexta-feira das 12h às 15h e das 19h às 23h; sábado até 16h; domingo fechado')).toEqual([
      ...Array<string>(5).fill('12:00-15:00 19:00-23:00'),
      '12:00-16:00',
      '-',
    ]);
  });

  it('tells a whole day from none', () => {
    expect(week('Segundas, das 00h às 24h')[0]).toBe('00:00-00:00');
    expect(week('Segundas, das 17h às 17h')).toBe('no_hours');
  });
});

describe("OpenStreetMap's opening_hours", () => {
  it('reads days, spans and closings, and leaves seasons alone', () => {
    expect(cells(parseOsmHours('Tu-Sa 12:00-15:00,19:00-23:00; Su 12:00-16:00; Mo off')!)).toEqual([
      '-',
      ...Array<string>(5).fill('12:00-15:00 19:00-23:00'),
      '12:00-16:00',
    ]);
    expect(cells(parseOsmHours('Fr-Mo 19:00-26:00')!)).toEqual([
      '19:00-02:00',
      '-',
      '-',
      '-',
      '19:00-02:00',
      '19:00-02:00',
      '19:00-02:00',
    ]);
    expect(cells(parseOsmHours('24/7')!)).toEqual(every('00:00-00:00'));
    for (const text of ['Apr-Oct Mo-Su 10:00-20:00', 'Mo-Fr 12:00+', 'sunrise-sunset', 'Mo-Su 27:00-28:00', 'Mo off']) {
      expect(parseOsmHours(text), text).toBeUndefined();
    }
  });
});

describe('demonstration tables', () => {
  const slotsOn = (hours: string, day: number) => {
    const result = parseOpeningHours(hours);
    if (!('ok' in result)) throw new Error(result.reject);
    return [
      ...new Set(
        gridFromOpeningHours(result.ok)
          .filter((slot) => slot.day === day)
          .map((slot) => slot.time),
      ),
    ];
  };

  it('stand only where the restaurant is open for the whole meal', () => {
    expect(slotsOn('Lun: 13:00 - 16:00 / 20:00 - 23:00', 1)).toEqual(['13:00', '20:00', '21:30']);
    expect(slotsOn('Lun: 13:00 - 14:30 / 20:00 - 22:59', 1)).toEqual(['13:00', '20:00']);
    expect(slotsOn('Lun: 13:01 - 16:00 / 19:00 - 21:29', 1)).toEqual([]);
    expect(slotsOn('Lun: 18:00 - 02:00', 1)).toEqual(['20:00', '21:30']);
    expect(slotsOn('Lun: 13:00 - 16:00', 2)).toEqual([]);
  });

  it('stand every day when nothing is known', () => {
    expect(gridFromOpeningHours(undefined)).toHaveLength(7 * 3 * 2);
  });
});
