import type { FillCell } from './report.ts';
import { percent } from './report.ts';
import type { LocalDate } from './time.ts';

/** Fewer tables than this are too few for a finding. */
const tablesToTell = 4;

type Rated = { day: number; period: FillCell['period']; share: number };

/** The fullest and the emptiest time of the week, in percent; null when there are no two that differ. */
export function fillFinding(cells: readonly FillCell[]): { best: Rated; worst: Rated } | null {
  const rated = cells
    .filter(({ offered }) => offered >= tablesToTell)
    .map(({ day, period, sold, offered }) => ({ day, period, share: percent(sold, offered) ?? 0 }))
    .sort((a, b) => b.share - a.share);
  const [best, worst] = [rated[0], rated.at(-1)];
  return best === undefined || worst === undefined || best.share === worst.share ? null : { best, worst };
}

type Week = { date: LocalDate; offered: number; sold: number };

/** The week with the greatest share of tables sold; null when fewer than two offered any, or none sold one. */
export function weekFinding<W extends Week>(weeks: readonly W[]): W | null {
  const open = weeks.filter(({ offered }) => offered > 0);
  const shareOf = ({ sold, offered }: Week) => sold / offered;
  const best = open.reduce<W | null>((top, week) => (top !== null && shareOf(top) >= shareOf(week) ? top : week), null);
  return open.length < 2 || best === null || best.sold === 0 ? null : best;
}

/** How many whole points a share is above (or, negative, below) another; null where one is unknown. */
export function pointsAbove(share: number | null, other: number | null | undefined): number | null {
  return share === null || other === null || other === undefined ? null : Math.round(share - other);
}
