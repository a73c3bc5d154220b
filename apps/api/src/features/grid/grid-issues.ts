import { gridSlotsMax, validateGrid } from '@metade/domain/grid.ts';
import type { TableSlot } from '@metade/domain/grid.ts';
import type { RefusalIssue } from '../../refused.ts';

/** Everything wrong with a week for a restaurant that accepts some sizes, by its place below `path`. */
export function gridIssues(
  tables: readonly Omit<TableSlot, '_id'>[],
  acceptedSizes: readonly number[],
  path: string,
): RefusalIssue[] {
  const week = tables.map((entry, index) => ({ ...entry, _id: String(index) }));
  return [
    ...validateGrid(week).map(({ index, field, code }) => ({
      path: index < 0 ? `${path}tables` : `${path}tables.${index}.${field}`,
      code: gridCodes[code] ?? code,
      ...(code === 'too_many' ? { params: { max: gridSlotsMax } } : {}),
    })),
    ...week.flatMap(({ time, qtd, places }, index) =>
      time !== 'close' && qtd > 0 && places !== 0 && !acceptedSizes.includes(places)
        ? [{ path: `${path}tables.${index}.places`, code: 'size_not_accepted' }]
        : [],
    ),
  ];
}

const gridCodes: Partial<Record<string, string>> = {
  invalid_time: 'time',
  duplicate: 'slot_twice',
  unknown: 'invalid',
};
