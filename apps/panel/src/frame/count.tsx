/** A badge with the number of waiting items; hidden at zero. said: its label. */
export function Count({ count, said, inline = false }: { count: number; said: string; inline?: boolean }) {
  if (count === 0) return null;
  const place = inline ? 'relative ml-2' : 'absolute top-1.5 right-[max(0.25rem,calc(50%-2rem))]';
  return (
    <span
      className={`grid min-h-5 min-w-5 place-items-center rounded-pill bg-ink px-1 text-2xs font-bold text-page ${place}`}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">, {said}</span>
    </span>
  );
}
