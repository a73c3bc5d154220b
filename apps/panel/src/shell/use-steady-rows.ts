import { useEffect, useLayoutEffect, useState } from 'react';
import type { SteadyRow } from './steady-rows.ts';
import { isSettled, steadyRows } from './steady-rows.ts';

/** How long a list keeps its order after a touch. */
const listRestMs = 4000;

/**
 * A list's rows in stable places while somebody interacts with the page: new order and removals apply after a pause. `of`: the
 * list's subject; another one starts in order.
 */
export function useSteadyRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  of = '',
): readonly SteadyRow<Row>[] {
  const [seen, setSeen] = useState<{ of: string; shown: readonly SteadyRow<Row>[] }>({ of, shown: [] });
  const fresh = seen.of !== of || seen.shown.length === 0;
  const shown = fresh ? inOrder(rows) : steadyRows(seen.shown, rows, keyOf);
  if (seen.of !== of || seen.shown.length !== shown.length) setSeen({ of, shown });
  const settled = isSettled(shown, rows, keyOf);
  useEffect(() => followTouches(), []);
  // Before painting, so that an idle list never shows its former order.
  useLayoutEffect(() => {
    if (settled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      // A row that is moved takes the dialog that is open in it out of the top layer.
      const wait = document.querySelector('dialog:modal') ? listRestMs : lastTouch + listRestMs - Date.now();
      if (wait > 0) timer = setTimeout(settle, wait);
      else setSeen({ of, shown: inOrder(rows) });
    };
    settle();
    return () => clearTimeout(timer);
  }, [settled, of, rows]);
  return shown;
}

const inOrder = <Row>(rows: readonly Row[]): SteadyRow<Row>[] => rows.map((row) => ({ row, gone: false }));

let lastTouch = 0;
let followers = 0;
const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
const touched = () => {
  lastTouch = Date.now();
};

function followTouches(): () => void {
  followers += 1;
  if (followers === 1) for (const type of touches) addEventListener(type, touched, { capture: true, passive: true });
  return () => {
    followers -= 1;
    if (followers === 0) for (const type of touches) removeEventListener(type, touched, { capture: true });
  };
}
