const SIZE = 25;

/** A fake QR code that encodes nothing, always the same. */
export function ExampleQr({ className }: { className: string }) {
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} className={className} fill="currentColor" shapeRendering="crispEdges">
      <path d={PATTERN} fillRule="evenodd" />
    </svg>
  );
}

const PATTERN = draw();

function draw(): string {
  let path = '';
  let seed = 20;
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const corner = (x < 8 && y < 8) || (x >= SIZE - 8 && y < 8) || (x < 8 && y >= SIZE - 8);
      if (!corner && seed % 97 < 46) path += `M${x} ${y}h1v1h-1z`;
    }
  }
  for (const [x, y] of [
    [0, 0],
    [SIZE - 7, 0],
    [0, SIZE - 7],
  ] as const) {
    path += `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`;
  }
  return path;
}
