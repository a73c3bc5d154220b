import { useSaidTitle } from './use-title.ts';

/** Announces the new screen to screen readers, where the focus is inside it. */
export function SaidTitle() {
  return (
    <p role="status" className="sr-only">
      {useSaidTitle()}
    </p>
  );
}
