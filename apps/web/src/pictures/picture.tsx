interface PictureSource {
  src: string;
  alt: string;
  widths: number[];
  preview?: string | null;
}

/** A responsive picture in a box that reserves its space. `eager` for the first visible one. */
export function Picture({
  picture,
  sizes,
  eager = false,
  blurred = false,
  className = '',
  alt,
}: {
  picture: PictureSource | null;
  sizes: string;
  eager?: boolean;
  /** Blurred preview until it loads: for single pictures, not for lists. */
  blurred?: boolean;
  className?: string;
  alt?: string;
}) {
  if (!picture) {
    // Placeholder: a laid table, for restaurants without a picture.
    return (
      <img
        src="/art/empty-table.svg"
        alt=""
        width="1200"
        height="900"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={`bg-hover object-cover ${className}`}
      />
    );
  }
  const at = (width: number) => picture.src.replace('{width}', String(width));
  const widths = picture.widths.toSorted((a, b) => a - b);
  return (
    <img
      src={at(widths[Math.min(1, widths.length - 1)] ?? 640)}
      srcSet={widths.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt ?? picture.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={`bg-hover bg-cover bg-center object-cover ${className}`}
      style={blurred && picture.preview ? { backgroundImage: `url(${picture.preview})` } : undefined}
    />
  );
}
