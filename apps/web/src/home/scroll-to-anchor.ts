/** Scrolls to an element in 500 ms (at once with reduced motion) and focuses it. Answers a stop function. */
export function scrollToAnchor(id: string): (() => void) | undefined {
  const target = document.getElementById(id);
  if (!target) return undefined;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const from = window.scrollY;
  const distance = target.getBoundingClientRect().top - 24;
  const began = performance.now();
  let frame = 0;
  const step = (now: number) => {
    const part = still ? 1 : Math.min((now - began) / DURATION_MS, 1);
    window.scrollTo({ top: from + distance * (1 - (1 - part) ** 3), behavior: 'instant' });
    if (part < 1) frame = requestAnimationFrame(step);
    else target.focus({ preventScroll: true });
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

const DURATION_MS = 500;
