import { useSaidTitle } from './use-title.ts';

/** Tells a screen reader which screen was gone to, where the focus stays in it. */
export function SaidTitle() {
  return (
    <p role="status" className="sr-only">
      {useSaidTitle()}
    </p>
  );
}
