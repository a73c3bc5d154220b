/** Does something once what the person has just pressed is on the screen. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
